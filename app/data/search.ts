import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { nameKeys, songKeys, songs } from "#drizzle/schema/index.ts";
import { pageSize } from "../domain/paging.ts";
import { keyRange } from "../domain/script/search-key.ts";
import {
  countedMatches,
  hasFilters,
  isRanked,
  type SongSearch,
  type TextFilter,
  titleOnlyRange,
} from "../domain/search.ts";
import type { SongSummary } from "../domain/song.ts";
import { type Database, readTallies, tallyStatement } from "./database.ts";
import { listSongs, sortKeys, summaryColumns, toSummary } from "./songs.ts";

export interface SearchResult {
  songs: SongSummary[];
  /** Exact up to 1,000; `more` says that there are more. */
  total: number;
  more: boolean;
  version: number;
}

type NameKind = (typeof nameKeys.kind.enumValues)[number];
type Range = { from: string; to: string };

const inRange = (column: SQL, { from, to }: Range) =>
  sql`inside IN (0, 1) AND ${column} >= ${from} AND ${column} < ${to}`;

function namesInRange(kind: NameKind, range: Range): SQL {
  return sql`(SELECT name FROM name_keys WHERE kind = ${kind} AND ${inRange(sql`key`, range)})`;
}

const nothing = sql`0`;

/** What each text filter asks of a song. Every condition can be answered from an index. */
const textConditions: Record<TextFilter, (range: Range) => SQL> = {
  title: (range) =>
    sql`songs.id IN (SELECT song_id FROM song_keys WHERE ${inRange(sql`key`, range)})`,
  singer: (range) => sql`singer COLLATE NOCASE IN ${namesInRange("singer", range)}`,
  composer: (range) => sql`composer COLLATE NOCASE IN ${namesInRange("composer", range)}`,
  raagaDescription: (range) => sql`raaga_id IN ${namesInRange("raaga", range)}`,
  taalaDescription: (range) => sql`taala_id IN ${namesInRange("taala", range)}`,
  songTypeDescription: (range) => sql`song_type_id IN ${namesInRange("songType", range)}`,
  accompanistName: (range) => sql`songs.id IN (
    SELECT a.song_id FROM accompaniment_players p JOIN accompaniments a ON a.id = p.accompaniment_id
    WHERE p.name IN ${namesInRange("accompanist", range)})`,
};

function yearCondition({ yearStart, yearEnd }: SongSearch): SQL | null {
  if (yearStart === null && yearEnd === null) return null;
  const from = `${yearStart ?? "0001"}-01-01`;
  const to = `${yearEnd ?? 9999}-12-31`;
  return sql`recorded_key BETWEEN ${from} AND ${to}`;
}

function conditionsOf(search: SongSearch): SQL[] {
  const texts = Object.entries(search.text).map(([filter, text]) => {
    const range = keyRange(text);
    return range ? textConditions[filter as TextFilter](range) : nothing;
  });
  const year = yearCondition(search);
  return year ? [...texts, year] : texts;
}

const mostMatches = countedMatches + 1;

/**
 * Ids of the matches, each once, at most one more than are counted. Titles that begin with the query
 * come first, as they stand in the index; a test holds it.
 */
function rankedMatches(title: Range): SQL {
  return sql`SELECT DISTINCT song_id AS id FROM song_keys
    WHERE ${inRange(sql`key`, title)} LIMIT ${mostMatches}`;
}

/** Ids of the matches, each once, with what they are sorted by. Stops as soon as there are enough. */
function sortableMatches(search: SongSearch, sortKey: SQL): SQL {
  const live = sql`songs.deleted_at IS NULL`;
  const select = sql`SELECT songs.id AS id, ${sortKey} AS sort_key`;
  const conditions = conditionsOf(search);
  if (search.condition === "AND" && conditions.length > 1)
    return sql`${select} FROM songs WHERE ${live} AND ${sql.join(conditions, sql` AND `)} LIMIT ${mostMatches}`;
  // The lists of titles and accompanists are walked, not collected: a limit then ends them early.
  const walks: Partial<Record<TextFilter, (range: Range) => SQL>> = {
    title: (range) =>
      sql`${select} FROM song_keys CROSS JOIN songs ON songs.id = song_id WHERE ${live} AND ${inRange(sql`key`, range)}`,
    accompanistName: (range) =>
      sql`${select} FROM accompaniment_players p CROSS JOIN accompaniments a ON a.id = p.accompaniment_id
        CROSS JOIN songs ON songs.id = a.song_id WHERE ${live} AND p.name IN ${namesInRange("accompanist", range)}`,
  };
  const terms = Object.entries(search.text).map(([filter, text]) => {
    const range = keyRange(text);
    if (!range) return sql`${select} FROM songs WHERE ${nothing}`;
    const walk = walks[filter as TextFilter];
    return walk
      ? walk(range)
      : sql`${select} FROM songs WHERE ${live} AND ${textConditions[filter as TextFilter](range)}`;
  });
  const year = yearCondition(search);
  if (year) terms.push(sql`${select} FROM songs WHERE ${live} AND ${year}`);
  // Nested, as D1 allows five terms.
  const groups = [terms.slice(0, 4), terms.slice(4)]
    .filter((group) => group.length > 0)
    .map((group) => sql`SELECT id, sort_key FROM (${sql.join(group, sql` UNION ALL `)})`);
  return sql`SELECT DISTINCT id, sort_key FROM (${sql.join(groups, sql` UNION ALL `)}) LIMIT ${mostMatches}`;
}

