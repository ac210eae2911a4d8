import { type SQL, sql } from "drizzle-orm";
import type { Language } from "../../../domain/music/shown-name.ts";
import { findSoleText, isRanked } from "../../../domain/search/best-match.ts";
import {
  countsMatches,
  maxComparedSongs,
  maxCountedMatches,
  type SongSearch,
} from "../../../domain/search/search.ts";
import { isByComposition } from "../../../domain/songs/song.ts";
import { sortKey } from "../../songs/song-order.ts";
import { aggregateFacets, facetColumns, namesColumn } from "./facet-columns.ts";
import { toFilters } from "../filters/filters.ts";
import type { ReadQuery } from "../reading/read-queries.ts";
import { compareAll, selectAny, selectRanked, selectSorted } from "../filters/compare-all.ts";
import { numberMatches } from "./numbered-songs.ts";

const limit = maxCountedMatches + 1;
const list = (all: SQL[]) => sql.join(all, sql`, `);

/**
 * Builds the common table expressions that end in `found`, one row: `total` and `entries` (ids of compositions or of
 * songs, as JSON), `matches` (JSON; for each matching song its entry, the number of filters it matches, and its id, in
 * result order), the number of matches, the number of songs `compared`, and optionally `facets`.
 */
export function buildFoundTables(
  search: SongSearch,
  read: ReadQuery | null,
  facetsIn: Language | null,
): SQL {
  const searchFilters = toFilters(search, read);
  const filters = [...searchFilters.query, ...searchFilters.chosen, ...searchFilters.combined];
  const tables = filters.flatMap((filter) => filter.tables);
  const by = search.direction === "asc" ? sql`ASC` : sql`DESC`;
  const entry = isByComposition(search.sortBy) ? sql`composition_id` : sql`id`;
  const first = isRanked(search) && countsMatches(search) ? sql`matched DESC, ` : sql``;
  const inOrder = sql`${entry} ORDER BY ${first}sort_key COLLATE NOCASE ${by}, ${entry} ${by}`;
  const key = sortKey(search.sortBy ?? "title", search.direction);
  const columns = facetsIn ? facetColumns(facetsIn) : sql``;
  const hasRank = isRanked(search) && findSoleText(search) !== null;
  const entries = hasRank ? entry : inOrder;
  const matched = countsMatches(search) ? sql`matched` : sql`1`;
  const none = sql`NULL`;
  // Distinct in the aggregate: a GROUP BY would read every match once more.
  const count = (matches: SQL, condition: SQL, compared: SQL) =>
    sql`found AS MATERIALIZED (
      SELECT json_array_length(entries) AS total, * FROM (
        SELECT json_group_array(DISTINCT ${entries}) ${condition} AS entries, count(*) ${condition} AS size,
          '[' || group_concat('[' || ${entry} || ',' || ${matched} || ',' || id || ']') ${condition} || ']' AS matches,
          ${compared} AS compared, ${facetsIn ? aggregateFacets(facetsIn, condition) : none} AS facets
        FROM (${matches}) songs))`;
  if (filters.length === 1) {
    const matches = hasRank
      ? selectRanked(filters, columns, limit)
      : selectSorted(selectAny(filters), key, columns, limit);
    return list([...tables, count(matches, sql``, none)]);
  }
  const part = { limit: maxComparedSongs, skip: (search.part - 1) * maxComparedSongs };
  const counts = search.only.length > 0;
  if (countsMatches(search)) {
    const {
      tables: walked,
      songs,
      compared,
    } = numberMatches(searchFilters, key, columns, {
      ...part,
      counts,
    });
    return list([...tables, ...walked, count(songs, sql``, compared)]);
  }
  const all = compareAll(filters, { ...part, counts, first: hasRank ? filters[0] : undefined });
  // With LIMIT SQLite tests the condition once for a song, not in every aggregate; in iif it reads no row to do so.
  const names = facetsIn ? namesColumn(facetsIn) : sql``;
  const compared = sql`SELECT *${names}, ${key} AS sort_key, iif(${all.condition}, 1, NULL) AS is_match
    FROM compared songs LIMIT -1`;
  const isMatch = sql`FILTER (WHERE is_match)`;
  return list([...tables, all.tables, count(compared, isMatch, sql`count(*)`)]);
}
