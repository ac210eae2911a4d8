import type { FormError } from "../../form-error.ts";
import type { TableRow } from "./table.ts";

export interface PlanLine extends Partial<FormError> {
  line: number;
  name: string;
  outcome: "add" | "change" | "same" | "refuse";
  /** For a row to add: an existing name that sounds the same. */
  alike?: string;
}

/** Rejects a row with too few or too many cells; null for any other row. */
export function rejectWrongLength({ line, wrongLength }: TableRow, name: string): PlanLine | null {
  if (wrongLength === undefined) return null;
  return { line, name, outcome: "refuse", error: "csv.rowLength", values: { what: wrongLength } };
}
