import { type SQL, sql } from "drizzle-orm";
import type { Direction } from "../../domain/paging.ts";
import type { PersonPart, PersonRecord } from "../../domain/people/person.ts";
import { countersStatement, readCounters } from "../counters.ts";
import type { Database } from "../database.ts";
import { statement } from "../drizzle-internals.ts";

export const personSorts = ["name", "id"] as const;

interface PersonRange {
  sortBy: (typeof personSorts)[number];
  direction: Direction;
  /** Pages count from 0, as in REST. */
  page: number;
  size: number;
}

interface Row extends Omit<PersonRecord, "parts" | "names" | "identifiers"> {
  yearsSource: string | null;
  isProposed: 0 | 1;
  mergedInto: string | null;
  scriptNames: string;
  parts: string;
  names: string;
  identifiers: string;
}

/** Selects people for `toPersonRecord`. */
export const personStatement = (db: Database, which: SQL) =>
  statement<Row>(
    db,
    sql`SELECT id, name, sort_name AS sortName, iso_name AS isoName, born, died,
        years_source AS yearsSource, parts, source, merged_into AS mergedInto, script_names AS scriptNames,
        proposed_at IS NOT NULL AS isProposed,
        (SELECT json_group_array(json_object('name', name, 'kind', kind, 'language', language,
          'seenAt', seen_at)) FROM (SELECT * FROM person_names WHERE person_id = people.id
          ORDER BY rowid)) AS names,
        (SELECT json_group_array(json_object('scheme', scheme, 'value', value))
          FROM person_identifiers WHERE person_id = people.id) AS identifiers
      FROM people ${which}`,
  );

/** Years without a source are left out. */
export function toPersonRecord(row: Row): PersonRecord {
  const { id, name, sortName, isoName, source, yearsSource } = row;
  return {
    id,
    name,
    sortName,
    isoName,
    born: yearsSource ? row.born : null,
    died: yearsSource ? row.died : null,
    parts: JSON.parse(row.parts) as PersonPart[],
    names: JSON.parse(row.names) as PersonRecord["names"],
    identifiers: JSON.parse(row.identifiers) as PersonRecord["identifiers"],
    source,
  };
}

/** Neither lists nor REST have people who were merged into others. */
const isListed = sql`WHERE merged_into IS NULL`;

const maxAddresses = 5000;

/** Lists the ids of the people, for a sitemap. One batch. */
export async function listPersonIds(db: Database) {
  const [rows, counters] = await db.batch([
    statement<{ id: string }>(
      db,
      sql`SELECT id FROM people ${isListed} ORDER BY id LIMIT ${maxAddresses}`,
    ),
    countersStatement(db),
  ]);
  return { ids: rows.map(({ id }) => id), version: readCounters(counters).version };
}

/** Lists a page of the people by name (in the order of `sortName`) or by id. One batch. */
export async function listPersonRecords(
  db: Database,
  { sortBy, direction, page, size }: PersonRange,
): Promise<{ people: PersonRecord[]; total: number }> {
  const column = sortBy === "id" ? sql`id` : sql`sort_name COLLATE NOCASE`;
  const by = direction === "asc" ? sql`ASC` : sql`DESC`;
  const [rows, counted] = await db.batch([
    personStatement(
      db,
      sql`${isListed} ORDER BY ${column} ${by}, id ${by} LIMIT ${size} OFFSET ${page * size}`,
    ),
    statement<{ total: number }>(db, sql`SELECT count(*) AS total FROM people ${isListed}`),
  ]);
  return { people: rows.map(toPersonRecord), total: counted[0]!.total };
}

/** Finds a person, or null if there is none or they were merged into another. */
export async function findPersonRecord(db: Database, id: string): Promise<PersonRecord | null> {
  const [rows] = await db.batch([personStatement(db, sql`${isListed} AND id = ${id}`)]);
  return rows[0] ? toPersonRecord(rows[0]) : null;
}
