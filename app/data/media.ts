import { and, eq, sql } from "drizzle-orm";
import { mediaFiles } from "#drizzle/schema/index.ts";
import type { Database } from "./database.ts";

/** The file that may be served under `id`, or null. `size` is in bytes. */
export async function findReadyFile(db: Database, id: string) {
  const [rows] = await db.batch([
    db
      .select({
        contentType: mediaFiles.contentType,
        size: mediaFiles.size,
        fileName: mediaFiles.fileName,
      })
      .from(mediaFiles)
      .where(and(eq(mediaFiles.id, id), eq(mediaFiles.status, "ready"))),
  ]);
  return rows[0] ?? null;
}

/**
 * The statement that makes a file a song's own: one that `userId` has sent whole, or one that was put
 * away and comes back. It belongs into the batch that writes the song.
 */
export function claimStatement(db: Database, id: string, userId: number) {
  return db
    .update(mediaFiles)
    .set({ status: "ready", removedAt: null })
    .where(
      sql`id = ${id} AND (status = 'removed' OR (status = 'pending' AND owner_id = ${userId}))`,
    );
}

/** The statement that puts a file away when no song that can be seen has it; `now` in milliseconds. */
export function releaseStatement(db: Database, id: string, now: number) {
  return db
    .update(mediaFiles)
    .set({ status: "removed", removedAt: new Date(now) })
    .where(
      sql`id = ${id} AND NOT EXISTS (SELECT 1 FROM songs WHERE media_file_id = ${id} AND deleted_at IS NULL)`,
    );
}
