import { and, desc, eq, sql } from "drizzle-orm";
import { heardSongs, songs } from "#drizzle/schema/index.ts";
import { maxHeard } from "../../domain/kept/heard.ts";
import type { Language } from "../../domain/music/shown-name.ts";
import type { SongSummary } from "../../domain/songs/song.ts";
import type { Database } from "../database.ts";
import { statement } from "../drizzle-internals.ts";
import { permissionCondition } from "../permission-condition.ts";
import { live, scaleOf, summaryColumnsIn, toSummary } from "../songs/song-columns.ts";

interface NotedSong {
  userId: number;
  songId: number;
  leftAtSeconds: number | null;
  now: number;
}

/** Remembers that a user heard a song, the latest two hundred. Does nothing for an unknown song. */
export async function noteHeard(db: Database, noted: NotedSong): Promise<void> {
  const { userId, songId, leftAtSeconds, now } = noted;
  await db.batch([
    statement(
      db,
      sql`INSERT INTO heard_songs (user_id, song_id, heard_at, left_at_seconds)
        SELECT ${userId}, id, ${now}, ${leftAtSeconds} FROM songs
        WHERE id = ${songId} AND deleted_at IS NULL AND ${permissionCondition(userId, "keepCollection")}
        ON CONFLICT (user_id, song_id) DO UPDATE SET heard_at = excluded.heard_at,
          left_at_seconds = excluded.left_at_seconds`,
    ),
    statement(
      db,
      sql`DELETE FROM heard_songs WHERE user_id = ${userId} AND heard_at < (SELECT heard_at
        FROM heard_songs WHERE user_id = ${userId} ORDER BY heard_at DESC
        LIMIT 1 OFFSET ${maxHeard - 1})`,
    ),
  ]);
}

export const clearHeard = (db: Database, userId: number) =>
  db.batch([db.delete(heardSongs).where(eq(heardSongs.userId, userId))]);

/** A song that a user heard. Times are milliseconds since 1970. */
export type HeardSong = SongSummary & {
  scale: string | null;
  heardAt: number;
  leftAtSeconds: number | null;
};

/** Lists the songs that a user heard, the latest first, without songs in the bin. One batch. */
export async function listHeard(
  db: Database,
  userId: number,
  language: Language,
): Promise<HeardSong[]> {
  const [rows] = await db.batch([
    db
      .select({
        ...summaryColumnsIn(language),
        scale: scaleOf(songs.raagaId),
        heardAt: heardSongs.heardAt,
        leftAtSeconds: heardSongs.leftAtSeconds,
      })
      .from(heardSongs)
      .innerJoin(songs, eq(songs.id, heardSongs.songId))
      .where(and(eq(heardSongs.userId, userId), live))
      .orderBy(desc(heardSongs.heardAt)),
  ]);
  return rows.map(({ scale, heardAt, leftAtSeconds, ...row }) => ({
    ...toSummary(row),
    scale,
    heardAt: heardAt.getTime(),
    leftAtSeconds,
  }));
}

/** How many of the latest songs are looked at for one that was not heard to its end. */
const lookedAt = 20;

/** Finds the recording that a user left last before its end, within the page's own batch; null if there is none. */
export async function findUnfinishedWithNextBatch(db: Database, userId: number) {
  const latest = db
    .select({ songId: heardSongs.songId, seconds: heardSongs.leftAtSeconds })
    .from(heardSongs)
    .where(eq(heardSongs.userId, userId))
    .orderBy(desc(heardSongs.heardAt))
    .limit(lookedAt)
    .toSQL();
  const rows = await db.readWithNextBatch<{ song_id: number; left_at_seconds: number | null }>(
    latest,
  );
  const unfinished = rows.find(({ left_at_seconds }) => left_at_seconds !== null);
  return unfinished ? { songId: unfinished.song_id, seconds: unfinished.left_at_seconds! } : null;
}
