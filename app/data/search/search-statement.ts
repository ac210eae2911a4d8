import { sql } from "drizzle-orm";
import { compositions, songs } from "#drizzle/schema/index.ts";
import type { Language } from "../../domain/music/shown-name.ts";
import { pageSize } from "../../domain/paging.ts";
import { parseQuery } from "../../domain/search/keys/parse-query.ts";
import {
  countFilters,
  countsMatches,
  maxComparedSongs,
  maxCountedMatches,
  type SongSearch,
} from "../../domain/search/search.ts";
import { isByComposition } from "../../domain/songs/song.ts";
import type { Database } from "../database.ts";
import {
  entryColumns,
  figureColumns,
  summaryColumnsIn,
  toListedSong,
} from "../songs/song-columns.ts";
import { readFacets } from "./found/facet-columns.ts";
import { buildFoundTables } from "./found/found-songs.ts";
import { rangesJson, selectMatchingLine } from "./index/range-conditions.ts";
import type { ReadQuery } from "./reading/read-queries.ts";
import { showName } from "../../domain/music/shown-name.ts";
import { findLyricsLine } from "./lyrics-lines.ts";

const beginning = sql`'[' || hits.entry || ','`;

/** The best match of an entry: how many filters it matches, and the song. */
const firstMatch = sql`substr(hits.matches, instr(hits.matches, ${beginning}) + length(${beginning}), 30)`;
const matched = sql<number>`CAST(${firstMatch} AS INTEGER)`;

/** The song shown for a composition: its main song if no other matches more filters, else the first best match. */
const shownSong = sql`iif(
  instr(hits.matches, ${beginning} || ${matched} || ',' || ${compositions.mainSongId} || ']') > 0,
  ${compositions.mainSongId},
  CAST(substr(${firstMatch}, instr(${firstMatch}, ',') + 1) AS INTEGER))`;

const shownCount = sql<number>`(length(hits.matches) - length(replace(hits.matches, ${beginning}, '')))
  / length(${beginning})`;

// oxlint-disable-next-line no-restricted-properties -- a constant
const positions = sql.raw(
  `VALUES ${Array.from({ length: pageSize }, (_, at) => `(${at})`).join()}`,
);

/** Returns the statement for a page of entries, optionally with the facets of all results. `read` is the reading of `q`. */
export function searchStatement(
  db: Database,
  search: SongSearch,
  read: ReadQuery | null,
  language: Language,
  withFacets = false,
) {
  const position = sql`CAST(${(search.page - 1) * pageSize} + column1 AS INTEGER)`;
  // Named once, as SQLite writes a table out wherever it is named, and as a scalar, so that it is read once. LIMIT keeps
  // it out of the joins below.
  const isLoose = read && read.parts.length > 0 ? sql`(SELECT is_loose FROM query)` : sql`0`;
  const resultJson = sql`(SELECT json_array(total, size, compared, matches, entries, ${isLoose}, json(facets)) FROM found)`;
  const hits = sql`(
    WITH ${buildFoundTables(search, read, withFacets ? language : null)}
    SELECT f ->> 0 AS total, f ->> 1 AS size, f ->> 2 AS compared, f ->> 3 AS matches, f ->> 5 AS loose,
      iif(column1 = 0, f ->> 6, NULL) AS facets, column1 AS position, f ->> 4 ->> ${position} AS entry
    FROM (SELECT ${resultJson} AS f, column1 FROM (${positions}) LIMIT -1) LIMIT -1
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
      song: {
        ...summaryColumnsIn(language),
        ...entryColumns(songs.raagaId),
      },
      facets: sql<string | null>`hits.facets`,
      matched: matched.as("matched"),
      of: sql<number>`CAST(${countsMatches(search) ? countFilters(search) : 0} AS INTEGER)`.as(
        "of",
      ),
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
  const ordered = rows.toSorted((a, b) => a.position - b.position);
  const { total = 0, size = 0, compared = null, facets = null, loose = 0 } = ordered[0] ?? {};
  const more = size > maxCountedMatches;
  const isWhole = !more && (compared === null || compared < maxComparedSongs);
  return {
    songs: ordered.flatMap(({ song, figures, matched: filters, of, shown, ...words }) => {
      if (!song) return [];
      const listed = toListedSong({ ...song, ...noFigures, ...figures }, shown);
      const title = showName(listed.names.title, listed.title);
      const line = findLyricsLine({ id: listed.id, title, ...words });
      return [{ ...listed, ...(of > 0 && { matched: { filters, of } }), line }];
    }),
    total: Math.min(total, maxCountedMatches),
    more,
    compared,
    loose: loose === 1,
    facets: readFacets(facets, isWhole),
  };
}

const noFigures = { count: null, firstYear: null, lastYear: null };
