import { jsonRows } from "../json-rows.ts";
import { accompanimentTypeNames, mediaTypeNames, type Names, songTypeNames } from "./list-names.ts";

const codes = ["te", "ta", "kn", "ml", "hi"] as const;

const toScriptNames = (names: Names) =>
  Object.fromEntries(codes.map((code, at) => [code, names[at]]));

/** Makes the statements that name the entries of a list in five scripts, where they have no such names yet. */
export function listNameStatements(): string[] {
  const lists = [
    ["song_types", "id", songTypeNames],
    ["accompaniment_types", "name", accompanimentTypeNames],
    ["media_types", "description", mediaTypeNames],
  ] as const;
  return lists.flatMap(([table, column, names]) =>
    jsonRows(Object.entries(names).map(([name, all]) => ({ name, all: toScriptNames(all) }))).map(
      (rows) => `UPDATE ${table} SET script_names = value -> 'all' FROM ${rows}
        WHERE ${table}.${column} = value ->> 'name' AND script_names = '{}'`,
    ),
  );
}
