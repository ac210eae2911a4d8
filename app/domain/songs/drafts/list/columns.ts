import { cutLength } from "../../../cut-length.ts";
import { listNamedLanguages } from "../../../search/keys/language-names.ts";
import { foldName } from "../../csv/cell-names.ts";
import type { KnownNames } from "../assign-phrases.ts";
import { readHeading } from "./heading-words.ts";
import { type ListColumns, type ListField, listFields } from "./list-fields.ts";

/** What columns were, by the key of their headings. */
export type KnownColumns = Readonly<Record<string, string>>;

export interface ListTable {
  /** The headings; null if the first row is one of the rows. */
  headings: readonly string[] | null;
  rows: readonly { number: number; cells: readonly string[] }[];
}

const isListField = (text: string): text is ListField => listFields.some((field) => field === text);

/** The key that remembers a column: its heading, or its position in a list without headings. */
export function columnKey({ headings, rows }: ListTable, at: number): string {
  const heading = foldName(headings?.[at] ?? "");
  return heading ? cutLength(heading, 40) : `${at + 1}/${widthOf({ headings, rows })}`;
}

export const widthOf = ({ headings, rows }: ListTable): number =>
  Math.max(headings?.length ?? 0, ...rows.map(({ cells }) => cells.length));

/** Whether a row names columns, as far as the words are known. */
export const isHeadingRow = (cells: readonly string[], known: KnownColumns): boolean =>
  cells.some((cell) => readHeading(cell) !== undefined || foldName(cell) in known);

const maxSamples = 10;
const maxSampleLength = 100;

/** Returns the first filled cells of each column. */
export const samplesOf = (table: ListTable): string[][] =>
  Array.from({ length: widthOf(table) }, (_, at) =>
    table.rows
      .map(({ cells }) => cells[at]?.trim() ?? "")
      .filter((cell) => cell !== "" && cell.length <= maxSampleLength)
      .slice(0, maxSamples),
  );

const fileName =
  /\.(?:mp3|wav|m4a|m4b|aac|og[ga]|opus|flac|wma|aiff?|amr|3gp|mp4|m4v|webm|ogv|mov)$/i;
const date =
  /^(?:\d{4}(?:[-/.]\d{1,2}){0,2}|(?:\d{1,2}[-/.]){1,2}\d{4}|\d{1,2}\s+\p{L}+\.?,?\s+\d{4})$/u;
const time = /^\d{1,3}:\d{2}(?::\d{2})?$/;

/** How to tell a column by its cells, surest first. */
const signs = (known: KnownNames): [ListField, (cell: string) => boolean][] => [
  ["file", (cell) => fileName.test(cell)],
  ["recordingDate", (cell) => date.test(cell)],
  ["startSeconds", (cell) => time.test(cell)],
  ["endSeconds", (cell) => time.test(cell)],
  ["language", (cell) => listNamedLanguages(cell).length > 0],
  ["songTypeId", (cell) => known.songTypes.has(cell)],
  ["taalaId", (cell) => known.taalas.has(cell)],
  ["raagaId", (cell) => known.raagas.has(cell)],
  ["singer", (cell) => known.people.has(cell)],
  ["file", (cell) => /^\d{1,3}\.?$/.test(cell)],
  ["title", (cell) => /\p{L}{2}/u.test(cell)],
];

/** The share of a column's cells that have to look like a field. */
const enough = 0.6;

/** Guesses what the columns are: as they were before, then by their headings, then by their cells. */
export function guessColumns(
  table: ListTable,
  before: KnownColumns,
  known: KnownNames,
): ListColumns {
  const samples = samplesOf(table);
  const columns = samples.map((): ListField | "" | null => null);
  const isFree = (field: ListField) => field === "note" || !columns.includes(field);
  const take = (at: number, field: ListField | "") => {
    if (columns[at] === null && (field === "" || isFree(field))) columns[at] = field;
  };
  for (const at of columns.keys()) {
    const field = before[columnKey(table, at)];
    if (field !== undefined && (field === "" || isListField(field))) take(at, field);
  }
  const headings = columns.map((_, at) => readHeading(table.headings?.[at] ?? ""));
  for (const [at, field] of headings.entries())
    if (field && field !== "number") take(at, isListField(field) ? field : "");
  for (const [at, field] of headings.entries()) if (field === "number") take(at, "file");
  for (const [field, isSign] of signs(known))
    for (const [at, cells] of samples.entries())
      if (cells.length > 0 && cells.filter(isSign).length >= cells.length * enough) take(at, field);
  return columns.map((field) => field ?? "");
}

/** Lists the fields that several columns have, where only one may. */
export const listDoubled = (columns: ListColumns): ListField[] => [
  ...new Set(
    columns.filter(
      (field, at): field is ListField =>
        field !== "" && field !== "note" && columns.indexOf(field) !== at,
    ),
  ),
];
