import { and, asc, eq, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { mediaFiles, songs, uploadParts } from "#drizzle/schema/index.ts";
import type { Database } from "../database.ts";
import { isDead } from "./upload-room.ts";

const day = 24 * 3600_000;
/** An upload that no song took is kept so long, in milliseconds. */
const waits = day;
/** A file that its song gave up is kept so long: the song can come back with it. */
const retention = 30 * day;

export interface DiscardedFile {
  id: string;
  uploadId: string | null;
}

/**
 * Marks what nobody needs any more: uploads without a song after a day, those that died with the only
 * request that knew them after an hour, removed files after the
 * retention unless a song that can still come back has them. Gives the oldest `count` of all that are
 * marked and still there. One batch.
 */
export async function discardExpired(
  db: Database,
  now: number,
  count = 50,
): Promise<DiscardedFile[]> {
  const expire = { discardedAt: new Date(now) };
  const [, , rows] = await db.batch([
    db
      .update(mediaFiles)
      .set(expire)
      .where(
        and(
          isNull(mediaFiles.discardedAt),
          eq(mediaFiles.status, "pending"),
          or(
            lt(mediaFiles.createdAt, new Date(now - waits)),
            and(mediaFiles.withinRequest, isDead(now)),
          ),
        ),
      ),
    db
      .update(mediaFiles)
      .set(expire)
      .where(
        and(
          isNull(mediaFiles.discardedAt),
          eq(mediaFiles.status, "removed"),
          lt(mediaFiles.removedAt, new Date(now - retention)),
          sql`NOT EXISTS (SELECT 1 FROM songs s WHERE s.media_file_id = media_files.id
            AND (s.deleted_at IS NULL OR s.deleted_at >= ${now - retention}))`,
        ),
      ),
    db
      .select({ id: mediaFiles.id, uploadId: mediaFiles.uploadId })
      .from(mediaFiles)
      .where(isNotNull(mediaFiles.discardedAt))
      .orderBy(asc(mediaFiles.discardedAt))
      .limit(count),
  ]);
  return rows;
}

/** A discarded file could not be deleted: others come first the next time. */
export async function postponeDiscarded(db: Database, id: string, now: number): Promise<void> {
  await db.batch([
    db
      .update(mediaFiles)
      .set({ discardedAt: new Date(now) })
      .where(eq(mediaFiles.id, id)),
  ]);
}

/** R2 has nothing of a discarded file any more: its row goes; a song that is past its time in the bin loses it. */
export async function forgetDiscarded(db: Database, id: string): Promise<void> {
  await db.batch([
    db
      .update(songs)
      .set({ mediaFileId: null })
      .where(and(eq(songs.mediaFileId, id), isNotNull(songs.deletedAt))),
    db.delete(uploadParts).where(eq(uploadParts.mediaFileId, id)),
    db.delete(mediaFiles).where(and(eq(mediaFiles.id, id), isNotNull(mediaFiles.discardedAt))),
  ]);
}
