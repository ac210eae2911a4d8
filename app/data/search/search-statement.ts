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
  listedFigures,
  summaryColumnsIn,
  toListedSong,
} from "../songs/song-columns.ts";
import { readFacets } from "./found/facet-columns.ts";
import { buildFoundTables } from "./found/found-songs.ts";
import { rangesJson, selectMatchingLine } from "./index/range-conditions.ts";
import type { ReadQuery } from "./reading/read-queries.ts";
import { showName } from "../../domain/music/shown-name.ts";
import { findLyricsLine } from "./lyrics-lines.ts";

const beginning = sql`'[' || entry || ','`;

/** What follows the entry in its first match, which is the best: how many filters match, and the song. */
const firstMatch = sql`substr(matches, instr(matches, ${beginning}) + length(${beginning}), 30)`;

/** The song shown for a composition: its main song if no other matches more filters, else the first best match. */
const shownSong = sql`iif(
  instr(hits.matches, '[' || hits.entry || ',' || CAST(hits.first_match AS INTEGER) || ',' || ${compositions.mainSongId} || ']') > 0,
  ${compositions.mainSongId},
  CAST(substr(hits.first_match, instr(hits.first_match, ',') + 1) AS INTEGER))`;

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
  const isLoose = read && read.parts.length > 0 ? sql`(SELECT is_loose FROM query)` : sql`0`;
  // Scalars are read once, and a join would be read for each position. Facets are long: as a part of the JSON they would
  // be compared with its parsed copy at each `->>`.
  const result = sql`(SELECT json_array(total, size, compared, matches, entries, ${isLoose}) FROM found)`;
  const facets = sql`(SELECT facets FROM found)`;
  // LIMIT keeps each SELECT out of the next, which would write its expressions out again.
  const hits = sql`(
    WITH ${buildFoundTables(search, read, withFacets ? language : null)}
    SELECT *, ${firstMatch} AS first_match FROM (
      SELECT f ->> 0 AS total, f ->> 1 AS size, f ->> 2 AS compared, f ->> 3 AS matches, f ->> 5 AS loose,
        iif(column1 = 0, ${facets}, NULL) AS facets, column1 AS position, f ->> 4 ->> ${position} AS entry
      FROM (SELECT ${result} AS f, column1 FROM (${positions}) LIMIT -1) LIMIT -1) LIMIT -1
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
      matches: sql<string | null>`iif(hits.position = 0, hits.matches, NULL)`.as("matches"),
      of: sql<number>`CAST(${countsMatches(search) ? countFilters(search) : 0} AS INTEGER)`.as(
        "of",
      ),
      entry: sql<number>`hits.entry`,
      figures: listedFigures,
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
  const [first] = ordered;
  const { total = 0, size = 0, compared = null, loose = 0 } = first ?? {};
  const matches = JSON.parse(first?.matches ?? "[]") as Match[];
  const more = size > maxCountedMatches;
  const isWhole = !more && (compared === null || compared < maxComparedSongs);
  return {
    songs: ordered.flatMap(({ song, figures, entry, of, ...words }) => {
      if (!song) return [];
      const matching = matches.filter(([one]) => one === entry);
      const listed = toListedSong({ ...song, ...noFigures, ...figures }, matching.length);
      const title = showName(listed.names.title, listed.title);
      const line = findLyricsLine({ id: listed.id, title, ...words });
      const matched = of > 0 && { matched: { filters: matching[0]![1], of } };
      return [{ ...listed, ...matched, line }];
    }),
    total: Math.min(total, maxCountedMatches),
    more,
    compared,
    loose: loose === 1,
    facets: readFacets(
      first?.facets ?? null,
      matches.map(([entry]) => entry),
      isWhole,
    ),
  };
}

/** A song that matches: its entry, how many filters it matches, and its id. */
type Match = [entry: number, filters: number, song: number];

const noFigures = { count: null, firstYear: null, lastYear: null, singers: null };
