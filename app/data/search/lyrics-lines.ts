import { sql } from "drizzle-orm";
import { findLine, lineNumberAt } from "../../domain/songs/lyrics.ts";
import { isOfSwaras } from "../../domain/songs/lyrics-heading.ts";
import { scriptOf } from "../../domain/music/script/script-of.ts";
import type { Script } from "../../domain/music/script/scripts.ts";
import { type ShownName, showName } from "../../domain/music/shown-name.ts";
import { findWords } from "../../domain/search/find-words.ts";
import { parseQuery } from "../../domain/search/keys/parse-query.ts";
import type { Database } from "../database.ts";
import { rangesJson, songRowsIn } from "./index/range-conditions.ts";
import { readRecords } from "../songs/song-record.ts";

export interface LyricsLine {
  songId: number;
  title: ShownName;
  line: string;
  /** The number of the line on the song's page. */
  number: number;
  /** Which words of the line the text is; null if it is none of them. */
  found: [from: number, to: number] | null;
  ofSwaras: boolean;
  language: string | null;
  script: Script | null;
}

/** Selects lines of lyrics in which `text` stands, one for each composition. */
export function lyricsLinesStatement(
  db: Database,
  text: string,
  { limit, language }: { limit: number; language: string },
) {
  const ranges = rangesJson(parseQuery(text)?.lyrics ?? []);
  const found = sql`(SELECT min(song_id) AS song_id, min(line) AS line FROM
      (SELECT i.song_id, i.line FROM ${songRowsIn(ranges)} LIMIT ${limit * 10}) f
      CROSS JOIN songs ON songs.id = f.song_id WHERE deleted_at IS NULL
    GROUP BY composition_id LIMIT ${limit}) AS found CROSS JOIN songs ON songs.id = found.song_id`;
  return db
    .select({
      id: sql<number>`songs.id`,
      title: sql<string>`title`,
      native: sql<string | null>`songs.script_names ->> ${`$.${language}.title`}`,
      language: sql<string | null>`language`,
      lyrics: sql<string>`lyrics`,
      line: sql<number>`found.line`,
      text: sql<string>`${text}`,
    })
    .from(found);
}

export function readLyricsLines(
  rows: Awaited<ReturnType<typeof lyricsLinesStatement>>,
): LyricsLine[] {
  return rows.flatMap(
    ({ native, title, ...row }) => findLyricsLine({ ...row, title: showName(native, title) }) ?? [],
  );
}

/** Reads line `line` of a song's lyrics (as written, from 1 on), or null if it has no such line of words. */
export function findLyricsLine(row: {
  id: number;
  title: ShownName;
  language: string | null;
  lyrics: string | null;
  line: number | null;
  text: string | null;
}): LyricsLine | null {
  const { id, title, language, lyrics, line, text } = row;
  if (lyrics === null || line === null) return null;
  const number = lineNumberAt(lyrics, line);
  const words = number === null ? null : findLine(lyrics, number);
  if (!words) return null;
  return {
    songId: id,
    title,
    line: words.text,
    number: words.number,
    found: text === null ? null : findWords(words.text, text),
    ofSwaras: isOfSwaras(words.heading),
    language,
    script: scriptOf(lyrics),
  };
}

export interface LyricsMatch {
  name: string;
  raagaId: string | null;
  raagaDescription: string | null;
  taalaId: string | null;
  taalaDescription: string | null;
  content: string;
}

/** Finds one page (from 0 on) of the songs whose title or lyrics contain `text`, titles first. One batch. */
export async function searchLyrics(
  db: Database,
  text: string,
  { page, size }: { page: number; size: number },
): Promise<{ content: LyricsMatch[]; total: number }> {
  const query = parseQuery(text);
  if (!query) return { content: [], total: 0 };
  const ranges = rangesJson([...query.contains, ...query.lyrics]);
  // DISTINCT before any song is read, because a letter matches a title many times.
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
