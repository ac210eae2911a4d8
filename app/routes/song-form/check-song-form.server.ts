import type { FormError } from "../../domain/form-error.ts";
import type { SongRevision } from "../../domain/songs/song-revision.ts";
import { inFormOrder, validateSongForm } from "./values/validate-song-form.server.ts";
import type { PlannedForm } from "./proposing/plan-form.server.ts";
import { raagaErrors, withRaagaIds } from "./raagas/match-raagas.server.ts";

/** As `validateSongForm`; also checks that the raagas it names are clear, and that what it brings may be proposed. */
export function checkSongForm(
  { form, matches, proposalErrors }: PlannedForm,
  before: SongRevision | null,
  known: Partial<SongRevision> | null = before,
): { song: SongRevision } | { errors: Record<string, FormError> } {
  const read = validateSongForm(withRaagaIds(form, matches), before, known);
  const unclear = Object.entries({ ...proposalErrors, ...raagaErrors(form, matches) });
  if (unclear.length === 0) return read;
  const others = "errors" in read ? Object.entries(read.errors) : [];
  return { errors: inFormOrder(new Map([...others, ...unclear])) };
}
