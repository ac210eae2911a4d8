import type { TableRow } from "../../records/csv/table.ts";
import { compositionIdOf, numberIn } from "./row-composition.ts";
import { idColumn, originColumn } from "./song-csv.ts";

/** The ids of a song in the archive that it comes from. `id` is NaN if its row has none. */
export interface OriginalIds {
  origin: string;
  id: number;
  compositionId: number | null;
}

/** Returns the ids that a row has in another archive than `here`, or null for a row of this one. */
export function originalIdsOf(row: TableRow, here: string): OriginalIds | null {
  const origin = (row.fields[originColumn] ?? "").trim();
  return origin === "" || origin === here
    ? null
    : { origin, id: numberIn(row, idColumn) ?? Number.NaN, compositionId: compositionIdOf(row) };
}

export const originalKey = (kind: "song" | "composition", origin: string, id: number) =>
  `${kind} ${id} ${origin}`;
