import type { TableRow } from "../../records/csv/table.ts";
import type { SharedRevision } from "../song-revision.ts";
import { foldName } from "./cell-names.ts";
import type { RowError } from "./read-song-row.ts";
import { compositionColumn } from "./song-csv.ts";

/** The shared fields of recordings, by composition id. */
export type CompositionsById = ReadonlyMap<number, SharedRevision>;

/** Reads the number in a column of a row: null for a blank cell, NaN for any other text. */
export function numberIn({ fields }: Pick<TableRow, "fields">, column: string): number | null {
  const cell = (fields[column] ?? "").trim();
  if (cell === "") return null;
  return /^(?:0|[1-9]\d{0,14})$/.test(cell) ? Number(cell) : Number.NaN;
}

export const compositionIdOf = (row: TableRow) => numberIn(row, compositionColumn);

/** Finds the composition of a row. Returns an error if it does not exist or its title differs from the row's. */
export function findRowComposition(
  row: TableRow,
  compositions: CompositionsById,
): { id: number; shared: SharedRevision } | RowError | null {
  const id = compositionIdOf(row);
  if (id === null) return null;
  const shared = compositions.get(id);
  const what = row.fields[compositionColumn]!.trim();
  if (!shared)
    return { column: compositionColumn, error: "csv.unknownComposition", values: { what } };
  const title = (row.fields.title ?? "").trim();
  if (title !== "" && foldName(title) !== foldName(shared.title))
    return { column: "title", error: "csv.otherTitle", values: { what: shared.title } };
  return { id, shared };
}
