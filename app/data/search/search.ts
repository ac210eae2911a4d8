import { type SQL, sql } from "drizzle-orm";
import { songs } from "#drizzle/schema/index.ts";
import { pageSize } from "../../domain/paging.ts";
import { isRanked } from "../../domain/search/best-match.ts";
import { parseQuery } from "../../domain/search/keys/parse-query.ts";
import {
  maxComparedSongs,
  maxCountedMatches,
  hasFilters,
  type SongSearch,
} from "../../domain/search/search.ts";
import type { SongSummary } from "../../domain/songs/song.ts";
import { type Database, readCounters, countersStatement } from "../database.ts";
import { type LyricsLine, findLyricsLine } from "./lyrics-lines.ts";
import { type Filter, toFilters, live, unionOf } from "./search-filters.ts";
import { selectMatchingLine, rangesJson } from "./index/range-conditions.ts";
import type { SongRecordPage } from "../songs/list-song-records.ts";
import { summaryColumns, toSummary } from "../songs/song-columns.ts";
import { sortKey } from "../songs/song-order.ts";
import { type FoundRecords, readRecords } from "../songs/song-record.ts";
import { listSongs } from "../songs/songs.ts";

export interface SearchResult {
  /** `line` is the line of its lyrics that a search of lyrics found. */
  songs: (SongSummary & { line?: LyricsLine | null })[];
  /** Exact up to 1,000; `more` says that there are more. */
  total: number;
  more: boolean;
  /** How many songs an AND search compared; 1,000 where there may be a next part. Null for other searches. */
  compared: number | null;
  version: number;
}

const mostMatches = maxCountedMatches + 1;

/** Filters by number, written out: a statement takes 100 parameters. */
const numbers = [sql`0`, sql`1`, sql`2`, sql`3`, sql`4`, sql`5`, sql`6`, sql`7`, sql`8`, sql`9`];

/** SELECT of the ids that match any filter, those of the first filter first; some more than once. */
const anyOf = (filters: Filter[]) =>
  unionOf(filters.map(({ id, from }) => sql`SELECT ${id} AS id FROM ${from}`));

/** With what the songs are sorted by, each once; stops when there are `most`, and never at -1. */
function sorted(ids: SQL, key: SQL, most: number): SQL {
  return sql`SELECT DISTINCT songs.id AS id, ${key} AS sort_key
    FROM (${ids}) c CROSS JOIN songs ON songs.id = c.id
    WHERE ${live} LIMIT ${most}`;
}

/** What filters and sorts ask of a song. */
const songColumns = sql`songs.id, songs.title, songs.singer, songs.composer, songs.raaga_id,
  songs.taala_id, songs.song_type_id, songs.recording_date, songs.recorded_key`;

/**
 * For songs that match every filter: the tables `start`, the filter that costs the least, and `compared`,
 * the songs that it lets through, from `skip` on, at most `most` of them (all at -1); and what the others
 * ask of a song of `compared songs`, first what the row in hand answers. Of all the branches one is
 * walked. A branch that walks songs has each in hand, so that it is not read again.
 */
function allOf(unordered: Filter[], most: number, skip: number): { tables: SQL; holds: SQL } {
  const filters = unordered.toSorted((a, b) => Number(b.walksSongs) - Number(a.walksSongs));
  const sizes = filters.map(
    ({ size }, at) => sql`SELECT ${numbers[at]!} AS filter, ${size} AS size`,
  );
  const branches = filters.map(({ id, from, walksSongs }, at) => {
    const walked = walksSongs
      ? from
      : sql`(SELECT DISTINCT ${id} AS id FROM ${from}) x CROSS JOIN songs ON songs.id = x.id WHERE ${live}`;
    return sql`SELECT * FROM (SELECT ${numbers[at]!} AS filter, ${songColumns} FROM ${walked}
      LIMIT (SELECT iif(filter = ${numbers[at]!}, most, 0) FROM start)
      OFFSET (SELECT skipped FROM start))`;
  });
  const conditions = filters.map(
    ({ holds }, at) => sql`(songs.filter = ${numbers[at]!} OR ${holds})`,
  );
  return {
    tables: sql`start (filter, most, skipped) AS MATERIALIZED (
        SELECT filter, ${most}, ${skip} FROM (${unionOf(sizes)}) ORDER BY size LIMIT 1),
      compared AS (${unionOf(branches)})`,
    holds: sql.join(conditions, sql` AND `),
  };
}

/**
 * WITH tables that end in `found`: how many matches there are, their ids in order as JSON, and how many
 * songs an AND search compared.
 */
