import { sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { statement } from "../drizzle-internals.ts";

const day = 24 * 3600_000;

/** So many visitors within a day make a video the first to be checked. */
const enough = 3;

/** The failures that count. */
const isRecent = (now: number) => sql`at > ${now - day}`;

/** Records that a song's video did not play for a visitor; nothing for other songs, or if enough others have said so. */
export async function recordPlayFailure(
  db: Database,
  { songId, visitor, now }: { songId: number; visitor: string; now: number },
): Promise<void> {
  await db.batch([
    statement(
      db,
      sql`INSERT INTO play_failures (song_id, visitor, at) SELECT id, ${visitor}, ${now} FROM songs
        WHERE id = ${songId} AND external_media_id IS NOT NULL AND deleted_at IS NULL
          AND (SELECT count(*) FROM play_failures
            WHERE song_id = ${songId} AND visitor <> ${visitor} AND ${isRecent(now)}) < ${enough}
        ON CONFLICT (song_id, visitor) DO UPDATE SET at = excluded.at`,
    ),
  ]);
}

/** Selects the videos that have failed for enough visitors since they were checked, the first of these first. */
export const reportedVideosStatement = (db: Database, now: number, count: number) =>
  statement<{ id: number; videoId: string }>(
    db,
    sql`SELECT songs.id, external_media_id AS videoId FROM (
        SELECT song_id, max(at) AS latest FROM play_failures WHERE ${isRecent(now)}
        GROUP BY song_id HAVING count(*) >= ${enough}) reported
      CROSS JOIN songs ON songs.id = reported.song_id
      WHERE external_media_id IS NOT NULL AND deleted_at IS NULL
        AND (media_checked_at IS NULL OR media_checked_at < latest)
      ORDER BY latest LIMIT ${count}`,
  );

export const forgetPlayFailures = (db: Database, now: number) =>
  statement(db, sql`DELETE FROM play_failures WHERE NOT ${isRecent(now)}`);
