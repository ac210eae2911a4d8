import { and, eq, isNull, sql, type SQLWrapper } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/sqlite-core";
import { people } from "#drizzle/schema/index.ts";
import type { Database } from "../database.ts";
import { statement } from "../drizzle-internals.ts";
import { jsonRow } from "../json-columns.ts";
import { nativeIn } from "../native-name.ts";

/** The attributed creator of a raaga or taala, from a column of its row; null if not a person of the archive. */
export const creatorOf = (creatorId: SQLWrapper, language: SQLWrapper | string) =>
  jsonRow(
    new QueryBuilder()
      .select({
        id: people.id,
        name: people.name,
        native: nativeIn(people.scriptNames, language).as("native"),
      })
      .from(people)
      .where(and(eq(people.id, creatorId), isNull(people.mergedInto))),
  );

/** Finds who a person is today: the one that they were merged into, or they themselves; null if nobody. */
export async function findMergedPerson(db: Database, id: string): Promise<string | null> {
  const [rows] = await db.batch([
    statement<{ id: string }>(
      db,
      sql`WITH RECURSIVE led (id, next) AS (SELECT id, merged_into FROM people WHERE id = ${id}
          UNION SELECT p.id, p.merged_into FROM people p JOIN led ON p.id = led.next)
        SELECT id FROM led WHERE next IS NULL`,
    ),
  ]);
  return rows[0]?.id ?? null;
}
