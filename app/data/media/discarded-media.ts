import { and, asc, eq, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { mediaFiles, songDrafts, songs, uploadParts } from "#drizzle/schema/index.ts";
import type { Database } from "../database.ts";
import { isHidden } from "../hidden-rows.ts";
import { isAbandoned } from "./upload-quota.ts";

const day = 24 * 3600_000;
const uploadLifetime = day;
/** Milliseconds for which an unfinished upload of a draft can be resumed. R2 aborts it after seven days. */
const draftUploadLifetime = 6 * day;

const ofDraft = sql`EXISTS (SELECT 1 FROM song_drafts d WHERE d.media_file_id = media_files.id)`;
/** Milliseconds within which a song can be restored with its removed file. */
const retention = 30 * day;

export interface DiscardedFile {
  id: string;
  uploadId: string | null;
}

/** Marks expired uploads and removed files for deletion. Lists the oldest `count` of all that are marked. */
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
            and(
              lt(mediaFiles.createdAt, new Date(now - uploadLifetime)),
              or(
                sql`NOT ${ofDraft}`,
                and(
                  isNull(mediaFiles.completedAt),
                  lt(mediaFiles.createdAt, new Date(now - draftUploadLifetime)),
                ),
              ),
            ),
            and(mediaFiles.withinRequest, isAbandoned(now)),
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
          sql`NOT ${isHidden("file", sql`media_files.id`)}`,
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

/** Moves a file that could not be deleted to the end of the queue. */
export async function postponeDiscarded(db: Database, id: string, now: number): Promise<void> {
  await db.batch([
    db
      .update(mediaFiles)
      .set({ discardedAt: new Date(now) })
      .where(eq(mediaFiles.id, id)),
  ]);
}

/** Deletes the row of a file whose object is deleted, and clears it from expired songs in the bin. */
export async function forgetDiscarded(db: Database, id: string): Promise<void> {
  await db.batch([
    db
      .update(songs)
      .set({ mediaFileId: null })
      .where(and(eq(songs.mediaFileId, id), isNotNull(songs.deletedAt))),
    db.update(songDrafts).set({ mediaFileId: null }).where(eq(songDrafts.mediaFileId, id)),
    db.delete(uploadParts).where(eq(uploadParts.mediaFileId, id)),
    db.delete(mediaFiles).where(and(eq(mediaFiles.id, id), isNotNull(mediaFiles.discardedAt))),
  ]);
}
