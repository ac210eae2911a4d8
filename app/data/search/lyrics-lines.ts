import { sql } from "drizzle-orm";
import { lineNumberAt, writtenLines } from "../../domain/songs/lyrics.ts";
import { parseQuery } from "../../domain/search/keys/parse-query.ts";
import type { Database } from "../database.ts";
import { rangesJson, songRowsIn } from "./index/range-conditions.ts";
import { readRecords } from "../songs/song-record.ts";

/** A line of lyrics that contains what was asked for. */
export interface LyricsLine {
  songId: number;
  title: string;
  line: string;
  /** The number of the line on the song's page. */
  number: number;
}

/** The statement for songs with a line that contains the text, one line of each song. */
export function lyricsLinesStatement(db: Database, text: string, most: number) {
  const ranges = rangesJson(parseQuery(text)?.lyrics ?? []);
  // A song's lines are met in any order; SQLite keeps one of each group, and the lowest with min().
  const found = sql`(SELECT song_id, min(line) AS line FROM
      (SELECT i.song_id, i.line FROM ${songRowsIn(ranges)} LIMIT ${most * 10})
    GROUP BY song_id LIMIT ${most}) AS found CROSS JOIN songs ON songs.id = found.song_id`;
  return db
    .select({
      id: sql<number>`songs.id`,
      title: sql<string>`title`,
      lyrics: sql<string>`lyrics`,
      line: sql<number>`found.line`,
    })
    .from(found)
    .where(sql`deleted_at IS NULL`);
}

/** What the rows of `lyricsLinesStatement` say. */
export function readLyricsLines(
  rows: Awaited<ReturnType<typeof lyricsLinesStatement>>,
): LyricsLine[] {
  return rows.flatMap(
    ({ id, title, lyrics, line }) => findLyricsLine({ id, title }, lyrics, line) ?? [],
  );
}

/** Reads line `written` of a song's lyrics (as written, from 1 on), or null if it has no such line of words. */
export function findLyricsLine(
  song: { id: number; title: string },
  lyrics: string | null,
  written: number | null,
): LyricsLine | null {
  if (lyrics === null || written === null) return null;
  const line = writtenLines(lyrics)[written - 1]?.trim();
  const number = lineNumberAt(lyrics, written);
  return line && number !== null ? { songId: song.id, title: song.title, line, number } : null;
}

/** A song as a search of lyrics tells it; ids are the names of raaga and taala, null where none is set. */
export interface LyricsMatch {
  name: string;
  raagaId: string | null;
  raagaDescription: string | null;
  taalaId: string | null;
  taalaDescription: string | null;
  content: string;
}

/**
 * One page of the songs whose title or lyrics contain `text` in any script, titles first, and how many
 * there are in all; `page` from 0. None for a text without letter or digit. One batch.
 */
export async function searchLyrics(
  db: Database,
  text: string,
  { page, size }: { page: number; size: number },
): Promise<{ content: LyricsMatch[]; total: number }> {
  const query = parseQuery(text);
  if (!query) return { content: [], total: 0 };
  const ranges = rangesJson([...query.contains, ...query.lyrics]);
  // Each song once before any is read: a letter stands in its title and its lyrics many times.
  const { songs, total } = await readRecords(
    db,
    sql`WITH found AS MATERIALIZED (
        SELECT songs.id AS id FROM (SELECT DISTINCT i.song_id AS id FROM ${songRowsIn(ranges)}) f
        CROSS JOIN songs ON songs.id = f.id WHERE songs.deleted_at IS NULL)
      SELECT (SELECT count(*) FROM found) AS total, (SELECT json_group_array(id) FROM (
        SELECT id FROM found LIMIT ${size} OFFSET ${page * size})) AS ids`,
  );
  const content = songs.map(({ title, named: { raagaId: raaga, taalaId: taala }, lyrics }) => ({
    name: title,
    raagaId: raaga?.id ?? null,
    raagaDescription: raaga?.description ?? null,
    taalaId: taala?.id ?? null,
    taalaDescription: taala?.description ?? null,
    content: lyrics,
  }));
  return { content, total };
}
