import { columnKey, type KnownColumns, type ListTable } from "./columns.ts";
import type { ListColumns } from "./list-fields.ts";

/** Most bytes of what is remembered: a cookie has 4 kB, and a third more letters than bytes. */
const maxBytes = 2400;

/** Adds the columns of a list to those that are remembered. The oldest are forgotten where there is no room. */
export function rememberColumns(
  before: KnownColumns,
  table: ListTable,
  columns: ListColumns,
): KnownColumns {
  const now = columns.map((field, at) => [columnKey(table, at), field] as const);
  const keys = new Set(now.map(([key]) => key));
  const all = [...now, ...Object.entries(before).filter(([key]) => !keys.has(key))];
  let bytes = 0;
  const kept = all.filter(([key, field]) => {
    bytes += new TextEncoder().encode(JSON.stringify([key, field])).length + 2;
    return bytes <= maxBytes;
  });
  return Object.fromEntries(kept);
}
