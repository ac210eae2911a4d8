import { type NameKind, makeNameIndexRows } from "#app/data/search/index/index-rows.ts";
import { jsonRows } from "../json-rows.ts";

interface SeededName {
  name: string;
  description: string;
  aliases?: string[];
}

const tables = {
  raaga: { table: "raagas", aliases: "raaga_aliases", id: "raaga_id", alias: "alias" },
  taala: { table: "taalas", aliases: "taala_aliases", id: "taala_id", alias: "alias" },
  songType: { table: "song_types", aliases: null, id: "", alias: "" },
  deity: { table: "deities", aliases: "deity_names", id: "deity_id", alias: "name" },
} as const;

/** Returns the statements for the search keys of entries, one for each name. */
export function nameKeyStatements(
  kind: Extract<NameKind, keyof typeof tables>,
  names: readonly SeededName[],
): string[] {
  const { table, aliases, id, alias } = tables[kind];
  const rows = names.flatMap(({ name, description, aliases: others = [] }) => {
    const keys = makeNameIndexRows(kind, name, [name, description, ...others]);
    const byText = Map.groupBy(keys, ({ matched }) => matched);
    return [...byText].map(([matched, all]) => [
      name,
      matched,
      all.map((row) => [row.field, row.key]),
    ]);
  });
  const isAlias = aliases
    ? `OR EXISTS (SELECT 1 FROM ${aliases} WHERE ${id} = ${table}.id AND ${aliases}.${alias} = name.value ->> 1)`
    : "";
  return jsonRows(rows).map(
    (list) => `INSERT INTO name_index (kind, field, key, name, matched)
      SELECT '${kind}', key.value ->> 0, key.value ->> 1, name.value ->> 0, name.value ->> 1
      FROM ${list} AS name JOIN ${table} ON ${table}.id = name.value ->> 0, json_each(name.value, '$[2]') AS key
      WHERE name.value ->> 1 IN (${table}.id, ${table}.description) ${isAlias}
      ON CONFLICT DO NOTHING`,
  );
}
