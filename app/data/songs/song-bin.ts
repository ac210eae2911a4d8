import { and, desc, eq, isNotNull, lt, sql } from "drizzle-orm";
import { songs, users } from "#drizzle/schema/index.ts";
import type { SongRevision } from "../../domain/songs/song-revision.ts";
import { type Database, statement } from "../database.ts";
import { revisionColumns } from "./song-columns.ts";

/** How long a deleted song can be brought back; milliseconds. */
const keptInBin = 30 * 24 * 3600_000;

const binned = isNotNull(songs.deletedAt);

/** A song that is in the bin, or null. One batch. */
export async function findBinnedSong(db: Database, id: number): Promise<SongRevision | null> {
  const [rows] = await db.batch([
    db
      .select(revisionColumns)
      .from(songs)
      .where(and(eq(songs.id, id), binned)),
  ]);
  return rows[0] ?? null;
}

/** The songs of the bin, the last deleted first; at most 100. Times in milliseconds. One batch. */
export async function listBin(db: Database) {
  const [rows] = await db.batch([
    db
      .select({
        id: songs.id,
        title: songs.title,
        singer: songs.singer,
        deletedAt: songs.deletedAt,
        deletedBy: users.displayName,
      })
      .from(songs)
      .leftJoin(users, eq(users.id, songs.deletedBy))
      .where(binned)
      .orderBy(desc(songs.deletedAt))
      .limit(100),
  ]);
  return rows.map(({ deletedAt, ...row }) => ({ ...row, deletedAt: deletedAt!.getTime() }));
}

/**
 * Removes songs for good that have been in the bin for its whole time, fifty at once; how many there were.
 * Safe to run again.
 */
export async function emptyBin(db: Database, now: number): Promise<number> {
  const [rows] = await db.batch([
    db
      .select({ id: songs.id })
      .from(songs)
      .where(and(binned, lt(songs.deletedAt, new Date(now - keptInBin))))
      .orderBy(songs.deletedAt)
      .limit(50),
  ]);
  if (rows.length === 0) return 0;
  const gone = sql`(SELECT s.id FROM songs s JOIN json_each(${JSON.stringify(rows.map(({ id }) => id))}) j
    ON s.id = j.value WHERE s.deleted_at IS NOT NULL)`;
  await db.batch([
    statement(
      db,
      sql`DELETE FROM accompaniment_players WHERE accompaniment_id IN
      (SELECT id FROM accompaniments WHERE song_id IN ${gone})`,
    ),
    statement(db, sql`DELETE FROM accompaniments WHERE song_id IN ${gone}`),
    statement(db, sql`DELETE FROM song_changes WHERE song_id IN ${gone}`),
    statement(db, sql`DELETE FROM songs WHERE id IN ${gone}`),
  ]);
  return rows.length;
}
