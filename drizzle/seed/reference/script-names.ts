import { knownNames, type NamedTable } from "#app/data/music/script-names.ts";
import { makeScriptNames } from "#app/domain/music/script/script-names.server.ts";
import { literal } from "../sql.ts";

const rowsAtOnce = 100;

/**
 * Makes the statements that write the names in the scripts of India of the rows of `table` that have one of these ISO
 * names, or known names only. They can be run again: rows that are right stay.
 */
export async function scriptNameStatements(
  table: NamedTable,
  isoNames: readonly (string | null | undefined)[],
): Promise<string[]> {
  const all = [...new Set(isoNames.filter((name) => typeof name === "string"))];
  const made = await Promise.all(
    all.map(async (name) => [name, await makeScriptNames(name)] as const),
  );
  const parts = Array.from({ length: Math.ceil(made.length / rowsAtOnce) }, (_, at) =>
    made.slice(at * rowsAtOnce, (at + 1) * rowsAtOnce),
  );
  return [
    ...parts.map((part) => {
      const given = literal(JSON.stringify(Object.fromEntries(part)));
      const names = `json_patch(given.value, ${knownNames[table]})`;
      return `UPDATE ${table} SET script_names = ${names} FROM json_each(${given}) AS given
        WHERE given.key = ${table}.iso_name AND script_names <> ${names}`;
    }),
    `UPDATE ${table} SET script_names = ${knownNames[table]}
      WHERE iso_name IS NULL AND script_names <> ${knownNames[table]}`,
  ];
}
