import { jsonRows } from "../json-rows.ts";
import { accompanimentTypeNames, mediaTypeNames, type Names, songTypeNames } from "./list-names.ts";

const codes = ["te", "ta", "kn", "ml", "hi"] as const;

const toScriptNames = (names: Names) =>
  Object.fromEntries(codes.map((code, at) => [code, names[at]]));

/** Returns the statements that add names in five scripts to entries that have none and that no user has changed. */
export function listNameStatements(): string[] {
  const lists = [
    ["song_types", "id", "songType", songTypeNames],
    ["accompaniment_types", "name", "accompanimentType", accompanimentTypeNames],
    ["media_types", "description", "mediaType", mediaTypeNames],
  ] as const;
  return lists.flatMap(([table, column, kind, names]) =>
    jsonRows(Object.entries(names).map(([name, all]) => ({ name, all: toScriptNames(all) }))).map(
      (rows) => `UPDATE ${table} SET script_names = value -> 'all' FROM ${rows}
        WHERE ${table}.${column} = value ->> 'name' AND script_names = '{}'
          AND CAST(${table}.id AS TEXT) NOT IN (SELECT subject_id FROM revisions
            WHERE subject_kind = '${kind}' AND fields -> 'scriptNames' IS NOT NULL)`,
    ),
  );
}
