import { eq, sql } from "drizzle-orm";
import { people, peopleIndex, personKeys, personNames } from "#drizzle/schema/index.ts";
import { makeScriptNames } from "../../../domain/music/script/script-names.server.ts";
import { makePeopleIndexRows } from "../../../domain/people/people-order.ts";
import type { NamesInScripts, PersonRecord } from "../../../domain/people/person.ts";
import type { Database } from "../../database.ts";
import { statement } from "../../drizzle-internals.ts";
import { scriptNameStatements } from "../../music/script-names.ts";
import { makePersonKeyRows } from "../person-keys.ts";

type Names = PersonRecord["names"];
type Listed = Pick<PersonRecord, "id" | "name" | "sortName" | "isoName" | "names"> & {
  parts: string[];
};

/** Writes the names of a person in Indian scripts, and the person's rows in the list of every language. */
export async function listStatements(
  db: Database,
  { id, name, sortName, isoName, parts, names }: Listed,
) {
  const inScripts = names.flatMap(({ language, name: native }) =>
    language === null ? [] : [[language, native]],
  );
  const natives: NamesInScripts = {
    ...(await makeScriptNames(isoName)),
    ...Object.fromEntries(inScripts),
  };
  const rows = makePeopleIndexRows({ id, name, sortName, parts, names: natives });
  return [
    ...(await scriptNameStatements(db, "people", [{ id, isoName }])),
    unlistStatement(db, id),
    statement(
      db,
      sql`INSERT INTO people_index (person_id, language, part, section, sort_name, native)
        SELECT value ->> 'personId', value ->> 'language', value ->> 'part', value ->> 'section',
          value ->> 'sortName', value ->> 'native' FROM json_each(${JSON.stringify(rows)})`,
    ),
  ];
}

export const unlistStatement = (db: Database, id: string) =>
  db.delete(peopleIndex).where(eq(peopleIndex.personId, id));

/** Replaces the names and search keys of a person. */
export function nameStatements(db: Database, id: string, names: Names) {
  const texts = names.map(({ name }) => name);
  const keys = texts.length > 0 ? makePersonKeyRows(id, texts) : [];
  return [
    db.delete(personKeys).where(eq(personKeys.personId, id)),
    statement(
      db,
      sql`INSERT INTO person_keys (field, key, person_id, matched)
        SELECT value ->> 'field', value ->> 'key', ${id}, value ->> 'matched'
        FROM json_each(${JSON.stringify(keys)})`,
    ),
    db.delete(personNames).where(eq(personNames.personId, id)),
    statement(
      db,
      sql`INSERT INTO person_names (person_id, name, kind, language, seen_at)
        SELECT ${id}, value ->> 'name', value ->> 'kind', value ->> 'language', value ->> 'seenAt'
        FROM json_each(${JSON.stringify(names)})`,
    ),
  ];
}

export const updatePerson = (
  db: Database,
  id: string,
  values: Partial<typeof people.$inferInsert>,
) => db.update(people).set(values).where(eq(people.id, id));
