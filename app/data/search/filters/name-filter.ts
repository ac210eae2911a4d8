import { type SQL, sql } from "drizzle-orm";
import { indexFields } from "../../../domain/search/keys/index-keys.ts";
import { parseQuery } from "../../../domain/search/keys/parse-query.ts";
import { nameRowsIn, nameRowsOf, rangesJson } from "../index/range-conditions.ts";
import type { NameKind } from "../index/index-rows.ts";
import { estimateCount, type Filter, live, matchNothing } from "./filter.ts";
import { numeral } from "../index/numeral.ts";

const columns: Record<Exclude<NameKind, "accompanist">, [walked: SQL, checked: SQL]> = {
  raaga: [sql`songs.raaga_id`, sql`+songs.raaga_id`],
  taala: [sql`songs.taala_id`, sql`+songs.taala_id`],
  songType: [sql`songs.song_type_id`, sql`+songs.song_type_id`],
  deity: [sql`songs.deity_id`, sql`+songs.deity_id`],
  singer: [sql`songs.singer COLLATE NOCASE`, sql`(+songs.singer) COLLATE NOCASE`],
  composer: [sql`songs.composer COLLATE NOCASE`, sql`(+songs.composer) COLLATE NOCASE`],
};

const estimatedSizes: Partial<Record<NameKind, SQL>> = { singer: sql`20000`, composer: sql`80000` };

const storedCounts: Partial<Record<NameKind, (names: SQL) => SQL>> = {
  raaga: (names) =>
    sql`(SELECT coalesce(sum(song_count), 0) FROM raagas WHERE id IN (SELECT name FROM ${names}))`,
  taala: (names) =>
    sql`(SELECT coalesce(sum(song_count), 0) FROM taalas WHERE id IN (SELECT name FROM ${names}))`,
  deity: (names) =>
    sql`(SELECT coalesce(sum(song_count), 0) FROM deities WHERE id IN (SELECT name FROM ${names}))`,
};

/** An estimate for a single letter. Nearly all raagas contain it, and summing up their songs would read them all. */
const sizeOfLetter = sql`60000`;

function filterByNames(
  kind: NameKind,
  names: SQL,
  tables: SQL[],
  { body }: { body: string },
): Filter {
  if (kind === "accompanist") return filterByAccompanists(names, tables);
  const [walked, checked] = columns[kind];
  const from = sql`songs WHERE ${live} AND ${walked} IN (SELECT name FROM ${names})`;
  return {
    tables,
    id: sql`songs.id`,
    from,
    walksSongs: true,
    condition: sql`${checked} IN (SELECT name FROM ${names})`,
    size:
      kind === "raaga" && body.length === 1
        ? sizeOfLetter
        : (storedCounts[kind]?.(names) ?? estimateCount(from, estimatedSizes[kind] ?? sql`40000`)),
  };
}

function filterByAccompanists(names: SQL, tables: SQL[]): Filter {
  const field = numeral(indexFields.accompanist);
  const from = sql`${names} p CROSS JOIN song_index i ON i.field = ${field} AND i.key = p.name`;
  return {
    tables,
    id: sql`i.song_id`,
    from,
    walksSongs: false,
    condition: sql`EXISTS (SELECT 1 FROM song_index i WHERE i.song_id = songs.id AND i.field = ${field}
      AND +i.key IN (SELECT name FROM ${names}))`,
    size: estimateCount(from, sql`18000`),
  };
}

/** Returns the filter for songs with a name that contains `text`, or else with one that sounds alike. */
export function filterByName(kind: NameKind, table: SQL, text: string): Filter {
  const query = parseQuery(text);
  if (!query) return matchNothing;
  const ranges = sql`${table}_asked (contains) AS (SELECT ${rangesJson(query.contains)})`;
  const contains = nameRowsOf(kind, query, sql`(SELECT contains FROM ${table}_asked)`);
  const names = sql`${table} (name) AS MATERIALIZED (
    SELECT name FROM ${contains}
    UNION SELECT name FROM ${nameRowsIn(kind, rangesJson(query.alike))}
      WHERE NOT EXISTS (SELECT 1 FROM ${contains}))`;
  return filterByNames(kind, table, [ranges, names], query);
}