/** One row: how many matches there are, and their ids in order as a JSON array. */
function foundRow(search: SongSearch): SQL {
  const title = isRanked(search) ? titleOnlyRange(search) : null;
  if (title)
    return sql`SELECT count(*) AS total, json_group_array(id) AS ids FROM (${rankedMatches(title)})`;
  const by = search.direction === "asc" ? sql`ASC` : sql`DESC`;
  const matches = sortableMatches(search, sortKeys[search.sortBy ?? "title"]);
  return sql`SELECT count(*) AS total, json_group_array(id ORDER BY sort_key COLLATE NOCASE ${by}, id ${by}) AS ids
    FROM (${matches})`;
}

/**
 * One page of the songs that match. Without filters: the whole catalogue. Best match first unless a
 * sort is asked for, by title when there is no best. Reads a row for each counted match and one or two
 * for each song of the page. One batch.
 */
export async function searchSongs(db: Database, search: SongSearch): Promise<SearchResult> {
  if (!hasFilters(search)) {
    const { sortBy, direction, page } = search;
    const result = await listSongs(db, { sortBy: sortBy ?? "title", direction, page, after: null });
    return { ...result, more: false };
  }
  const first = (search.page - 1) * pageSize;
  const places = JSON.stringify(Array.from({ length: pageSize }, (_, at) => first + at));
  const hits = sql`(
    WITH found AS MATERIALIZED (${foundRow(search)})
    SELECT total, value AS place, ids ->> value AS id FROM found CROSS JOIN json_each(${places})
  ) AS hits`;
  const [rows, tallies] = await db.batch([
    db
      .select({ total: sql<number>`hits.total`, song: summaryColumns })
      .from(hits)
      .leftJoin(songs, sql`${songs.id} = hits.id`)
      .orderBy(sql`hits.place`),
    tallyStatement(db),
  ]);
  const total = rows[0]?.total ?? 0;
  return {
    songs: rows.flatMap(({ song }) => (song ? [toSummary(song)] : [])),
    total: Math.min(total, countedMatches),
    more: total > countedMatches,
    version: readTallies(tallies).version,
  };
}

/** A name or title to offer while the visitor types. */
export interface Suggestion {
  kind: "song" | NameKind;
  name: string;
  /** The song's id; null for names. */
  songId: number | null;
}

const suggestionCount = 8;

/** Titles that contain `text`, those that begin with it first; none when it has no letter. One batch. */
export async function suggestTitles(db: Database, text: string): Promise<Suggestion[]> {
  const range = keyRange(text);
  if (!range) return [];
  const [rows] = await db.batch([
    db
      .selectDistinct({ songId: songs.id, name: songs.title })
      .from(songKeys)
      .innerJoin(songs, eq(songs.id, songKeys.songId))
      .where(and(isNull(songs.deletedAt), inRange(sql`key`, range)))
      .limit(suggestionCount),
  ]);
  return rows.map((row) => ({ kind: "song", ...row }));
}

/** Names of one kind that contain `text`, those that begin with it first. One batch. */
export async function suggestNames(
  db: Database,
  kind: NameKind,
  text: string,
): Promise<Suggestion[]> {
  const range = keyRange(text);
  if (!range) return [];
  const [rows] = await db.batch([
    db
      .selectDistinct({ name: nameKeys.name })
      .from(nameKeys)
      .where(and(eq(nameKeys.kind, kind), inRange(sql`key`, range)))
      .limit(suggestionCount),
  ]);
  return rows.map((row) => ({ kind, name: row.name, songId: null }));
}
