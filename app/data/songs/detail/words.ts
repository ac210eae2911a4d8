import { and, eq } from "drizzle-orm";
import { songs } from "#drizzle/schema/index.ts";
import { counterValue } from "../../counters.ts";
import type { Database } from "../../database.ts";
import { live } from "../song-columns.ts";

/** The lyrics of a song ("" for none), the code of their language, and the times of their lines in its medium. */
export interface SongWords {
  lyrics: string;
  language: string | null;
  lineTimes: string;
  /** Where the recording ends in its medium, in seconds; null if that is not known. */
  end: number | null;
  version: number;
}

/** Reads the lyrics of a song with their times. Null if there is no such song. */
export async function findWords(db: Database, id: number): Promise<SongWords | null> {
  const [[song]] = await db.batch([
    db
      .select({
        lyrics: songs.lyrics,
        language: songs.language,
        lineTimes: songs.lineTimes,
        startSeconds: songs.startSeconds,
        endSeconds: songs.endSeconds,
        durationSeconds: songs.durationSeconds,
        version: counterValue("version").as("version"),
      })
      .from(songs)
      .where(and(eq(songs.id, id), live)),
  ]);
  if (!song) return null;
  const { startSeconds, endSeconds, durationSeconds, ...words } = song;
  const length = durationSeconds === null ? null : (startSeconds ?? 0) + durationSeconds;
  return { ...words, end: endSeconds ?? length };
}
