import type { FormError } from "../../form-error.ts";
import { detectMedia } from "../../media/media-url.ts";
import { printedNames, type CellName, foldName } from "./cell-names.ts";
import type { Accompaniment } from "../song-field-kinds.ts";
import { type SongField, songFields, specOf } from "../song-fields.ts";
import type { MediumChoice } from "../medium.ts";
import { parseFields } from "../song-schema.ts";
import { emptySong, type SongErrors, type SubmittedValues } from "../song-submission.ts";
import { type ListedIds, readInput } from "./row-input.ts";
import {
  addressColumn,
  columnsOf,
  type CsvField,
  csvFields,
  type SongCsvLists,
  songColumns,
} from "./song-csv.ts";

export interface RowError extends FormError {
  column?: string;
}

export type Cells = Readonly<Record<string, string | undefined>>;

interface ReadFields {
  values: SubmittedValues;
  errors: RowError[];
  unknown: CellName[];
}

export const rowFields = csvFields.filter((field) => !specOf(field).medium);

/** Parses these fields of a row, and their errors. A blank cell empties its field. */
export function readFields(cells: Cells, fields: readonly CsvField[], ids: ListedIds): ReadFields {
  const read: ReadFields = { values: {}, errors: [], unknown: [] };
  for (const field of fields) {
    const column = songFields[field].csv;
    const cell = readInput(cells, field, ids);
    if ("unknown" in cell) read.unknown.push(...cell.unknown);
    else if ("error" in cell) read.errors.push({ column, ...cell });
    else if (cell.input === undefined) Object.assign(read.values, { [field]: emptySong[field] });
    else {
      const { values, errors } = parseFields({ [field]: cell.input });
      const [error] = Object.values(errors);
      if (error) read.errors.push({ column, ...error });
      Object.assign(read.values, values);
    }
  }
  return read;
}

/** Lists the errors of a row in the order of its columns: parse errors, and errors of the parsed values. */
export function rowErrors(
  errors: SongErrors,
  read: Pick<ReadFields, "errors" | "unknown">,
): RowError[] {
  const reported = new Set([...read.errors, ...read.unknown].map(({ column }) => column));
  const others = (Object.keys(errors) as SongField[])
    .filter((field) => !columnsOf(field).some((column) => reported.has(column)))
    .map((field) => ({ column: specOf(field).csv ?? addressColumn, ...errors[field]! }));
  const columns = songColumns.concat("");
  const positionOf = ({ column = "" }: RowError) => columns.indexOf(column);
  return [...read.errors, ...others].toSorted((one, other) => positionOf(one) - positionOf(other));
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
    const parsed = parseFields({ accompaniments: rows });
    const [error] = Object.values(parsed.errors);
    if (error) errors.push({ column, ...error });
    accompaniments.push(...(parsed.values.accompaniments ?? []));
  }
  return { accompaniments, errors };
}

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

/** Parses the recording of a row. CSV cannot contain a file: for one, the row only states its type. */
export function readMedium({ uploadType = "", url = "" }: Cells): MediumChoice | RowError {
  const type = uploadTypes.get(foldName(uploadType));
  if (type === undefined) return { column: "uploadType", error: "songForm.uploadTypeRequired" };
  if (url.trim() === "")
    return type === "YouTube"
      ? { column: "url", error: "songForm.youTubeRequired" }
      : { kind: "none", uploadType: type };
  const detected = detectMedia(url);
  if ("error" in detected) return { column: "url", ...detected };
  if ("videoId" in detected) return { kind: "YouTube", ...detected };
  if (type === "YouTube") return { column: "url", error: "songForm.invalidYouTube" };
  return { kind: "Link", uploadType: type ?? detected.uploadType, url: detected.url };
}

/** Returns the address of a recording if it is a file of an archive, as an export has it; else null. */
export function readFileAddress({ url = "" }: Cells): string | null {
  const address = url.trim();
  return /^https?:\/\/[^/]+\/media\/[^/.]+$/.test(address) ? address : null;
}
