import { sql } from "drizzle-orm";
import { people } from "#drizzle/schema/index.ts";
import type { MergeablePerson } from "../../../domain/people/merge-plan.ts";
import type { Database } from "../../database.ts";
import { jsonObject } from "../../json-columns.ts";
import { requireThat } from "../../write-batch.ts";
import { identifiersOfPerson, namesOfPerson } from "../person-record.ts";

const columns = {
  name: people.name,
  sortName: people.sortName,
  isoName: people.isoName,
  born: people.born,
  died: people.died,
  yearsSource: people.yearsSource,
  parts: people.parts,
  source: people.source,
  picture: people.picture,
  mergedInto: people.mergedInto,
  names: namesOfPerson,
  identifiers: identifiersOfPerson,
};

/** The state that a merge is planned from, as text, to detect changes. */
const state = sql<string>`CAST(${jsonObject(columns)} AS TEXT)`;

export interface StoredPerson extends MergeablePerson {
  mergedInto: string | null;
  state: string;
}

/**
 * Finds people by their ids, merged ones included, in the order of the ids. Counts at most `maxCounted` of their songs
 * and of their compositions.
 */
export async function findMergeablePeople(
  db: Database,
  ids: string[],
  maxCounted = Number.MAX_SAFE_INTEGER,
): Promise<StoredPerson[]> {
  const [rows] = await db.batch([
    db
      .select({
        ...columns,
        id: people.id,
        names: columns.names.as("names"),
        identifiers: columns.identifiers.as("identifiers"),
        state: state.as("state"),
        credits: sql<number>`(SELECT count(DISTINCT song_id) FROM (SELECT song_id FROM credits
          WHERE person_id = people.id LIMIT ${maxCounted}))`.as("credits"),
        composed: sql<number>`(SELECT count(*) FROM (SELECT 1 FROM compositions
          WHERE composer_id = people.id AND deleted_at IS NULL LIMIT ${maxCounted}))`.as(
          "composed",
        ),
      })
      .from(people)
      .where(sql`${people.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`),
  ]);
  return ids.flatMap((id) => rows.find((one) => one.id === id) ?? []);
}

/** Makes a batch fail with `outdated` if a person has changed since it was read. */
export const requirePersonState = (db: Database, { id, state: read }: StoredPerson) =>
  requireThat(db, sql`(SELECT ${state} FROM people WHERE id = ${id}) = ${read}`, "outdated");
