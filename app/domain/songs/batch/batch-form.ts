import { z } from "zod";
import { accompanimentRow, accompanimentRows } from "../song-schema.ts";
import {
  type Accompaniment,
  emptyValues,
  maxLineLength,
  sungLanguages,
} from "../song-field-kinds.ts";
import { type SongField, specOf } from "../song-fields.ts";
import type { SongRevision } from "../song-revision.ts";
import type { SongSubmission, SubmittedValues } from "../song-submission.ts";
import { tidyLine } from "../../tidy-text.ts";

export const maxBatch = 200;

/** What a select says where a field is to be emptied; "" leaves it as it is. */
export const emptied = "-";

const line = z
  .string()
  .default("")
  .transform(tidyLine)
  .pipe(z.string().max(maxLineLength, "form.maximum"));

const choice = z
  .string()
  .max(200, "songForm.unknownChoice")
  .default("")
  .transform((id) => id.trim());

/** What is to be set in all selected songs; "" leaves a field as it is. */
export const batchForm = z.object({
  raagaId: choice,
  taalaId: choice,
  songTypeId: choice,
  language: choice.pipe(z.enum(["", emptied, ...sungLanguages], "songForm.unknownChoice")),
  event: line,
  place: line,
  singer: line,
  credits: z.enum(["add", "replace"]).catch("add"),
  accompaniments: accompanimentRows(z.object(accompanimentRow), (row) => row),
});
export type BatchWish = z.output<typeof batchForm>;

export const isEmptyWish = ({ credits: _credits, accompaniments, ...texts }: BatchWish): boolean =>
  accompaniments.length === 0 && Object.values(texts).every((text) => text === "");

function addCredits(before: readonly Accompaniment[], added: readonly Accompaniment[]) {
  const players = new Map(before.map((one) => [one.typeId, one.players]));
  for (const { typeId, players: names } of added)
    players.set(typeId, [...new Set([...(players.get(typeId) ?? []), ...names])]);
  return [...players].map(([typeId, names]) => ({ typeId, players: names }));
}

const mayBeNull = (field: SongField) => emptyValues[specOf(field).kind] === null;

/** Makes the submission of a wish for a song, with the fields that it says something of. */
export function submissionOf(
  { credits, accompaniments, ...wished }: BatchWish,
  song: SongRevision,
): SongSubmission {
  const texts = (Object.entries(wished) as [SongField, string][])
    .filter(([, wish]) => wish !== "")
    .map(([field, wish]) => [field, wish === emptied && mayBeNull(field) ? null : wish]);
  const rows =
    credits === "replace" ? accompaniments : addCredits(song.accompaniments, accompaniments);
  const values: SubmittedValues = {
    ...Object.fromEntries(texts),
    ...(accompaniments.length > 0 && { accompaniments: rows }),
  };
  return { entrance: "batch", values, medium: { kind: "keep" } };
}
