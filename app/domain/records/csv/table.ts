import { CsvFileError } from "./csv-file-error.ts";
import { type CsvRow, readCsv } from "./read.ts";
import { unescapeCell } from "./formula-guard.ts";

/** Has no prototype: a column may be called `constructor`. */
type TableFields = Record<string, string | undefined>;

export interface TableRow {
  line: number;
  cells: string[];
  fields: TableFields;
  /** Set when the number of cells is wrong: "found / expected". */
  wrongLength?: string;
}

/** The columns that a file must have; of a list of columns, one of them. */
type Required = readonly (string | readonly string[])[];

const columnName = (text: string) => text.trim().toLowerCase();
const isNamed = (column: string, cell: string) =>
  columnName(column) === columnName(unescapeCell(cell));

/** Returns the column of each cell. @throws CsvFileError */
function readHeader(header: CsvRow, columns: readonly string[], required: Required): string[] {
  const columnOf = (cell: string) => columns.find((column) => isNamed(column, cell));
  const unknown = header.cells.filter((cell) => columnOf(cell) === undefined);
  if (unknown.length > 0) {
    const names = unknown.slice(0, 10).map((cell) => cell.slice(0, 50));
    throw new CsvFileError("unknownColumn", header.line, names.join(", "));
  }
  const named = header.cells.map((cell) => columnOf(cell)!);
  const double = named.find((column, at) => named.indexOf(column) !== at);
  if (double) throw new CsvFileError("doubleColumn", header.line, double);
  const missing = required.find((one) => ![one].flat().some((column) => named.includes(column)));
  if (missing) throw new CsvFileError("missingColumn", header.line, [missing].flat()[0]);
  return named;
}

/** Reads a table whose first line names its columns in any order, else `fallback` does. Throws CsvFileError. */
export async function readTable(
  bytes: AsyncIterable<Uint8Array>,
  columns: readonly string[],
  required: Required,
  fallback?: readonly string[],
): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  let header: readonly string[] | null = null;
  for (const row of await readCsv(bytes)) {
    if (!header) {
      const isHeader = row.cells.some((cell) => columns.some((column) => isNamed(column, cell)));
      header = isHeader || !fallback ? readHeader(row, columns, required) : fallback;
      if (isHeader || !fallback) continue;
    }
    rows.push(toTableRow(row, header));
  }
  if (!header || rows.length === 0) throw new CsvFileError("empty", 1);
  return rows;
}

function toTableRow({ line, cells }: CsvRow, header: readonly string[]): TableRow {
  const plain = cells.map(unescapeCell);
  const fields: TableFields = Object.create(null);
  for (const [at, column] of header.slice(0, cells.length).entries()) fields[column] = plain[at];
  if (cells.length === header.length) return { line, cells: plain, fields };
  return { line, cells: plain, fields, wrongLength: `${cells.length} / ${header.length}` };
}
