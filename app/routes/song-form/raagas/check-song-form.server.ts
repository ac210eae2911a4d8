import type { FormError } from "../../../domain/form-error.ts";
import type { SongRevision } from "../../../domain/songs/song-revision.ts";
import type { FormValues } from "../values/form-values.ts";
import { inFormOrder, validateSongForm } from "../values/validate-song-form.server.ts";
import { raagaErrors, type RaagaMatches, withRaagaIds } from "./match-raagas.server.ts";

/** Validates a song form as `validateSongForm`, and that its raagas, which were looked up, are clear. */
export function checkSongForm(
  submitted: FormValues,
  matches: RaagaMatches,
  before: SongRevision | null,
  known: Partial<SongRevision> | null = before,
): { song: SongRevision } | { errors: Record<string, FormError> } {
  const read = validateSongForm(withRaagaIds(submitted, matches), before, known);
  const unclear = Object.entries(raagaErrors(submitted, matches));
  if (unclear.length === 0) return read;
  const others = "errors" in read ? Object.entries(read.errors) : [];
  return { errors: inFormOrder(new Map([...others, ...unclear])) };
}
