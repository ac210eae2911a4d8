import type { FormError } from "../../form-error.ts";
import { isMisread } from "./encodings.ts";
import type { TableRow } from "./table.ts";

export interface PlanLine extends Partial<FormError> {
  /** The number of the row in a spreadsheet. */
  row: number;
  name: string;
  outcome: "add" | "change" | "same" | "refuse";
  /** For a row to add: an existing name that sounds the same. */
  alike?: string;
}

/** Rejects a row with too few or too many cells; null for any other row. */
export function rejectWrongLength(
  { number, wrongLength }: TableRow,
  name: string,
): PlanLine | null {
  if (wrongLength === undefined) return null;
  return {
    row: number,
    name,
    outcome: "refuse",
    error: "csv.rowLength",
    values: { what: wrongLength },
  };
}

/** Whether letters were replaced by U+FFFD, or by three or more question marks with hardly any letters. */
function isLost(cell: string): boolean {
  const marks = cell.match(/\?/g)?.length ?? 0;
  const letters = cell.match(/\p{L}/gu)?.length ?? 0;
  return cell.includes("\u{fffd}") || (marks >= 3 && letters * 4 <= marks);
}

/** Rejects cells whose letters a program lost when it saved the file, or misread when it opened it. */
export function rejectLostLetters(
  cells: Iterable<[column: string, cell: string]>,
): FormError | null {
  const given = [...cells];
  for (const [error, isDamaged] of damages) {
    const columns = given.filter(([, cell]) => isDamaged(cell)).map(([column]) => column);
    if (columns.length > 0) return { error, values: { what: columns.join(", ") } };
  }
  return null;
}

const damages = [
  ["csv.lostLetters", isLost],
  ["csv.misreadLetters", isMisread],
] as const;
