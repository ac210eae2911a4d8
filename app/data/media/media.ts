import { and, eq, sql } from "drizzle-orm";
import { mediaFiles } from "#drizzle/schema/index.ts";
import { recentVersion, rememberVersion } from "../data-version.ts";
import { type Database, readCounters, countersStatement } from "../database.ts";
import { prepared } from "../prepared.ts";

const readyFile = prepared((db) =>
  db
    .select({
      contentType: mediaFiles.contentType,
      size: mediaFiles.size,
      fileName: mediaFiles.fileName,
      createdAt: mediaFiles.createdAt,
    })
    .from(mediaFiles)
    .where(and(eq(mediaFiles.id, sql.placeholder("id")), eq(mediaFiles.status, "ready"))),
);

/** `size` is in bytes. */
type ReadyFile = Awaited<ReturnType<typeof readyFile>>[number];

/**
 * Files that this isolate found lately, each with the version of the data: a recording that plays is asked
 * for in many ranges. A file comes and goes with a write of its song, which raises the version.
 */
const found = new Map<string, { file: ReadyFile; version: number }>();
const mostFound = 500;

/** Loads the file that may be served under `id`, or null. Asks D1 at most once in five seconds. */
export async function findReadyFile(db: Database, id: string): Promise<ReadyFile | null> {
  const known = found.get(id);
  if (known && known.version === recentVersion()) return known.file;
  const [rows, counters] = await db.batch([readyFile(db, { id }), countersStatement(db)]);
  const { version } = readCounters(counters);
  rememberVersion(version);
  const file = rows[0] ?? null;
  found.delete(id);
  if (!file) return null;
  if (found.size >= mostFound) found.delete(found.keys().next().value!);
  found.set(id, { file, version });
  return file;
}

/**
 * The statement that makes a file a song's own: one that `userId` has sent whole, or one that was put
 * away and comes back. It belongs into the batch that writes the song, which fails as a whole when the
 * file is not to be had: unfinished, another user's, or just being deleted.
 */
export function claimStatement(db: Database, id: string, userId: number) {
  return db
    .update(mediaFiles)
    .set({
      // No status is no value of the column: that is what stops the batch.
      status: sql`CASE WHEN discarded_at IS NULL AND (status <> 'pending'
        OR (owner_id = ${userId} AND completed_at IS NOT NULL)) THEN 'ready' END`,
      removedAt: null,
    })
    .where(eq(mediaFiles.id, id));
}

/**
 * The statement that puts a file away when no song that can be seen has it; `now` in milliseconds. It
 * stands after the song's own write.
 */
export function releaseStatement(db: Database, id: string, now: number) {
  return db
    .update(mediaFiles)
    .set({ status: "removed", removedAt: new Date(now) })
    .where(
      sql`id = ${id} AND status = 'ready'
        AND NOT EXISTS (SELECT 1 FROM songs WHERE media_file_id = ${id} AND deleted_at IS NULL)`,
    );
}
