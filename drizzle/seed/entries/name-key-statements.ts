import { type NameKind, makeNameIndexRows } from "#app/data/search/index/index-rows.ts";
import { jsonRows } from "../json-rows.ts";

interface SeededName {
  name: string;
  description: string;
  aliases?: string[];
}

/** Where the entries of a kind are, and a query for their other names. */
const tables = {
  raaga: { table: "raagas", others: "SELECT alias FROM raaga_aliases WHERE raaga_id = raagas.id" },
  taala: { table: "taalas", others: "SELECT alias FROM taala_aliases WHERE taala_id = taalas.id" },
  songType: { table: "song_types", others: "SELECT value FROM json_each(song_types.script_names)" },
  deity: { table: "deities", others: "SELECT name FROM deity_names WHERE deity_id = deities.id" },
};

/** Returns the statements for the search keys of entries, one for each name. */
export function nameKeyStatements(
  kind: Extract<NameKind, keyof typeof tables>,
  names: readonly SeededName[],
): string[] {
  const { table, others } = tables[kind];
  const rows = names.flatMap(({ name, description, aliases = [] }) => {
    const keys = makeNameIndexRows(kind, name, [name, description, ...aliases]);
    const byText = Map.groupBy(keys, ({ matched }) => matched);
    return [...byText].map(([matched, all]) => [
      name,
      matched,
      all.map((row) => [row.field, row.key]),
    ]);
  });
  return jsonRows(rows).map(
    (list) => `INSERT INTO name_index (kind, field, key, name, matched)
      SELECT '${kind}', key.value ->> 0, key.value ->> 1, name.value ->> 0, name.value ->> 1
      FROM ${list} AS name JOIN ${table} ON ${table}.id = name.value ->> 0, json_each(name.value, '$[2]') AS key
      WHERE name.value ->> 1 IN (${table}.id, ${table}.description) OR name.value ->> 1 IN (${others})
      ON CONFLICT DO NOTHING`,
  );
}
