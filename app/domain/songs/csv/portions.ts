import { type CsvLimits, csvLimits } from "../../records/csv/csv-file-error.ts";
import type { TableRow } from "../../records/csv/table.ts";
import { originalIdsOf, originalKey } from "./original-ids.ts";
import { readFileAddress } from "./read-song-row.ts";
import { compositionIdOf, numberIn } from "./row-composition.ts";
import { idColumn } from "./song-csv.ts";

/** The limits of a file of songs. Above `csvLimits` it is imported in portions. */
export const songCsvLimits: CsvLimits = { ...csvLimits, bytes: 10 * 2 ** 20, rows: 20_000 };

/** A portion is closed after so many rows or letters, where the next row is of another composition. */
const full = { rows: 400, letters: 400_000 };
/** And after so many rows in any case. */
const maxRows = 1000;

/** Whether a file of so many bytes is imported in portions: a large one, and one with rows of another archive. */
export const needsPortions = (rows: readonly TableRow[], bytes: number, here: string) =>
  bytes > csvLimits.bytes ||
  rows.length > csvLimits.rows ||
  rows.some((row) => originalIdsOf(row, here) !== null);

/**
 * Sorts the rows of a file for an import in portions: songs of this archive by composition, as their recordings change
 * it together; then a row for each composition of other archives; then all others.
 */
export function sortForPortions(rows: readonly TableRow[], here: string): TableRow[] {
  const leads = findLeads(rows, here);
  const rankOf = (row: TableRow) => {
    if (originalIdsOf(row, here)) return leads.has(row) ? 1 : 2;
    return numberIn(row, idColumn) === null ? 2 : 0;
  };
  return rows
    .map((row) => ({ row, rank: rankOf(row), composition: compositionIdOf(row) ?? 0 }))
    .toSorted((one, other) => one.rank - other.rank || one.composition - other.composition)
    .map(({ row }) => row);
}

/** Selects a row for each composition of other archives: a recording that can come without its file, if there is one. */
function findLeads(rows: readonly TableRow[], here: string): Set<TableRow> {
  const leads = new Map<string, TableRow>();
  const isHeard = ({ fields }: TableRow) =>
    Boolean(fields.singer?.trim()) || (Boolean(fields.url?.trim()) && !readFileAddress(fields));
  for (const row of rows) {
    const original = originalIdsOf(row, here);
    if (!original) continue;
    const { origin, compositionId } = original;
    const key =
      compositionId === null
        ? `row ${row.number}`
        : originalKey("composition", origin, compositionId);
    const lead = leads.get(key);
    if (!lead || (!isHeard(lead) && isHeard(row))) leads.set(key, row);
  }
  return new Set(leads.values());
}

/** Splits sorted rows into portions. The recordings of a composition stay together up to a number. */
export function toPortions(rows: readonly TableRow[]): TableRow[][] {
  const portions: TableRow[][] = [];
  let letters = Infinity;
  let before: TableRow | undefined;
  for (const row of rows) {
    const count = portions.at(-1)?.length ?? Infinity;
    const isFull = count >= full.rows || letters >= full.letters;
    const isOther = !before || compositionIdOf(row) !== compositionIdOf(before);
    if ((isFull && isOther) || count >= maxRows) {
      portions.push([]);
      letters = 0;
    }
    portions.at(-1)!.push(row);
    letters += Object.values(row.fields).reduce((sum, cell) => sum + (cell?.length ?? 0), 0);
    before = row;
  }
  return portions;
}

/** Restores a row of a portion that was stored as JSON. Its fields have no prototype; see TableRow. */
export const restoreRow = (row: TableRow): TableRow => ({
  ...row,
  fields: Object.assign(Object.create(null), row.fields),
});
