import { and, eq, isNull, sql } from "drizzle-orm";
import { accompanimentTypes, people } from "#drizzle/schema/index.ts";
import type { Database } from "../../database.ts";
import { openOf } from "./propose-statements.ts";

/**
 * Reads the data needed to name new people: the number of the user's pending proposals, the people among them by name,
 * which of `ids` are taken, and the names of accompaniment types. One batch.
 */
export async function readKnownNames(db: Database, userId: number, names: string[], ids: string[]) {
  const [counted, own, taken, types] = await db.batch([
    db.select({ open: sql<number>`${openOf(userId)}`.as("open") }).from(sql`(SELECT 1)`),
    db
      .select({ id: people.id, name: people.name })
      .from(people)
      .where(
        and(
          eq(people.proposedBy, userId),
          isNull(people.mergedInto),
          sql`${people.name} IN (SELECT value FROM json_each(${JSON.stringify(names)}))`,
        ),
      ),
    db
      .select({ id: people.id })
      .from(people)
      .where(sql`${people.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`),
    db
      .select({ id: accompanimentTypes.id, name: accompanimentTypes.name })
      .from(accompanimentTypes)
      .limit(200),
  ]);
  return {
    open: counted[0]!.open,
    own: new Map(own.map(({ id, name }) => [name, id])),
    taken: new Set(taken.map(({ id }) => id)),
    types: new Map(types.map(({ id, name }) => [id, name.toLowerCase()])),
  };
}
