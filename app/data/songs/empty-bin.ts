import { and, isNotNull, lt, sql } from "drizzle-orm";
import { songs } from "#drizzle/schema/index.ts";
import type { Database } from "../database.ts";
import { statement } from "../drizzle-internals.ts";

const binLifetime = 30 * 24 * 3600_000;

const maxAtOnce = 50;

/** Deletes songs that have been in the bin for 30 days, at most 50, and returns how many. Repeatable. */
export async function emptyBin(db: Database, now: number): Promise<number> {
  const [rows] = await db.batch([
    db
      .select({ id: songs.id })
      .from(songs)
      .where(and(isNotNull(songs.deletedAt), lt(songs.deletedAt, new Date(now - binLifetime))))
      .orderBy(songs.deletedAt)
      .limit(maxAtOnce),
  ]);
  if (rows.length === 0) return 0;
  const deleted = sql`(SELECT s.id FROM songs s JOIN json_each(${JSON.stringify(rows.map(({ id }) => id))}) j
    ON s.id = j.value WHERE s.deleted_at IS NOT NULL)`;
  await db.batch([
    statement(
      db,
      sql`DELETE FROM accompaniment_players WHERE accompaniment_id IN
      (SELECT id FROM accompaniments WHERE song_id IN ${deleted})`,
    ),
    statement(db, sql`DELETE FROM accompaniments WHERE song_id IN ${deleted}`),
    statement(db, sql`DELETE FROM song_changes WHERE song_id IN ${deleted}`),
    statement(db, sql`DELETE FROM songs WHERE id IN ${deleted}`),
  ]);
  return rows.length;
}
