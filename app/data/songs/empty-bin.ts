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
  const gone = sql`(SELECT c.id FROM compositions c WHERE c.deleted_at < ${now - binLifetime} AND c.merged_into IS NULL
    AND NOT EXISTS (SELECT 1 FROM songs WHERE composition_id = c.id))`;
  await db.batch([
    statement(
      db,
      sql`INSERT OR REPLACE INTO song_redirects (song_id, composition_id)
      SELECT s.id, c.id FROM songs s JOIN compositions c ON c.id = s.composition_id
      WHERE s.id IN ${deleted} AND c.deleted_at IS NULL`,
    ),
    statement(
      db,
      sql`DELETE FROM revisions WHERE subject_kind = 'song'
      AND subject_id IN (SELECT CAST(id AS TEXT) FROM ${deleted})`,
    ),
    statement(
      db,
      sql`DELETE FROM claims WHERE subject_kind = 'song'
      AND subject_id IN (SELECT CAST(id AS TEXT) FROM ${deleted})`,
    ),
    statement(db, sql`DELETE FROM songs WHERE id IN ${deleted}`),
    statement(
      db,
      sql`DELETE FROM revisions WHERE subject_kind = 'composition'
      AND subject_id IN (SELECT CAST(id AS TEXT) FROM ${gone})`,
    ),
    statement(
      db,
      sql`DELETE FROM claims WHERE subject_kind = 'composition'
      AND subject_id IN (SELECT CAST(id AS TEXT) FROM ${gone})`,
    ),
    statement(db, sql`DELETE FROM composition_raagas WHERE composition_id IN ${gone}`),
    statement(db, sql`DELETE FROM compositions WHERE id IN ${gone}`),
  ]);
  return rows.length;
}
