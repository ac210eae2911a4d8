import { sql } from "drizzle-orm";
import { songs } from "#drizzle/schema/index.ts";
import { type Database, statement } from "../database.ts";

/** Milliseconds from one look at a video to the next. */
const checkEvery = 7 * 24 * 3600_000;
/** One that failed is looked at again sooner. */
const checkAgainAfter = 24 * 3600_000;

/** YouTube videos that were not looked at for a week, or failed a day ago, the longest waiting first. */
export async function listVideosToCheck(db: Database, now: number, count: number) {
  const [rows] = await db.batch([
    db
      .select({ id: songs.id, videoId: sql<string>`external_media_id`.as("video") })
      .from(songs)
      .where(
        sql`external_media_id IS NOT NULL AND deleted_at IS NULL
          AND (media_checked_at IS NULL OR media_checked_at < ${now - checkAgainAfter})
          AND (media_checked_at IS NULL OR media_failures > 0 OR media_checked_at < ${now - checkEvery})`,
      )
      .orderBy(sql`media_checked_at`)
      .limit(count),
  ]);
  return rows;
}

/** Notes of videos whether they were there. One batch. */
export async function noteChecks(
  db: Database,
  checks: { id: number; videoId: string; there: boolean }[],
  now: number,
): Promise<void> {
  const list = JSON.stringify(checks);
  await db.batch([
    // A song that has another video by now was not looked at.
    statement(
      db,
      sql`UPDATE songs SET media_checked_at = ${now},
        media_failures = CASE WHEN c.value ->> 'there' THEN 0 ELSE media_failures + 1 END
        FROM json_each(${list}) AS c
        WHERE songs.id = c.value ->> 'id' AND external_media_id = c.value ->> 'videoId'`,
    ),
  ]);
}
