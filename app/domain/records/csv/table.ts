import { cutLength } from "../../cut-length.ts";
import { CsvFileError, type CsvLimits } from "./csv-file-error.ts";
import { type CsvRow, isBlank, readCsv } from "./read.ts";
import { unescapeCell } from "./formula-guard.ts";

/** Has no prototype: a column may be called `constructor`. */
type TableFields = Record<string, string | undefined>;

export interface TableRow extends Pick<CsvRow, "number"> {
  cells: string[];
  fields: TableFields;
  /** Set when the number of cells is wrong: "found / expected". */
  wrongLength?: string;
}

/** The columns that a file must have; of a list of columns, one of them. */
type Required = readonly (string | readonly string[])[];

/** The columns of a file in their order; null for one without a name. */
type Header = readonly (string | null)[];

/** Normalizes the name of a column for comparison. */
export const columnKey = (text: string) => text.trim().toLowerCase();

/** Returns the columns named by the first row. Throws CsvFileError. */
function readHeader(
  { number: row, cells }: CsvRow,
  columnOf: (cell: string) => string | undefined,
  required: Required,
): Header {
  const named = cells.filter((cell) => !isBlank(cell));
  const unknown = named.filter((cell) => columnOf(cell) === undefined);
  if (unknown.length > 0) {
    const names = unknown.slice(0, 10).map((cell) => cutLength(cell, 50));
    throw new CsvFileError("unknownColumn", { row }, names.join(", "));
  }
  const columns = named.map((cell) => columnOf(cell)!);
  const double = columns.find((column, at) => columns.indexOf(column) !== at);
  if (double) throw new CsvFileError("doubleColumn", { row }, double);
  const missing = required.find((one) => ![one].flat().some((column) => columns.includes(column)));
  if (missing) throw new CsvFileError("missingColumn", { row }, [missing].flat()[0]);
  return cells.map((cell) => columnOf(cell) ?? null);
}

/**
 * Reads a table whose first row names its columns in any order, else `fallback` does. Columns without a name are
 * dropped, as spreadsheets write empty ones; throws CsvFileError if one has a cell.
 */
export async function readTable(
  bytes: AsyncIterable<Uint8Array>,
  columns: readonly string[],
  required: Required,
  fallback?: readonly string[],
  limits?: CsvLimits,
): Promise<TableRow[]> {
  const [first, ...others] = await readCsv(bytes, limits);
  if (!first) throw new CsvFileError("empty", { row: 1 });
  const byKey = new Map(columns.map((column) => [columnKey(column), column]));
  const columnOf = (cell: string) => byKey.get(columnKey(unescapeCell(cell)));
  const isHeader = !fallback || first.cells.some((cell) => columnOf(cell) !== undefined);
  const header = isHeader ? readHeader(first, columnOf, required) : fallback;
  const rows = isHeader ? others : [first, ...others];
  if (rows.length === 0) throw new CsvFileError("empty", { row: 1 });
  const unnamed = header.findIndex(
    (column, at) => column === null && rows.some(({ cells }) => !isBlank(cells[at] ?? "")),
  );
  if (unnamed >= 0)
    throw new CsvFileError("unnamedColumn", { row: first.number }, columnLetters(unnamed));
  const width = header.findLastIndex((column) => column !== null) + 1;
  return rows.map((row) => toTableRow(row, header.slice(0, width)));
}

function toTableRow({ number, cells }: CsvRow, header: Header): TableRow {
  const filled = cells.findLastIndex((cell) => !isBlank(cell)) + 1;
  const plain = cells.slice(0, Math.max(header.length, filled)).map(unescapeCell);
  const fields: TableFields = Object.create(null);
  for (const [at, column] of header.slice(0, plain.length).entries())
    if (column !== null) fields[column] = plain[at];
  if (plain.length === header.length) return { number, cells: plain, fields };
  return { number, cells: plain, fields, wrongLength: `${plain.length} / ${header.length}` };
}

/** The cells of a row with their columns. */
export const givenCells = ({ fields }: Pick<TableRow, "fields">) =>
  Object.entries(fields) as [column: string, cell: string][];

/** Names a column as spreadsheets do: A, B … Z, AA … */
function columnLetters(at: number): string {
  const last = String.fromCharCode(65 + (at % 26));
  return at < 26 ? last : columnLetters(Math.floor(at / 26) - 1) + last;
}
