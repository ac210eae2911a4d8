import { type SQL, sql } from "drizzle-orm";
import { compositions, songs } from "#drizzle/schema/index.ts";
import type { Language } from "../../domain/music/shown-name.ts";
import { pageSize } from "../../domain/paging.ts";
import { isRanked } from "../../domain/search/best-match.ts";
import { parseQuery } from "../../domain/search/keys/parse-query.ts";
import {
  maxComparedSongs,
  maxCountedMatches,
  type SongSearch,
} from "../../domain/search/search.ts";
import { isByComposition } from "../../domain/songs/song.ts";
import type { Database } from "../database.ts";
import { figureColumns, summaryColumnsIn, toListedSong } from "../songs/song-columns.ts";
import { sortKey } from "../songs/song-order.ts";
import { toFilters } from "./filters/filters.ts";
import { rangesJson, selectMatchingLine } from "./index/range-conditions.ts";
import { canRead } from "./filters/reading-filter.ts";
import { showName } from "../../domain/music/shown-name.ts";
import { findLyricsLine } from "./lyrics-lines.ts";
import { compareAll, selectAny, selectRanked, selectSorted } from "./matching-songs.ts";

const limit = maxCountedMatches + 1;

/**
 * Builds the common table expressions that end in `found`, one row: `total` and `entries` (ids of compositions or of
 * songs, as JSON), `matches` (songs that match, each as `[composition:song]`), how many those are, and `compared`.
 */
function buildFoundTables(search: SongSearch): SQL {
  const filters = toFilters(search);
  const tables = filters.flatMap((filter) => filter.tables);
  const by = search.direction === "asc" ? sql`ASC` : sql`DESC`;
  const entry = isByComposition(search.sortBy) ? sql`composition_id` : sql`id`;
  const inOrder = sql`${entry} ORDER BY sort_key COLLATE NOCASE ${by}, ${entry} ${by}`;
  const key = sortKey(search.sortBy ?? "title", search.direction);
  const list = (all: SQL[]) => sql.join(all, sql`, `);
  // Distinct in the aggregate: a GROUP BY would read every match once more.
  const count = (entries: SQL, matches: SQL, condition: SQL, compared: SQL) =>
    sql`found AS MATERIALIZED (
      SELECT json_array_length(entries) AS total, * FROM (
        SELECT json_group_array(DISTINCT ${entries}) ${condition} AS entries, count(*) ${condition} AS size,
          group_concat('[' || composition_id || ':' || id || ']', '') ${condition} AS matches,
          ${compared} AS compared
        FROM (${matches}) songs))`;
  const none = sql`NULL`;
  if (isRanked(search))
    return list([...tables, count(entry, selectRanked(filters, limit), sql``, none)]);
  if (search.condition === "OR" || filters.length === 1)
    return list([
      ...tables,
      count(inOrder, selectSorted(selectAny(filters), key, limit), sql``, none),
    ]);
  const all = compareAll(filters, maxComparedSongs, (search.part - 1) * maxComparedSongs);
  // With LIMIT SQLite tests the condition once for a song, not in every aggregate; in iif it reads no row to do so.
  const compared = sql`SELECT *, ${key} AS sort_key, iif(${all.condition}, 1, NULL) AS is_match
    FROM compared songs LIMIT -1`;
  const found = count(inOrder, compared, sql`FILTER (WHERE is_match)`, sql`count(*)`);
  return list([...tables, all.tables, found]);
}

const beginning = sql`'[' || hits.entry || ':'`;

/** The song of a composition: its main one if that matches, else the first that does. */
const shownSong = sql`iif(instr(hits.matches, ${beginning} || ${compositions.mainSongId} || ']') > 0,
  ${compositions.mainSongId},
  CAST(substr(hits.matches, instr(hits.matches, ${beginning}) + length(${beginning})) AS INTEGER))`;

const shownCount = sql<number>`(length(hits.matches) - length(replace(hits.matches, ${beginning}, '')))
  / length(${beginning})`;

// oxlint-disable-next-line no-restricted-properties -- a constant
const positions = sql.raw(
  `VALUES ${Array.from({ length: pageSize }, (_, at) => `(${at})`).join()}`,
);

/** Whether `q` found nothing as it is most likely read, so that its words were looked for anywhere. */
const isLoose = ({ text: { q } }: SongSearch) =>
  q && canRead(q) ? sql`(SELECT strict = '[]' FROM q_result)` : sql`0`;

export function searchStatement(db: Database, search: SongSearch, language: Language) {
  const position = sql`CAST(${(search.page - 1) * pageSize} + column1 AS INTEGER)`;
  // Named once, as SQLite writes a table out wherever it is named, and as a scalar, so that it is read once. LIMIT keeps
  // it out of the joins below.
  const found = sql`(SELECT json_array(total, size, compared, matches, entries, ${isLoose(search)}) FROM found)`;
  const hits = sql`(
    WITH ${buildFoundTables(search)}
    SELECT f ->> 0 AS total, f ->> 1 AS size, f ->> 2 AS compared, f ->> 3 AS matches, f ->> 5 AS loose,
      column1 AS position, f ->> 4 ->> ${position} AS entry
    FROM (SELECT ${found} AS f, column1 FROM (${positions}) LIMIT -1) LIMIT -1
  ) AS hits`;
  const byComposition = isByComposition(search.sortBy);
  const inLyrics = search.text.lyrics && parseQuery(search.text.lyrics);
  const lyrics = inLyrics ? sql`songs.lyrics` : sql`NULL`;
  const line = inLyrics ? sql`(${selectMatchingLine(rangesJson(inLyrics.lyrics))})` : sql`NULL`;
  return db
    .select({
      position: sql<number>`hits.position`,
      total: sql<number>`hits.total`,
      size: sql<number>`hits.size`,
      compared: sql<number | null>`hits.compared`,
      loose: sql<0 | 1>`hits.loose`,
      song: { ...summaryColumnsIn(language), singerPart: songs.singerPart },
      shown: shownCount.as("shown"),
      figures: figureColumns,
      language: sql<string | null>`songs.language`.as("language"),
      lyrics: sql<string | null>`${lyrics}`.as("lyrics"),
      line: sql<number | null>`${line}`.as("line"),
      text: sql<string | null>`${search.text.lyrics ?? null}`.as("text"),
    })
    .from(hits)
    .leftJoin(
      compositions,
      byComposition ? sql`${compositions.id} = hits.entry` : sql`${compositions.id} = NULL`,
    )
    .leftJoin(songs, sql`${songs.id} = ${byComposition ? shownSong : sql`hits.entry`}`);
}

export function readSearchRows(rows: Awaited<ReturnType<typeof searchStatement>>) {
  const { total = 0, size = 0, compared = null, loose = 0 } = rows[0] ?? {};
  return {
    songs: rows
      .toSorted((a, b) => a.position - b.position)
      .flatMap(({ song, figures, shown, language, lyrics, line, text }) => {
        if (!song) return [];
        const listed = toListedSong({ ...song, ...noFigures, ...figures }, shown);
        const title = showName(listed.names.title, listed.title);
        const found = { id: listed.id, title, language, lyrics, line, text };
        return [{ ...listed, line: findLyricsLine(found) }];
      }),
    total: Math.min(total, maxCountedMatches),
    more: size > maxCountedMatches,
    compared,
    loose: loose === 1,
  };
}

const noFigures = { count: null, firstYear: null, lastYear: null };
