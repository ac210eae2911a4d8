import { knownNames, type NamedTable } from "#app/data/music/script-names.ts";
import { makeScriptNames } from "#app/domain/music/script/script-names.server.ts";
import { jsonRows } from "../json-rows.ts";

/** Rows of `table` whose names in Indian scripts are to be written. */
interface OutdatedNames {
  table: NamedTable;
  /** SQL of the names. */
  names: string;
  /** SQL of ISO names with their names in Indian scripts, as `json_each` calls them; absent for known names alone. */
  given?: string;
}

/** Returns the rows with one of the ISO names in `given`, a call of `json_each` over pairs of name and names. */
export const outdatedByRules = (table: NamedTable, given: string): OutdatedNames => ({
  table,
  names: `json_patch(given.names, ${knownNames[table]})`,
  given,
});

/** Returns the rows that have known names only. */
export const outdatedKnown = (table: NamedTable): OutdatedNames => ({
  table,
  names: knownNames[table],
});

// Materialized, so that SQLite makes an index over the given names: else it reads all of them for each row.
const withGiven = (given: string) =>
  `WITH given AS MATERIALIZED (SELECT value ->> 0 AS name, value -> 1 AS names FROM ${given})`;

export function updateNames({ table, names, given }: OutdatedNames): string {
  return given === undefined
    ? `UPDATE ${table} SET script_names = ${names} WHERE iso_name IS NULL AND script_names <> ${names}`
    : `${withGiven(given)} UPDATE ${table} SET script_names = ${names} FROM given
        WHERE given.name = ${table}.iso_name AND script_names <> ${names}`;
}

export function countOutdatedNames({ table, names, given }: OutdatedNames): string {
  return given === undefined
    ? `SELECT count(*) AS count FROM ${table} WHERE iso_name IS NULL AND script_names <> ${names}`
    : `${withGiven(given)} SELECT count(*) AS count FROM ${table} JOIN given ON given.name = ${table}.iso_name
        WHERE script_names <> ${names}`;
}

type IsoNames = readonly (string | null | undefined)[];

/** Returns each of the ISO names with its names in Indian scripts. */
export async function nameRows(isoNames: IsoNames) {
  const all = [...new Set(isoNames.filter((name) => typeof name === "string"))];
  return Promise.all(all.map(async (name) => [name, await makeScriptNames(name)] as const));
}

/**
 * Returns the statements that write names in Indian scripts, for rows of `table` with one of these ISO names or with
 * known names only. They can be run again: correct rows are not written.
 */
export async function scriptNameStatements(
  table: NamedTable,
  isoNames: IsoNames,
): Promise<string[]> {
  return [
    ...jsonRows(await nameRows(isoNames)).map((given) =>
      updateNames(outdatedByRules(table, given)),
    ),
    updateNames(outdatedKnown(table)),
  ];
}
