import type { SQL } from "drizzle-orm";
import type { Database } from "./database.ts";

/**
 * Returns a raw SQL statement for `db.batch`. Replaces `db.all(query)`, which drizzle-orm 0.45 cannot batch on D1:
 * its raw queries lack the `stmt` that `batch` sends. It earns the writes that the query builder has no words for.
 */
export function statement<Row = unknown>(db: Database, query: SQL) {
  const raw = db.all<Row>(query);
  return Object.assign(raw, { stmt: db.$client.prepare(raw.getQuery().sql) });
}
