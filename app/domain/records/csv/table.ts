import { CsvProblem } from "./csv-problem.ts";
import { type CsvRow, readCsv } from "./read.ts";
import { unescapeCell } from "./formula-guard.ts";

/** Has no prototype: a column may be called `constructor`. */
type TableFields = Record<string, string | undefined>;

export interface TableRow {
  line: number;
  cells: string[];
  fields: TableFields;
  /** Set when the number of cells is wrong: "found / expected". */
  misfit?: string;
}

const columnName = (text: string) => text.trim().toLowerCase();

/** Returns the column of each cell. @throws CsvProblem */
function readHead(head: CsvRow, columns: readonly string[], required: readonly string[]): string[] {
  const named = head.cells.map((cell) => {
    const found = columns.find((column) => columnName(column) === columnName(cell));
    if (found === undefined) throw new CsvProblem("unknownColumn", head.line, cell.slice(0, 50));
    return found;
  });
  const double = named.find((column, at) => named.indexOf(column) !== at);
  if (double) throw new CsvProblem("doubleColumn", head.line, double);
  const missing = required.find((column) => !named.includes(column));
  if (missing) throw new CsvProblem("missingColumn", head.line, missing);
  return named;
}

/**
 * Reads a CSV table whose first line names its columns, in any order.
 * @param fallback the columns when the first line names none
 * @throws CsvProblem
 */
export async function readTable(
  bytes: AsyncIterable<Uint8Array>,
  columns: readonly string[],
  required: readonly string[],
  fallback?: readonly string[],
): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  let head: readonly string[] | null = null;
  for (const row of await readCsv(bytes)) {
    if (!head) {
      const isHead = row.cells.some((cell) =>
        columns.some((column) => columnName(column) === columnName(cell)),
      );
      head = isHead || !fallback ? readHead(row, columns, required) : fallback;
      if (isHead || !fallback) continue;
    }
    rows.push(toTableRow(row, head));
  }
  if (!head || rows.length === 0) throw new CsvProblem("empty", 1);
  return rows;
}

function toTableRow({ line, cells }: CsvRow, head: readonly string[]): TableRow {
  const plain = cells.map(unescapeCell);
  const fields: TableFields = Object.create(null);
  for (const [at, column] of head.slice(0, cells.length).entries()) fields[column] = plain[at];
  if (cells.length === head.length) return { line, cells: plain, fields };
  return { line, cells: plain, fields, misfit: `${cells.length} / ${head.length}` };
}
