import { sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { statement } from "../drizzle-internals.ts";
import { jsonChunks } from "../json-chunks.ts";

/** Returns SQL for the id of the only person with a printed name (SQL), ignoring case; NULL if none or several have it. */
export const bearerOf = (
  name: string,
) => `(SELECT iif(count(DISTINCT n.person_id) = 1, min(n.person_id), NULL)
  FROM person_names n JOIN people p ON p.id = n.person_id AND p.merged_into IS NULL
  WHERE n.name = ${name} COLLATE NOCASE)`;

// oxlint-disable-next-line no-restricted-properties -- a constant
const bearer = sql.raw(bearerOf("printed.value"));

const listStatement = (db: Database, list: string) =>
  statement<{ name: string; id: string }>(
    db,
    sql`SELECT name, id FROM (
        SELECT printed.value AS name, ${bearer} AS id
        FROM json_each(${list}) AS printed) WHERE id IS NOT NULL`,
  );

/** Selects which of these names belong to exactly one person, with that person's id. */
export const bearersStatement = (db: Database, names: readonly string[]) =>
  listStatement(db, JSON.stringify(names));

/** Maps each of many names that belongs to exactly one person to that person. At most one batch. */
export async function findBearers(
  db: Database,
  names: readonly string[],
): Promise<Map<string, string>> {
  const [first, ...others] = jsonChunks(names).map((list) => listStatement(db, list));
  const results = first ? await db.batch([first, ...others]) : [];
  return new Map(results.flat().map(({ name, id }) => [name, id]));
}
