import { sql } from "drizzle-orm";
import type { Database } from "../../database.ts";
import { statement } from "../../drizzle-internals.ts";
import { openOf } from "./propose-statements.ts";

/**
 * Reads what naming new people depends on: how many proposals of the user are open, the people among them by name,
 * which of `ids` are taken, and the names of accompaniment types. One batch.
 */
export async function readKnownNames(db: Database, userId: number, names: string[], ids: string[]) {
  const [counted, own, taken, types] = await db.batch([
    statement<{ open: number }>(db, sql`SELECT ${openOf(userId)} AS open`),
    statement<{ id: string; name: string }>(
      db,
      sql`SELECT id, name FROM people WHERE proposed_by = ${userId} AND merged_into IS NULL
        AND name IN (SELECT value FROM json_each(${JSON.stringify(names)}))`,
    ),
    statement<{ id: string }>(
      db,
      sql`SELECT id FROM people WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`,
    ),
    statement<{ id: number; name: string }>(
      db,
      sql`SELECT id, name FROM accompaniment_types LIMIT 200`,
    ),
  ]);
  return {
    open: counted[0]!.open,
    own: new Map(own.map(({ id, name }) => [name, id])),
    taken: new Set(taken.map(({ id }) => id)),
    types: new Map(types.map(({ id, name }) => [id, name.toLowerCase()])),
  };
}
