import { type SQL, sql } from "drizzle-orm";
import { songs } from "#drizzle/schema/index.ts";
import { pageSize } from "../domain/paging.ts";
import { isRanked } from "../domain/best-match.ts";
import { queryRanges } from "../domain/script/index-keys.ts";
import { countedMatches, hasFilters, type SongSearch } from "../domain/search.ts";
import type { SongSummary } from "../domain/song.ts";
import { type Database, readTallies, tallyStatement } from "./database.ts";
import { type LyricsLine, lineOf } from "./lyrics.ts";
import { type Filter, filtersOf, unionOf } from "./search-filters.ts";
import { lineOfSong, rangesJson } from "./search-ranges.ts";
import { listSongs, sortKeys, summaryColumns, toSummary } from "./songs.ts";

export interface SearchResult {
  /** `line` is the line of its lyrics that a search of lyrics found. */
  songs: (SongSummary & { line?: LyricsLine | null })[];
  /** Exact up to 1,000; `more` says that there are more. */
  total: number;
  more: boolean;
  version: number;
}

const mostMatches = countedMatches + 1;

/**
 * SELECT of the ids of the songs that match, each once, at most one more than are counted, with what
 * they are sorted by. With AND it starts from the filter with the fewest songs, and asks each of these
 * songs about the others: of all the branches, one is walked.
 */
function matchesOf({ condition }: SongSearch, filters: Filter[], sortKey: SQL): SQL {
  const every = condition === "AND" && filters.length > 1;
  const selects = filters.map(({ walk }, at) => {
    const others = filters.filter((_, other) => other !== at).map(({ holds }) => holds);
    const start = sql` AND (SELECT filter FROM start) = ${at} AND ${sql.join(others, sql` AND `)}`;
    return sql`SELECT songs.id AS id, ${sortKey} AS sort_key ${walk}${every ? start : sql``}`;
  });
  return sql`SELECT DISTINCT id, sort_key FROM (${unionOf(selects)}) LIMIT ${mostMatches}`;
}

function startTable(filters: Filter[]): SQL {
  const sizes = filters.map(({ size }, at) => sql`SELECT ${at} AS filter, ${size} AS size`);
  return sql`start (filter) AS MATERIALIZED (
    SELECT filter FROM (${unionOf(sizes)}) ORDER BY size LIMIT 1)`;
}

/** WITH tables that end in `found`: how many matches there are, and their ids in order as JSON. */
function foundTables(search: SongSearch): SQL {
  const filters = filtersOf(search);
  const ranked = isRanked(search) ? filters[0]!.ranked : undefined;
  const by = search.direction === "asc" ? sql`ASC` : sql`DESC`;
  const found = ranked
    ? sql`SELECT count(*) AS total, json_group_array(id) AS ids
        FROM (SELECT DISTINCT id FROM (${ranked}) LIMIT ${mostMatches})`
    : sql`SELECT count(*) AS total,
          json_group_array(id ORDER BY sort_key COLLATE NOCASE ${by}, id ${by}) AS ids
        FROM (${matchesOf(search, filters, sortKeys[search.sortBy ?? "title"])})`;
  const tables = filters.flatMap((filter) => filter.tables);
  return sql.join([...tables, startTable(filters), sql`found AS MATERIALIZED (${found})`], sql`, `);
}

/** The statement for one page of the songs that match; each row also has the total. */
export function searchStatement(db: Database, search: SongSearch) {
  const first = (search.page - 1) * pageSize;
  const at = JSON.stringify(Array.from({ length: pageSize }, (_, place) => first + place));
  const hits = sql`(
    WITH ${foundTables(search)}
    SELECT total, value AS place, ids ->> value AS id FROM found CROSS JOIN json_each(${at})
  ) AS hits`;
  const inLyrics = search.text.lyrics && queryRanges(search.text.lyrics);
  const words = inLyrics ? sql`songs.lyrics` : sql`NULL`;
  const line = inLyrics ? sql`(${lineOfSong(rangesJson(inLyrics.lyrics))})` : sql`NULL`;
  return db
    .select({
      total: sql<number>`hits.total`,
      song: summaryColumns,
      words: sql<string | null>`${words}`.as("words"),
      line: sql<number | null>`${line}`.as("line"),
    })
    .from(hits)
    .leftJoin(songs, sql`${songs.id} = hits.id`)
    .orderBy(sql`hits.place`);
}

/** What the rows of `searchStatement` say. */
export function readFound(rows: Awaited<ReturnType<typeof searchStatement>>) {
  const total = rows[0]?.total ?? 0;
  return {
    songs: rows.flatMap(({ song, words, line }) =>
      song ? [{ ...toSummary(song), line: lineOf(song, words, line) }] : [],
    ),
    total: Math.min(total, countedMatches),
    more: total > countedMatches,
  };
}

/**
 * One page of the songs that match. Without filters: the whole catalogue. Best match first unless a
 * sort is asked for, by title when there is no best. Reads a row for each counted match and one or two
 * for each song of the page; with AND, what the smallest filter holds. One batch.
 */
export async function searchSongs(db: Database, search: SongSearch): Promise<SearchResult> {
  if (!hasFilters(search)) {
    const { sortBy, direction, page } = search;
    const result = await listSongs(db, { sortBy: sortBy ?? "title", direction, page, after: null });
    return { ...result, more: false };
  }
  const [rows, tallies] = await db.batch([searchStatement(db, search), tallyStatement(db)]);
  return { ...readFound(rows), version: readTallies(tallies).version };
}
