import { sql } from "drizzle-orm";
import { queryRanges } from "../domain/script/index-keys.ts";
import type { Database } from "./database.ts";
import { rangesJson, songsIn } from "./search-ranges.ts";

/** A line of lyrics that contains what was asked for. */
export interface LyricsLine {
  songId: number;
  title: string;
  line: string;
  /** Which line of the lyrics it is, from 1 on. */
  number: number;
}

/** The statement for songs with a line that contains the text, one line of each song. */
export function linesStatement(db: Database, text: string, most: number) {
  const ranges = rangesJson(queryRanges(text)?.lyrics ?? []);
  // A song's lines are met in any order; SQLite keeps one of each group, and the lowest with min().
  const found = sql`(SELECT song_id, min(line) AS line FROM
      (SELECT i.song_id, i.line FROM ${songsIn(ranges)} LIMIT ${most * 10})
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

/** What the rows of `linesStatement` say. */
export function readLines(rows: Awaited<ReturnType<typeof linesStatement>>): LyricsLine[] {
  return rows.flatMap(({ id, title, lyrics, line }) => lineOf({ id, title }, lyrics, line) ?? []);
}

/** A line of a song's lyrics, by its number from 1 on; null where there is none. */
export function lineOf(
  song: { id: number; title: string },
  lyrics: string | null,
  number: number | null,
): LyricsLine | null {
  const line = number === null ? undefined : lyrics?.split("\n")[number - 1]?.trim();
  return line ? { songId: song.id, title: song.title, line, number: number! } : null;
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
  const query = queryRanges(text);
  if (!query) return { content: [], total: 0 };
  const ranges = rangesJson([...query.contains, ...query.lyrics]);
  const ids = sql`SELECT DISTINCT i.song_id AS id FROM ${songsIn(ranges)}
    CROSS JOIN songs ON songs.id = i.song_id WHERE songs.deleted_at IS NULL`;
  const found = sql`(${ids} LIMIT ${size} OFFSET ${page * size}) AS found
    CROSS JOIN songs ON songs.id = found.id
    LEFT JOIN raagas ON raagas.id = songs.raaga_id LEFT JOIN taalas ON taalas.id = songs.taala_id`;
  const [content, counted] = await db.batch([
    db
      .select({
        name: sql<string>`title`.as("song_title"),
        raagaId: sql<string | null>`songs.raaga_id`.as("raaga_id"),
        raagaDescription: sql<string | null>`raagas.description`.as("raaga_description"),
        taalaId: sql<string | null>`songs.taala_id`.as("taala_id"),
        taalaDescription: sql<string | null>`taalas.description`.as("taala_description"),
        content: sql<string>`lyrics`.as("lyrics"),
      })
      .from(found),
    db.select({ total: sql<number>`count(*)`.as("total") }).from(sql`(${ids}) AS found`),
  ]);
  return { content, total: counted[0]?.total ?? 0 };
}