function foundTables(search: SongSearch): SQL {
  const filters = toFilters(search);
  const tables = filters.flatMap((filter) => filter.tables);
  const by = search.direction === "asc" ? sql`ASC` : sql`DESC`;
  const counted = (ids: SQL, matches: SQL) =>
    sql`found AS MATERIALIZED (
      SELECT count(*) AS total, json_group_array(${ids}) AS ids, NULL AS compared FROM (${matches}))`;
  const inOrder = sql`id ORDER BY sort_key COLLATE NOCASE ${by}, id ${by}`;
  const key = sortKey(search.sortBy ?? "title", search.direction);
  const list = (all: SQL[]) => sql.join(all, sql`, `);
  if (isRanked(search)) {
    const best = sql`SELECT DISTINCT id FROM (${anyOf(filters)}) LIMIT ${mostMatches}`;
    return list([...tables, counted(sql`id`, best)]);
  }
  if (search.condition === "OR" || filters.length === 1)
    return list([...tables, counted(inOrder, sorted(anyOf(filters), key, mostMatches))]);
  const all = allOf(filters, maxComparedSongs, (search.part - 1) * maxComparedSongs);
  const found = sql`found AS MATERIALIZED (
    SELECT json_array_length(ids) AS total, ids, compared FROM (
      SELECT count(*) AS compared, json_group_array(${inOrder}) FILTER (WHERE ${all.holds}) AS ids
      FROM (SELECT *, ${key} AS sort_key FROM compared) songs))`;
  return list([...tables, all.tables, found]);
}

/** The statement for one page of the songs that match; each row also has the total. */
export function searchStatement(db: Database, search: SongSearch) {
  const first = (search.page - 1) * pageSize;
  const at = JSON.stringify(Array.from({ length: pageSize }, (_, place) => first + place));
  const hits = sql`(
    WITH ${foundTables(search)}
    SELECT total, compared, value AS place, ids ->> value AS id FROM found CROSS JOIN json_each(${at})
  ) AS hits`;
  const inLyrics = search.text.lyrics && parseQuery(search.text.lyrics);
  const words = inLyrics ? sql`songs.lyrics` : sql`NULL`;
  const line = inLyrics ? sql`(${selectMatchingLine(rangesJson(inLyrics.lyrics))})` : sql`NULL`;
  return db
    .select({
      total: sql<number>`hits.total`,
      compared: sql<number | null>`hits.compared`,
      song: summaryColumns,
      words: sql<string | null>`${words}`.as("words"),
      line: sql<number | null>`${line}`.as("line"),
    })
    .from(hits)
    .leftJoin(songs, sql`${songs.id} = hits.id`)
    .orderBy(sql`hits.place`);
}

/** What the rows of `searchStatement` say. */
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

/**
 * One page of the songs that match. Without filters: the whole catalogue. Best match first unless a
 * sort is asked for, by title when there is no best. Reads a row for each counted match and one or two
 * for each song of the page; with AND, also a row for each of up to 1,000 songs of each filter, to find
 * the rarest, and what it costs to ask 1,000 songs of that about the rest, as no index holds two filters
 * together; a later part also walks past the songs before it. One batch.
 */
export async function searchSongs(db: Database, search: SongSearch): Promise<SearchResult> {
  if (!hasFilters(search)) {
    const { sortBy, direction, page } = search;
    const result = await listSongs(db, { sortBy: sortBy ?? "title", direction, page, after: null });
    return { ...result, more: false, compared: null };
  }
  const [rows, counters] = await db.batch([searchStatement(db, search), countersStatement(db)]);
  return { ...readSearchRows(rows), version: readCounters(counters).version };
}

/**
 * One page of the songs that match, and how many match in all: for programs, whose totals are true and
 * whose pages (from 0 on) are of any size. Reads every match. One batch.
 */
export function searchSongRecords(
  db: Database,
  search: SongSearch,
  { page, size, sortBy, direction }: SongRecordPage,
): Promise<FoundRecords> {
  const by = direction === "asc" ? sql`ASC` : sql`DESC`;
  const key = sortBy === "id" ? sql`songs.id` : sortKey(sortBy, direction);
  const filters = toFilters(search);
  const all = search.condition === "AND" && filters.length > 1 ? allOf(filters, -1, 0) : null;
  // Each song once before any is read: a letter stands in a title many times.
  const matches = all
    ? sql`SELECT id, ${key} AS sort_key FROM compared songs WHERE ${all.holds}`
    : sorted(sql`SELECT DISTINCT id FROM (${anyOf(filters)})`, key, -1);
  const tables = [...filters.flatMap((filter) => filter.tables), ...(all ? [all.tables] : [])];
  const found = sql`WITH ${sql.join([...tables, sql`found AS MATERIALIZED (${matches})`], sql`, `)}
    SELECT (SELECT count(*) FROM found) AS total, (SELECT json_group_array(id) FROM (
      SELECT id FROM found ORDER BY sort_key COLLATE NOCASE ${by}, id ${by}
      LIMIT ${size} OFFSET ${page * size})) AS ids`;
  return readRecords(db, found);
}
