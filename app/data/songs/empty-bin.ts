import { and, isNotNull, lt, type SQL, sql } from "drizzle-orm";
import { songs } from "#drizzle/schema/index.ts";
import type { Database } from "../database.ts";
import { statement } from "../drizzle-internals.ts";
import { isHidden } from "../hidden-rows.ts";

const binLifetime = 30 * 24 * 3600_000;

const maxAtOnce = 50;

/** What is hidden stays for whoever shows it again. */
const isShown = sql`NOT ${isHidden(["song", "medium"], sql`songs.id`)}
  AND NOT ${isHidden(["words", "notation", "composition"], sql`songs.composition_id`)}`;

/** Deletes songs that have been in the bin for 30 days, at most 50, and returns how many. Repeatable. */
export async function emptyBin(db: Database, now: number): Promise<number> {
  const [rows] = await db.batch([
    db
      .select({ id: songs.id, compositionId: songs.compositionId })
      .from(songs)
      .where(
        and(isNotNull(songs.deletedAt), lt(songs.deletedAt, new Date(now - binLifetime)), isShown),
      )
      .orderBy(songs.deletedAt)
      .limit(maxAtOnce),
  ]);
  if (rows.length === 0) return 0;
  const listed = (ids: (number | null)[]) =>
    sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;
  const deleted = sql`(SELECT id FROM songs WHERE id IN ${listed(rows.map(({ id }) => id))}
    AND deleted_at IS NOT NULL)`;
  const gone = sql`(SELECT c.id FROM compositions c WHERE c.id IN ${listed(rows.map((row) => row.compositionId))}
    AND c.deleted_at IS NOT NULL AND c.merged_into IS NULL
    AND NOT EXISTS (SELECT 1 FROM songs WHERE composition_id = c.id))`;
  await db.batch([
    statement(
      db,
      sql`INSERT OR REPLACE INTO song_redirects (song_id, composition_id)
      SELECT s.id, c.id FROM songs s JOIN compositions c ON c.id = s.composition_id
      WHERE s.id IN ${deleted} AND c.deleted_at IS NULL`,
    ),
    // Lists keep the composition: its representative song replaces the deleted one.
    statement(
      db,
      sql`UPDATE OR IGNORE kept_songs SET song_id = (SELECT c.main_song_id FROM songs s
        JOIN compositions c ON c.id = s.composition_id WHERE s.id = kept_songs.song_id)
      WHERE song_id IN ${deleted} AND EXISTS (SELECT 1 FROM songs s
        JOIN compositions c ON c.id = s.composition_id AND c.deleted_at IS NULL
        JOIN songs m ON m.id = c.main_song_id AND m.deleted_at IS NULL
        WHERE s.id = kept_songs.song_id)`,
    ),
    statement(db, sql`DELETE FROM kept_songs WHERE song_id IN ${deleted}`),
    ...forgetStatements(db, "song", deleted),
    statement(db, sql`DELETE FROM songs WHERE id IN ${deleted}`),
    ...forgetStatements(db, "composition", gone),
    statement(db, sql`DELETE FROM composition_raagas WHERE composition_id IN ${gone}`),
    statement(db, sql`DELETE FROM compositions WHERE id IN ${gone}`),
  ]);
  return rows.length;
}

const forgetStatements = (db: Database, kind: "song" | "composition", ids: SQL) =>
  [sql`revisions`, sql`claims`].map((table) =>
    statement(
      db,
      sql`DELETE FROM ${table} WHERE subject_kind = ${kind}
      AND subject_id IN (SELECT CAST(id AS TEXT) FROM ${ids})`,
    ),
  );
