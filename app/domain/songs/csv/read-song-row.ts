import { type FormError, toFormError } from "../../form-error.ts";
import { detectMedia } from "../../media/media-url.ts";
import { printedNames, type CellName, foldName } from "./cell-names.ts";
import type { Accompaniment } from "../song-field-kinds.ts";
import { songFields, specOf } from "../song-fields.ts";
import type { MediumChoice } from "../medium.ts";
import type { SongRevision } from "../song-revision.ts";
import { endsAfterStart, type EnteredField, fieldSchema } from "../song-schema.ts";
import { type ListedIds, readInput } from "./row-input.ts";
import { type CsvField, csvFields, type SongCsvLists } from "./song-csv.ts";

export interface RowError extends FormError {
  column?: string;
}

export type Cells = Readonly<Record<string, string | undefined>>;

export interface ReadFields {
  fields: Partial<SongRevision>;
  errors: RowError[];
  unknown: CellName[];
}

type RowField = Extract<CsvField, EnteredField>;

export const rowFields = csvFields.filter((field): field is RowField => !specOf(field).medium);

/** Reads these fields of a row, and what is wrong with each of them. */
export function readFields(
  cells: Cells,
  fields: readonly RowField[],
  ids: ListedIds,
  mayBeEmpty: (field: RowField) => boolean,
): ReadFields {
  const read: ReadFields = { fields: {}, errors: [], unknown: [] };
  for (const field of fields) {
    const column = songFields[field].csv;
    const given = readInput(cells, field, ids);
    if ("unknown" in given) {
      read.unknown.push(...given.unknown);
      continue;
    }
    if ("error" in given) {
      read.errors.push({ column, ...given });
      continue;
    }
    const isOptional = specOf(field).required === undefined || mayBeEmpty(field);
    const parsed = schemaOf(field, isOptional).safeParse(given.input);
    if (parsed.success) Object.assign(read.fields, { [field]: parsed.data });
    else read.errors.push({ column, ...toFormError(parsed.error.issues[0]!) });
  }
  return read;
}

const schemas = new Map<string, ReturnType<typeof fieldSchema>>();

function schemaOf(field: EnteredField, mayBeEmpty: boolean) {
  const key = `${field} ${mayBeEmpty}`;
  const schema = schemas.get(key) ?? fieldSchema(field, mayBeEmpty);
  schemas.set(key, schema);
  return schema;
}

const typeColumn = (cells: Cells, name: string) =>
  cells[name] === undefined ? name.toLowerCase() : name;

export function readAccompaniments(
  cells: Cells,
  types: SongCsvLists["accompanimentTypes"],
): { accompaniments: Accompaniment[]; errors: RowError[] } {
  const accompaniments: Accompaniment[] = [];
  const errors: RowError[] = [];
  for (const { id, name } of types) {
    const column = typeColumn(cells, name);
    const rows = [{ typeId: id, players: cells[column] ?? "" }];
    const parsed = schemaOf("accompaniments", true).safeParse(rows);
    if (parsed.success) accompaniments.push(...(parsed.data as Accompaniment[]));
    else errors.push({ column, ...toFormError(parsed.error.issues[0]!) });
  }
  return { accompaniments, errors };
}

export const timeErrors = (song: Partial<SongRevision>): RowError[] =>
  endsAfterStart(song) ? [] : [{ column: "end", error: "songForm.endBeforeStart" }];

export const unknownErrors = (names: readonly CellName[]): RowError[] =>
  names.map(({ column, name: what, list }) => ({
    column,
    error: list === "people" ? "csv.unknownPerson" : "csv.unknownName",
    values: { what },
  }));

export const printedIn = (
  cells: Cells,
  types: SongCsvLists["accompanimentTypes"],
  has: (column: string) => boolean,
): CellName[] => [
  ...(has("singer") ? printedNames("singer", "singer", cells.singer ?? "") : []),
  ...(has("composer") ? printedNames("composer", "composer", cells.composer ?? "") : []),
  ...types
    .map(({ name }) => typeColumn(cells, name))
    .filter(has)
    .flatMap((column) => printedNames("accompanist", column, cells[column] ?? "")),
];

const uploadTypes = new Map<string, "YouTube" | "Audio" | "Video" | null>([
  ["", null],
  ["youtube", "YouTube"],
  ["audio", "Audio"],
  ["audio upload", "Audio"],
  ["video", "Video"],
  ["video upload", "Video"],
]);

/** Reads the recording of a row. A file cannot come by CSV: then the row only says of which type it is. */
export function readMedium({ uploadType = "", url = "" }: Cells): MediumChoice | RowError {
  const type = uploadTypes.get(foldName(uploadType));
  if (type === undefined) return { column: "uploadType", error: "songForm.uploadTypeRequired" };
  if (url.trim() === "")
    return type === "YouTube"
      ? { column: "url", error: "songForm.youTubeRequired" }
      : { kind: "none", uploadType: type };
  const found = detectMedia(url);
  if ("error" in found) return { column: "url", ...found };
  if ("videoId" in found) return { kind: "YouTube", ...found };
  const uploadTypeOfFile = type && type !== "YouTube" ? type : found.uploadType;
  return { kind: "Link", uploadType: uploadTypeOfFile, url: found.url };
}
