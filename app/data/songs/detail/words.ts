import { and, eq } from "drizzle-orm";
import { songs } from "#drizzle/schema/index.ts";
import { counterValue } from "../../counters.ts";
import type { Database } from "../../database.ts";
import { live } from "../song-columns.ts";

/** Reads the lyrics of a song ("" for none) and the code of its language. Null if there is no such song. */
export async function findWords(
  db: Database,
  id: number,
): Promise<{ lyrics: string; language: string | null; version: number } | null> {
  const [[song]] = await db.batch([
    db
      .select({
        lyrics: songs.lyrics,
        language: songs.language,
        version: counterValue("version").as("version"),
      })
      .from(songs)
      .where(and(eq(songs.id, id), live)),
  ]);
  return song ?? null;
}
