import { sql } from "drizzle-orm";
import { songs } from "#drizzle/schema/index.ts";
import type { Database } from "../database.ts";
import { statement } from "../drizzle-internals.ts";
import { forgetPlayFailures, reportedVideosStatement } from "./play-failures.ts";

const checkEvery = 7 * 24 * 3600_000;
const checkAgainAfter = 24 * 3600_000;

/**
 * Lists YouTube videos to check: first those that visitors could not play, a part of all so that the others have their
 * turn; then after a week, or a day if the last check failed.
 */
export async function listVideosToCheck(db: Database, now: number, count: number) {
  const [, reported, rows] = await db.batch([
    forgetPlayFailures(db, now),
    reportedVideosStatement(db, now, Math.ceil(count / 2)),
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
  const ids = new Set(reported.map(({ id }) => id));
  return [...reported, ...rows.filter(({ id }) => !ids.has(id))].slice(0, count);
}

/** Does nothing for a song whose video has changed since. */
export async function saveChecks(
  db: Database,
  checks: { id: number; videoId: string; available: boolean }[],
  now: number,
): Promise<void> {
  const list = JSON.stringify(checks);
  await db.batch([
    statement(
      db,
      sql`UPDATE songs SET media_checked_at = ${now},
        media_failures = CASE WHEN c.value ->> 'available' THEN 0 ELSE media_failures + 1 END
        FROM json_each(${list}) AS c
        WHERE songs.id = c.value ->> 'id' AND external_media_id = c.value ->> 'videoId'`,
    ),
  ]);
}
