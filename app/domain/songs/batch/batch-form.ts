import type { Accompaniment } from "../song-field-kinds.ts";
import { emptyValueOf, fieldsShownIn, type SongField, specOf } from "../song-fields.ts";
import type { SongRevision } from "../song-revision.ts";
import { parseFields } from "../song-schema.ts";
import type { SongErrors, SongSubmission, SubmittedValues } from "../song-submission.ts";

export const maxBatch = 200;

/** The input that empties a nullable field; "" leaves it unchanged. */
export const emptied = "-";

/** The fields that a batch edit sets in all selected songs, besides the accompaniments. */
export const batchFields = fieldsShownIn("batch");

/** The values to set in all selected songs. */
export interface BatchChanges {
  values: SubmittedValues;
  accompaniments: Accompaniment[];
  /** Whether accompaniments are added to a song's, or replace them. */
  credits: "add" | "replace";
}

export const mayBeEmptied = (field: SongField) =>
  emptyValueOf(field) === null && specOf(field).required === undefined;

/** Reads the inputs of a batch, by field, and its rows of accompaniments. */
export function readBatchChanges(
  inputs: Readonly<Record<string, string | undefined>>,
  rows: readonly { typeId: string; players: string }[],
): { changes: BatchChanges; errors: SongErrors } {
  const filled = batchFields.flatMap((field) => {
    const text = inputs[field]?.trim() ?? "";
    return text === "" ? [] : [[field, text] as const];
  });
  const isEmptied = ([field, text]: (typeof filled)[number]) =>
    text === emptied && mayBeEmptied(field);
  const { values, errors } = parseFields({
    ...Object.fromEntries(filled.filter((one) => !isEmptied(one))),
    accompaniments: rows,
  });
  const { accompaniments = [], ...others } = values;
  const empty = filled.filter(isEmptied).map(([field]) => [field, null]);
  return {
    changes: {
      values: { ...others, ...Object.fromEntries(empty) },
      accompaniments,
      credits: inputs.credits === "replace" ? "replace" : "add",
    },
    errors,
  };
}

export const isEmptyBatch = ({ values, accompaniments }: BatchChanges): boolean =>
  accompaniments.length === 0 && Object.keys(values).length === 0;

function addCredits(before: readonly Accompaniment[], added: readonly Accompaniment[]) {
  const players = new Map(before.map((one) => [one.typeId, one.players]));
  for (const { typeId, players: names } of added)
    players.set(typeId, [...new Set([...(players.get(typeId) ?? []), ...names])]);
  return [...players].map(([typeId, names]) => ({ typeId, players: names }));
}

/** Converts a batch edit to the submission for one song. */
export function submissionOf(
  { values, accompaniments, credits }: BatchChanges,
  song: SongRevision,
): SongSubmission {
  const rows =
    credits === "replace" ? accompaniments : addCredits(song.accompaniments, accompaniments);
  return {
    entrance: "batch",
    values: { ...values, ...(accompaniments.length > 0 && { accompaniments: rows }) },
    medium: { kind: "keep" },
  };
}
