import { type FormError, toFormError } from "../../../domain/form-error.ts";
import { toRevision } from "../../../domain/songs/recording.ts";
import { recordingSchema } from "../../../domain/songs/recording-schema.ts";
import { inputOf, songFieldNames, type SongField } from "../../../domain/songs/song-fields.ts";
import type { SongRevision } from "../../../domain/songs/song-revision.ts";
import { optionalFields, songSchema } from "../../../domain/songs/song-schema.ts";
import { type FormValues, numberedRows } from "./form-values.ts";

const errorOrder = songFieldNames.map(inputOf);

/** Validates a song form; errors are in the form's order. What `before` lacks may stay empty. */
export function validateSongForm(
  submitted: FormValues,
  before: SongRevision | null,
): { song: SongRevision } | { errors: Record<string, FormError> } {
  const optional = new Set([...optionalFields].filter((field) => before && !before[field]));
  const rows = numberedRows(submitted);
  const fields = songSchema(optional).safeParse({
    ...Object.fromEntries(songFieldNames.map((field) => [field, submitted[inputOf(field)]])),
    composer: before?.composer,
    accompaniments: [...rows.values()].map(({ type, names }) => ({ typeId: type, players: names })),
  });
  const recording = recordingSchema(before?.uploadType ?? null, optional).safeParse(submitted);
  if (fields.success && recording.success)
    return { song: toRevision(fields.data, recording.data, before) };
  const errors = new Map<string, FormError>();
  for (const issue of [...(fields.error?.issues ?? []), ...(recording.error?.issues ?? [])]) {
    const input = inputOfPath(issue.path, [...rows.keys()]);
    if (!errors.has(input)) errors.set(input, toFormError(issue));
  }
  return { errors: Object.fromEntries([...errors].toSorted(byErrorOrder)) };
}

function inputOfPath(path: PropertyKey[], numbers: number[]): string {
  const [field, row, part] = path.map(String);
  if (field === "accompaniments" && row !== undefined)
    return `accompaniments.${numbers[Number(row)]}.${part === "players" ? "names" : "type"}`;
  return songFieldNames.includes(field as SongField) ? inputOf(field as SongField) : field!;
}

const positionOf = (input: string) => errorOrder.indexOf(input.split(".")[0]!);
const byErrorOrder = ([one]: [string, FormError], [other]: [string, FormError]) =>
  positionOf(one) - positionOf(other);
