import { eq, sql } from "drizzle-orm";
import { mediaFiles } from "#drizzle/schema/index.ts";
import type { Database } from "../database.ts";
import { isHidden } from "../hidden-rows.ts";
import { requireThat } from "../write-batch.ts";

/** Assigns a file to a song. Fails with `unavailable` if it is incomplete, another user's, hidden, or being deleted. */
export function claimStatements(db: Database, id: string, userId: number) {
  const isClaimable = sql`EXISTS (SELECT 1 FROM media_files WHERE id = ${id} AND discarded_at IS NULL
    AND NOT ${isHidden("file", sql`media_files.id`)}
    AND (status <> 'pending' OR (owner_id = ${userId} AND completed_at IS NOT NULL)))`;
  return [
    requireThat(db, isClaimable, "unavailable"),
    db.update(mediaFiles).set({ status: "ready", removedAt: null }).where(eq(mediaFiles.id, id)),
  ] as const;
}

/** Marks a file as removed if no song outside the bin uses it. Must follow the song's write. */
export function releaseStatement(db: Database, id: string, now: number) {
  return db
    .update(mediaFiles)
    .set({ status: "removed", removedAt: new Date(now) })
    .where(
      sql`id = ${id} AND status = 'ready'
        AND NOT EXISTS (SELECT 1 FROM songs WHERE media_file_id = ${id} AND deleted_at IS NULL)`,
    );
}
