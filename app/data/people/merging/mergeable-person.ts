import { sql } from "drizzle-orm";
import type { MergeablePerson } from "../../../domain/people/merge-plan.ts";
import type { PersonRecord } from "../../../domain/people/person.ts";
import type { Database } from "../../database.ts";
import { statement } from "../../drizzle-internals.ts";
import { requireThat } from "../../write-batch.ts";

const names = sql`(SELECT json_group_array(json_object('name', name, 'kind', kind,
  'language', language, 'seenAt', seen_at)) FROM (SELECT * FROM person_names
  WHERE person_id = people.id ORDER BY rowid))`;
const identifiers = sql`(SELECT json_group_array(json_object('scheme', scheme, 'value', value))
  FROM person_identifiers WHERE person_id = people.id)`;
/** All that a merge is planned from, as text, to see whether it has changed. */
const state = sql`json_array(name, sort_name, iso_name, born, died, years_source, parts, source,
  merged_into, ${names}, ${identifiers})`;

export interface StoredPerson extends MergeablePerson {
  mergedInto: string | null;
  state: string;
}

type Row = Omit<StoredPerson, "parts" | "names" | "identifiers"> &
  Record<"parts" | "names" | "identifiers", string>;

/**
 * Finds people by their ids, also merged ones, in the order of the ids. Counts `maxCounted` of their songs and of
 * their compositions at most.
 */
export async function findMergeablePeople(
  db: Database,
  ids: string[],
  maxCounted = Number.MAX_SAFE_INTEGER,
): Promise<StoredPerson[]> {
  const [rows] = await db.batch([
    statement<Row>(
      db,
      sql`SELECT id, name, sort_name AS sortName, iso_name AS isoName, born, died,
          years_source AS yearsSource, parts, source, merged_into AS mergedInto,
          ${names} AS names, ${identifiers} AS identifiers, ${state} AS state,
          (SELECT count(DISTINCT song_id) FROM (SELECT song_id FROM credits
            WHERE person_id = people.id LIMIT ${maxCounted})) AS credits,
          (SELECT count(*) FROM (SELECT 1 FROM compositions
            WHERE composer_id = people.id AND deleted_at IS NULL LIMIT ${maxCounted})) AS composed
        FROM people WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`,
    ),
  ]);
  const found = rows.map((row) => ({
    ...row,
    parts: JSON.parse(row.parts) as string[],
    names: JSON.parse(row.names) as PersonRecord["names"],
    identifiers: JSON.parse(row.identifiers) as PersonRecord["identifiers"],
  }));
  return ids.flatMap((id) => found.find((one) => one.id === id) ?? []);
}

/** Makes a batch fail with `outdated` if a person is not as it was read. */
export const requirePersonState = (db: Database, { id, state: read }: StoredPerson) =>
  requireThat(db, sql`(SELECT ${state} FROM people WHERE id = ${id}) = ${read}`, "outdated");
