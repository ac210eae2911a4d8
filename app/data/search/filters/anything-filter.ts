import { sql } from "drizzle-orm";
import { parseQuery } from "../../../domain/search/keys/parse-query.ts";
import { nameRowsOf, rangesJson, titleMatches } from "../index/range-conditions.ts";
import { estimateCount, type Filter, filterByRanges, matchNothing, unionOf } from "./filter.ts";
import { filterByNames } from "./name-filter.ts";

const nameTables = [
  ["raaga", sql`q_raagas`],
  ["taala", sql`q_taalas`],
  ["composer", sql`q_composers`],
  ["singer", sql`q_singers`],
  ["accompanist", sql`q_accompanists`],
  ["songType", sql`q_song_types`],
] as const;

export function filterByAnything(text: string): Filter {
  const query = parseQuery(text);
  if (!query) return matchNothing;
  const ranges = sql`(SELECT ranges FROM q_ranges)`;
  const title = filterByRanges(ranges, titleMatches(query.titleCheck), sql`0`, []);
  const named = nameTables.map(([kind, table]) =>
    filterByNames(
      kind,
      table,
      [
        sql`${table} (name) AS MATERIALIZED (SELECT DISTINCT name FROM ${nameRowsOf(kind, query, ranges)})`,
      ],
      query,
    ),
  );
  const all = [title, ...named];
  const selects = all.map(({ id, from: walked }) => sql`SELECT ${id} AS id FROM ${walked}`);
  const conditions = all.map(({ condition }) => condition);
  const from = sql`(${unionOf(selects)}) f`;
  return {
    tables: [
      sql`q_ranges (ranges) AS (SELECT ${rangesJson(query.contains)})`,
      ...all.flatMap(({ tables }) => tables),
    ],
    id: sql`f.id`,
    walksSongs: false,
    from,
    condition: sql`(${sql.join(conditions, sql` OR `)})`,
    size: estimateCount(from, sql`1000000`),
  };
}
