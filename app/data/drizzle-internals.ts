import type { SQL } from "drizzle-orm";
import type { Database } from "./database.ts";

/**
 * Returns a statement in SQL of our own for `db.batch`. Replaces `db.all(query)`, which drizzle-orm 0.45 sends to a
 * D1 batch without its text and values: it reads them from a `stmt` that raw queries lack.
 */
export function statement<Row = unknown>(db: Database, query: SQL) {
  const raw = db.all<Row>(query);
  return Object.assign(raw, { stmt: db.$client.prepare(raw.getQuery().sql) });
}
