import { type SQL, sql } from "drizzle-orm";
import { songs } from "#drizzle/schema/index.ts";
import { pageSize } from "../../domain/paging.ts";
import { isRanked } from "../../domain/search/best-match.ts";
import { parseQuery } from "../../domain/search/keys/parse-query.ts";
import {
  maxComparedSongs,
  maxCountedMatches,
  type SongSearch,
} from "../../domain/search/search.ts";
import type { Database } from "../database.ts";
import { summaryColumns, toSummary } from "../songs/song-columns.ts";
import { sortKey } from "../songs/song-order.ts";
import { toFilters } from "./filters/filters.ts";
import { rangesJson, selectMatchingLine } from "./index/range-conditions.ts";
import { findLyricsLine } from "./lyrics-lines.ts";
import { compareAll, selectAny, selectSorted } from "./matching-songs.ts";

const limit = maxCountedMatches + 1;

/** Builds the common table expressions that end in `found`: one row of `total`, `ids` as JSON and `compared`. */
function buildFoundTables(search: SongSearch): SQL {
  const filters = toFilters(search);
  const tables = filters.flatMap((filter) => filter.tables);
  const by = search.direction === "asc" ? sql`ASC` : sql`DESC`;
  const count = (ids: SQL, matches: SQL) =>
    sql`found AS MATERIALIZED (
      SELECT count(*) AS total, json_group_array(${ids}) AS ids, NULL AS compared FROM (${matches}))`;
  const inOrder = sql`id ORDER BY sort_key COLLATE NOCASE ${by}, id ${by}`;
  const key = sortKey(search.sortBy ?? "title", search.direction);
  const list = (all: SQL[]) => sql.join(all, sql`, `);
  if (isRanked(search)) {
    const best = sql`SELECT DISTINCT id FROM (${selectAny(filters)}) LIMIT ${limit}`;
    return list([...tables, count(sql`id`, best)]);
  }
  if (search.condition === "OR" || filters.length === 1)
    return list([...tables, count(inOrder, selectSorted(selectAny(filters), key, limit))]);
  const all = compareAll(filters, maxComparedSongs, (search.part - 1) * maxComparedSongs);
  const found = sql`found AS MATERIALIZED (
    SELECT json_array_length(ids) AS total, ids, compared FROM (
      SELECT count(*) AS compared, json_group_array(${inOrder}) FILTER (WHERE ${all.condition}) AS ids
      FROM (SELECT *, ${key} AS sort_key FROM compared) songs))`;
  return list([...tables, all.tables, found]);
}

export function searchStatement(db: Database, search: SongSearch) {
  const first = (search.page - 1) * pageSize;
  const positions = JSON.stringify(Array.from({ length: pageSize }, (_, at) => first + at));
  const hits = sql`(
    WITH ${buildFoundTables(search)}
    SELECT total, compared, value AS position, ids ->> value AS id
    FROM found CROSS JOIN json_each(${positions})
  ) AS hits`;
  const inLyrics = search.text.lyrics && parseQuery(search.text.lyrics);
  const lyrics = inLyrics ? sql`songs.lyrics` : sql`NULL`;
  const line = inLyrics ? sql`(${selectMatchingLine(rangesJson(inLyrics.lyrics))})` : sql`NULL`;
  return db
    .select({
      total: sql<number>`hits.total`,
      compared: sql<number | null>`hits.compared`,
      song: summaryColumns,
      words: sql<string | null>`${lyrics}`.as("words"),
      line: sql<number | null>`${line}`.as("line"),
    })
    .from(hits)
    .leftJoin(songs, sql`${songs.id} = hits.id`)
    .orderBy(sql`hits.position`);
}

export function readSearchRows(rows: Awaited<ReturnType<typeof searchStatement>>) {
  const total = rows[0]?.total ?? 0;
  return {
    songs: rows.flatMap(({ song, words, line }) =>
      song ? [{ ...toSummary(song), line: findLyricsLine(song, words, line) }] : [],
    ),
    total: Math.min(total, maxCountedMatches),
    more: total > maxCountedMatches,
    compared: rows[0]?.compared ?? null,
  };
}
