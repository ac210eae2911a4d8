import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/sqlite-core";
import { people, personIdentifiers, personNames } from "#drizzle/schema/index.ts";
import type { Language } from "../../domain/music/shown-name.ts";
import type { Direction } from "../../domain/paging.ts";
import type { PersonPart, PersonRecord } from "../../domain/people/person.ts";
import { countersStatement, readCounters } from "../counters.ts";
import type { Database } from "../database.ts";
import { prepared } from "../drizzle-internals.ts";
import { jsonArray, jsonRows } from "../json-columns.ts";
import { claimsOn } from "../records/sources/claims-on.ts";
import { citedSources } from "../records/sources/cited-claims.ts";
import { thankedNames } from "../records/thanked-names.ts";

export const personSorts = ["name", "id"] as const;

interface PersonRange {
  sortBy: (typeof personSorts)[number];
  direction: Direction;
  /** Pages count from 0, as in REST. */
  page: number;
  size: number;
}

const select = new QueryBuilder();

/** All names of `people`, in the order in which they were written. */
export const namesOfPerson = jsonRows(
  select
    .select({
      name: personNames.name,
      kind: personNames.kind,
      language: sql<Language | null>`${personNames.language}`.as("language"),
      seenAt: personNames.seenAt,
    })
    .from(personNames)
    .where(eq(personNames.personId, people.id))
    .orderBy(sql`rowid`),
);

export const identifiersOfPerson = jsonArray(
  { scheme: personIdentifiers.scheme, value: personIdentifiers.value },
  sql`FROM ${personIdentifiers} WHERE ${personIdentifiers.personId} = ${people.id}`,
);

const columns = {
  id: people.id,
  name: people.name,
  sortName: people.sortName,
  isoName: people.isoName,
  born: people.born,
  died: people.died,
  yearsSource: people.yearsSource,
  parts: people.parts,
  source: people.source,
  mergedInto: people.mergedInto,
  picture: people.picture,
  compositionCount: people.compositionCount,
  scriptNames: people.scriptNames,
  isProposed: sql<0 | 1>`${people.proposedAt} IS NOT NULL`.as("is_proposed"),
  names: namesOfPerson.as("names"),
  identifiers: identifiersOfPerson.as("identifiers"),
};

/** Selects people for `toPersonRecord`, those who were merged too. */
export const selectPeople = (db: Pick<Database, "select">) => db.select(columns).from(people);

/** Selects the person `id` for `toPersonRecord`, also one who was merged. */
export const personStatement = prepared((db) =>
  db
    .select({
      ...columns,
      thanks: thankedNames("person", sql`${people.id}`).as("thanks"),
      claims: claimsOn("person", people.id).as("claims"),
    })
    .from(people)
    .where(eq(people.id, sql.placeholder("id"))),
);

type Row = Awaited<ReturnType<typeof selectPeople>>[number];

/** Years without a source are left out. */
export function toPersonRecord(row: Row): PersonRecord {
  const { id, name, sortName, isoName, source, yearsSource, names, identifiers } = row;
  return {
    id,
    name,
    sortName,
    isoName,
    born: yearsSource ? row.born : null,
    died: yearsSource ? row.died : null,
    parts: row.parts as PersonPart[],
    names,
    identifiers,
    source,
  };
}

/** Lists and REST exclude people who were merged into others. */
const isListed = isNull(people.mergedInto);

const maxAddresses = 5000;

/** Lists the ids of the people, for a sitemap. One batch. */
export async function listPersonIds(db: Database) {
  const [rows, counters] = await db.batch([
    db
      .select({ id: people.id })
      .from(people)
      .where(isListed)
      .orderBy(people.id)
      .limit(maxAddresses),
    countersStatement(db),
  ]);
  return { ids: rows.map(({ id }) => id), version: readCounters(counters).version };
}

/** Lists a page of the people by name (in the order of `sortName`) or by id. One batch. */
export async function listPersonRecords(
  db: Database,
  { sortBy, direction, page, size }: PersonRange,
): Promise<{ people: PersonRecord[]; total: number }> {
  const by = direction === "asc" ? asc : desc;
  const column = sortBy === "id" ? people.id : sql`${people.sortName} COLLATE NOCASE`;
  const [rows, counted] = await db.batch([
    selectPeople(db)
      .where(isListed)
      .orderBy(by(column), by(people.id))
      .limit(size)
      .offset(page * size),
    db
      .select({ total: sql<number>`count(*)`.as("total") })
      .from(people)
      .where(isListed),
  ]);
  return { people: rows.map(toPersonRecord), total: counted[0]!.total };
}

const lastRevision = sql<number>`coalesce((SELECT max(id) FROM revisions
  WHERE subject_kind = 'person' AND subject_id = people.id), 0)`;

/**
 * Finds a person with the sources of their facts and the last revision of their history (0 for none), or null if there
 * is none or they were merged into another.
 */
export async function findPersonRecord(db: Database, id: string) {
  const [[row]] = await db.batch([
    db
      .select({
        ...columns,
        sources: citedSources("person", people.id).as("sources"),
        revision: lastRevision.as("revision"),
      })
      .from(people)
      .where(and(isListed, eq(people.id, id))),
  ]);
  return row ? { ...toPersonRecord(row), sources: row.sources, revision: row.revision } : null;
}
