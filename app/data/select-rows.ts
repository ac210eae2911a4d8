import { Column, is, SQL, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { statement } from "./drizzle-internals.ts";
import { literal } from "./literal.ts";
import type { JsonOf } from "./json-columns.ts";

/**
 * Selects typed columns with a query that Drizzle cannot express. `write` receives them as `id AS "id", …`. Values are
 * SQLite's: booleans are 0 or 1, instants milliseconds.
 */
export function selectRows<Columns extends Record<string, Column | SQL>>(
  db: Database,
  columns: Columns,
  write: (columns: SQL) => SQL,
) {
  const named = Object.entries(columns).map(([name, column]) => {
    if (is(column, Column) && column.dataType === "json") throw new Error(`${name} is JSON.`);
    return sql`${column} AS ${literal(name)}`;
  });
  return statement<JsonOf<Columns>>(db, write(sql.join(named, sql`, `)));
}
