import { type SQL, sql } from "drizzle-orm";

/** The rows 0 to `count` (exclusive). Rows of VALUES are not read from the database, those of json_each are counted so. */
export function numbersTo(count: number): SQL {
  const rows = Array.from({ length: count }, (_, at) => `(${at})`).join();
  // oxlint-disable-next-line no-restricted-properties -- numbers
  return sql.raw(count > 0 ? `VALUES ${rows}` : "SELECT 0 AS column1 WHERE 0");
}
