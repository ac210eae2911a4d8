import type { FormError } from "../../form-error.ts";
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

/**
 * Rejects cells whose letters were lost when a program saved the file: replaced by U+FFFD, or by three or more question
 * marks with hardly any letters.
 */
export function rejectLostLetters(
  cells: Iterable<[column: string, cell: string]>,
): FormError | null {
  const lost = [...cells].filter(([, cell]) => {
    const marks = cell.match(/\?/g)?.length ?? 0;
    const letters = cell.match(/\p{L}/gu)?.length ?? 0;
    return cell.includes("\u{fffd}") || (marks >= 3 && letters * 4 <= marks);
  });
  if (lost.length === 0) return null;
  const what = lost.map(([column]) => column).join(", ");
  return { error: "csv.lostLetters", values: { what } };
}
