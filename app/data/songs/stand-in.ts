import { sql } from "drizzle-orm";
import { songs } from "#drizzle/schema/index.ts";
import type { StatedRevision } from "../../domain/songs/song-revision.ts";
import type { Database } from "../database.ts";
import { statement } from "../drizzle-internals.ts";
import { isHidden } from "../hidden-rows.ts";
import type { Writer } from "../records/revisions.ts";
import { indexCompositionStatements } from "../search/index/song-index.ts";

/** SQL condition: a song only represents its composition; the medium of a recording without a singer is not hidden. */
export const isStandIn = sql`(NOT songs.is_recording AND NOT ${isHidden("medium", sql`songs.id`)})`;

/** Adds the song that represents a composition without any song, and its index rows. */
export function standInStatements(
  db: Database,
  compositionId: number,
  song: StatedRevision,
  { now }: Writer,
) {
  return [
    statement(
      db,
      sql`INSERT INTO songs (composition_id, title, composer, created_by, created_at)
        SELECT id, title, composer, created_by, ${now} FROM compositions
        WHERE id = ${compositionId} AND deleted_at IS NULL
          AND NOT EXISTS (SELECT 1 FROM songs WHERE composition_id = ${compositionId} AND deleted_at IS NULL)`,
    ),
    ...indexCompositionStatements(db, compositionId, song),
  ];
}

/** Deletes the song that only represents a composition, if there is a recording. `deletedBy` is null: no user did it. */
export function removeStandInStatements(db: Database, compositionId: number, now: number) {
  const recorded = sql`EXISTS (SELECT 1 FROM songs WHERE composition_id = ${compositionId}
    AND deleted_at IS NULL AND is_recording)`;
  const standIn = sql`composition_id = ${compositionId} AND deleted_at IS NULL AND ${isStandIn} AND ${recorded}`;
  return [
    statement(
      db,
      sql`DELETE FROM song_index WHERE song_id IN (SELECT id FROM songs WHERE ${standIn})`,
    ),
    db
      .update(songs)
      .set({ deletedAt: new Date(now), deletedBy: null })
      .where(standIn),
  ];
}
