import { sql } from "drizzle-orm";
import { makeScriptNames } from "../../domain/music/script/script-names.server.ts";
import type { Database } from "../database.ts";
import { statement } from "../drizzle-internals.ts";

/** SQL for the stored script names of a row, as a JSON object by language. They override the names made by rules. */
export const knownNames = {
  raagas: knownOf("name_exceptions WHERE subject_kind = 'raaga' AND subject_id = raagas.id"),
  taalas: knownOf("name_exceptions WHERE subject_kind = 'taala' AND subject_id = taalas.id"),
  people: knownOf("person_names WHERE person_id = people.id AND language <> 'en'"),
} as const;

export type NamedTable = keyof typeof knownNames;

function knownOf(rows: string): string {
  return `(SELECT json_group_object(language, name) FROM ${rows} AND language IS NOT NULL)`;
}

interface NamedRow {
  id: string;
  isoName: string | null;
}

/** Writes the names of rows in five scripts, after their ISO names and the known names are written. */
export async function scriptNameStatements(
  db: Database,
  table: NamedTable,
  rows: readonly NamedRow[],
) {
  const entries = rows.map(async ({ id, isoName }) => [id, await makeScriptNames(isoName)]);
  const namesJson = JSON.stringify(Object.fromEntries(await Promise.all(entries)));
  // oxlint-disable-next-line no-restricted-properties -- constants
  const [name, storedNames] = [sql.raw(table), sql.raw(knownNames[table])];
  return [
    statement(
      db,
      sql`UPDATE ${name} SET script_names = json_patch(given.value, ${storedNames})
        FROM json_each(${namesJson}) AS given WHERE given.key = ${name}.id`,
    ),
  ];
}
