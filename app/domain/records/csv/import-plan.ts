import type { Problem } from "../../form-problem.ts";
import type { TableRow } from "./table.ts";

/** What importing one row of a CSV file would do. */
export interface PlanLine extends Partial<Problem> {
  line: number;
  name: string;
  outcome: "add" | "change" | "same" | "refuse";
  /** For a row to add: an existing name that sounds the same. */
  alike?: string;
}

/** Rejects a row with too few or too many cells; null for any other row. */
export function rejectMisfit({ line, misfit }: TableRow, name: string): PlanLine | null {
  if (misfit === undefined) return null;
  return { line, name, outcome: "refuse", problem: "csv.rowLength", values: { what: misfit } };
}
