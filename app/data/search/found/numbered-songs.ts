import { type SQL, sql } from "drizzle-orm";
import { maxCountedMatches, maxWalkedSongs } from "../../../domain/search/search.ts";
import { type Filter, live } from "../filters/filter.ts";
import type { SearchFilters } from "../filters/filters.ts";
import { numeral } from "../index/numeral.ts";
import { anyOf, type Compared, compareAll, selectAny } from "../filters/compare-all.ts";

const limit = numeral(maxCountedMatches + 1);
const names = { start: sql`start_all`, compared: sql`compared_all` };

interface Candidates {
  tables: SQL[];
  /** Selects ids, each with `of_any`: 0 if the song counts only if it matches all filters. */
  songs: SQL;
  /** How many songs were compared, null for all. */
  compared: SQL;
}

/**
 * Selects songs that match all of `query` and `chosen` and any of `combined`, with the number of matches of the latter,
 * most first. Full matches are searched among the songs of the query or else of the smallest filter, so that they are
 * found among any number of partial ones.
 */
export function numberMatches(
  { query, chosen, combined }: SearchFilters,
  key: SQL,
  columns: SQL,
  part: Compared,
): Candidates {
  const [queryFilter] = query;
  const { tables, songs, compared } = queryFilter
    ? listQueried(queryFilter)
    : listAnyAndAll(chosen, combined, part);
  const candidates = sql`SELECT songs.*, 0 AS matched_0, c.of_any FROM (${songs}) c
    CROSS JOIN songs ON songs.id = c.id WHERE ${live} LIMIT -1`;
  const matched = sql`matched_${numeral(chosen.length + combined.length)}`;
  const numbered = sql`SELECT id, composition_id, ${key} AS sort_key, ${matched} AS matched${columns}
    FROM (${countEach(candidates, chosen, combined)}) songs
    WHERE ${matched} > 0 ORDER BY ${matched} DESC LIMIT ${limit}`;
  return { tables, songs: numbered, compared };
}

/**
 * Nests one select for each condition. Each is then written once, and not tested for a song that has failed before
 * (null). A song that matches any filter may fail some of `combined`.
 */
function countEach(candidates: SQL, chosen: Filter[], combined: Filter[]): SQL {
  const filters = [...chosen, ...combined.toSorted((a, b) => +b.walksSongs - +a.walksSongs)];
  return filters.reduce((songs, { condition }, at) => {
    const before = sql`songs.matched_${numeral(at)}`;
    const [yes, no] =
      at < chosen.length
        ? [before, sql`NULL`]
        : [sql`${before} + 1`, sql`iif(songs.of_any, ${before}, NULL)`];
    return sql`SELECT songs.*, iif(${before} IS NULL, NULL, iif(${condition}, ${yes}, ${no})) AS matched_${numeral(at + 1)}
      FROM (${songs}) songs LIMIT -1`;
  }, candidates);
}

/** Names the tables of a query only once, because they are large and SQLite expands them at each use. */
const listQueried = ({ id, from }: Filter): Candidates => ({
  tables: [],
  songs: sql`SELECT DISTINCT ${id} AS id, 1 AS of_any FROM ${from} LIMIT ${limit}`,
  compared: sql`NULL`,
});

function listAnyAndAll(chosen: Filter[], combined: Filter[], part: Compared): Candidates {
  const any = chosen.length > 0 ? compareAll([...chosen, anyOf(combined)], part) : null;
  const all = compareAll([...chosen, ...combined], {
    limit: maxWalkedSongs,
    skip: 0,
    names,
    onlyIf: sql`(SELECT json_array_length(ids) >= 1000 FROM any_found)`,
  });
  const ids = any
    ? sql`SELECT id FROM compared`
    : sql`SELECT DISTINCT id FROM (${selectAny(combined)}) LIMIT ${limit}`;
  const ofAny = sql`any_found CROSS JOIN json_each(ids)`;
  return {
    tables: [
      ...(any ? [any.tables] : []),
      sql`any_found AS MATERIALIZED (SELECT json_group_array(id) AS ids FROM (${ids}))`,
      all.tables,
    ],
    songs: sql`SELECT value AS id, 1 AS of_any FROM ${ofAny} UNION ALL
      SELECT id, 0 FROM compared_all WHERE id NOT IN (SELECT value FROM ${ofAny})`,
    compared: any ? sql`(SELECT json_array_length(ids) FROM any_found)` : sql`NULL`,
  };
}
