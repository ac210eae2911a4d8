import type { RouterContextProvider } from "react-router";
import type { Database } from "../../data/database.ts";
import { findComposition } from "../../data/songs/composition.ts";
import type { FormError } from "../../domain/form-error.ts";
import { parseId } from "../../domain/paging.ts";
import { inputOf, type SongField } from "../../domain/songs/song-fields.ts";
import type { ProposedEntries } from "../../domain/records/proposing/proposed-entries.ts";
import type { SongRevision } from "../../domain/songs/song-revision.ts";
import { createSong } from "../../operations/songs/create-song.ts";
import { databaseContext, userContext } from "../../web/context.ts";
import { servicesOf } from "../../web/services.server.ts";
import { checkSongForm } from "./check-song-form.server.ts";
import { planForm } from "./proposing/plan-form.server.ts";
import { matchRaagasOf, type RaagaMatches } from "./raagas/match-raagas.server.ts";
import { type FormValues, sharedFormValues } from "./values/form-values.ts";

/** A form with its raagas looked up, what it brings and, of a new recording, what its composition says. */
export interface CheckedForm {
  given: FormValues;
  matches: RaagaMatches;
  compositionId: number | null;
  proposed: ProposedEntries;
  read: { song: SongRevision } | { errors: Record<string, FormError> };
}

export async function findChosen(db: Database, text: string | null | undefined) {
  const id = parseId(text ?? null);
  return id === null ? null : findComposition(db, id);
}

/** Validates the form of a new song; "missing" if the composition that it names is not there. */
export async function checkNewSong(
  context: Readonly<RouterContextProvider>,
  submitted: FormValues,
): Promise<CheckedForm | "missing"> {
  const [composition, matches] = await Promise.all([
    findChosen(context.get(databaseContext), submitted.compositionId),
    matchRaagasOf(context, submitted),
  ]);
  if (submitted.compositionId && !composition) return "missing";
  const given = composition ? { ...submitted, ...sharedFormValues(composition.shared) } : submitted;
  const planned = await planForm(context, given, matches);
  const read = checkSongForm(planned, null, composition?.shared ?? null);
  const song = "song" in read && { song: { ...read.song, ...composition?.shared } };
  const { proposed } = planned;
  return { given, matches, compositionId: composition?.id ?? null, proposed, read: song || read };
}

/** Adds the song of a valid form, once for each request id. */
export const createChecked = (
  context: Readonly<RouterContextProvider>,
  song: SongRevision,
  { compositionId, proposed }: Pick<CheckedForm, "compositionId" | "proposed">,
  requestId: string,
) =>
  createSong(
    servicesOf(context),
    context.get(userContext),
    song,
    requestId,
    compositionId,
    proposed,
  );

export const byInput = <T>(errors: Partial<Record<SongField, T>>): Record<string, T> =>
  Object.fromEntries(
    Object.entries<T>(errors).map(([field, error]) => [inputOf(field as SongField), error]),
  );
