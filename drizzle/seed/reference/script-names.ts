import { knownNames, type NamedTable } from "#app/data/music/script-names.ts";
import { makeScriptNames } from "#app/domain/music/script/script-names.server.ts";
import { jsonRows } from "../json-rows.ts";

/**
 * Returns the statements that write names in Indian scripts, for rows of `table` with one of these ISO names or with
 * known names only. They can be run again: correct rows are not written.
 */
export async function scriptNameStatements(
  table: NamedTable,
  isoNames: readonly (string | null | undefined)[],
): Promise<string[]> {
  const all = [...new Set(isoNames.filter((name) => typeof name === "string"))];
  const namePairs = await Promise.all(
    all.map(async (name) => [name, await makeScriptNames(name)] as const),
  );
  return [
    ...jsonRows(namePairs).map((given) => {
      const names = `json_patch(given.value -> 1, ${knownNames[table]})`;
      return `UPDATE ${table} SET script_names = ${names} FROM ${given} AS given
        WHERE given.value ->> 0 = ${table}.iso_name AND script_names <> ${names}`;
    }),
    `UPDATE ${table} SET script_names = ${knownNames[table]}
      WHERE iso_name IS NULL AND script_names <> ${knownNames[table]}`,
  ];
}
