import { and, eq, isNull, sql } from "drizzle-orm";
import { mediaFiles, uploadParts } from "#drizzle/schema/index.ts";
import type { Database } from "./database.ts";

export interface NewUpload {
  id: string;
  ownerId: number;
  fileName: string;
  contentType: string;
  /** Bytes, as announced; at most so many are taken. */
  size: number;
  now: number;
}

/** What one owner may keep: bytes and files. */
export interface Quota {
  bytes: number;
  files: number;
}

const mine = (id: string, ownerId: number) =>
  and(
    eq(mediaFiles.id, id),
    eq(mediaFiles.ownerId, ownerId),
    eq(mediaFiles.status, "pending"),
    isNull(mediaFiles.discardedAt),
  );

/**
 * Reserves the room of a file, before its first byte. False when the owner has none left: whatever R2
 * holds of theirs counts. One statement, so two uploads at once cannot both have the last room.
 */
export async function reserveUpload(db: Database, file: NewUpload, quota: Quota): Promise<boolean> {
  const { id, ownerId, fileName, contentType, size, now } = file;
  const [rows] = await db.batch([
    db
      .insert(mediaFiles)
      .select(
        sql`SELECT ${id}, 'pending', ${contentType}, ${size}, ${fileName}, NULL, NULL, NULL, NULL, ${ownerId}, ${now}, NULL
          FROM (SELECT count(*) AS files, coalesce(sum(size), 0) AS bytes
            FROM media_files WHERE owner_id = ${ownerId})
          WHERE files < ${quota.files} AND bytes + ${size} <= ${quota.bytes}`,
      )
      .returning({ id: mediaFiles.id }),
  ]);
  return rows.length > 0;
}

/** Notes under which name R2 collects the parts of a file. */
export async function noteUploadId(db: Database, id: string, uploadId: string): Promise<void> {
  await db.batch([db.update(mediaFiles).set({ uploadId }).where(eq(mediaFiles.id, id))]);
}

/** An owner's file that waits for bytes or for a song, with the parts that R2 has; null for any other. */
export async function findUpload(db: Database, id: string, ownerId: number) {
  const [files, parts] = await db.batch([
    db
      .select({
        fileName: mediaFiles.fileName,
        contentType: mediaFiles.contentType,
        size: mediaFiles.size,
        uploadId: mediaFiles.uploadId,
        completedAt: mediaFiles.completedAt,
      })
      .from(mediaFiles)
      .where(mine(id, ownerId)),
    db
      .select({ number: uploadParts.number, etag: uploadParts.etag })
      .from(uploadParts)
      .where(eq(uploadParts.mediaFileId, id))
      .orderBy(uploadParts.number),
  ]);
  return files[0] ? { ...files[0], parts } : null;
}

/** Notes a part that R2 has; one sent again takes the place of the former. False when the upload is over. */
export async function notePart(db: Database, id: string, number: number, etag: string) {
  const [rows] = await db.batch([
    db
      .insert(uploadParts)
      .select(
        sql`SELECT id, ${number}, ${etag} FROM media_files
          WHERE id = ${id} AND status = 'pending' AND completed_at IS NULL AND discarded_at IS NULL`,
      )
      .onConflictDoUpdate({
        target: [uploadParts.mediaFileId, uploadParts.number],
        set: { etag: sql`excluded.etag` },
      })
      .returning({ number: uploadParts.number }),
  ]);
  return rows.length > 0;
}

/** R2 has all of a file: from now on a song can take it. False when it was given up meanwhile. */
export async function noteComplete(
  db: Database,
  file: { id: string; size: number; durationSeconds: number | null; now: number },
): Promise<boolean> {
  const { id, size, durationSeconds, now } = file;
  const [rows] = await db.batch([
    db
      .update(mediaFiles)
      .set({ size, durationSeconds, uploadId: null, completedAt: new Date(now) })
      .where(
        and(
          eq(mediaFiles.id, id),
          eq(mediaFiles.status, "pending"),
          isNull(mediaFiles.discardedAt),
        ),
      )
      .returning({ id: mediaFiles.id }),
    db.delete(uploadParts).where(eq(uploadParts.mediaFileId, id)),
  ]);
  return rows.length > 0;
}

/** An owner gives up a file that no song has. Its id and upload, or null when there is none. */
export async function discardUpload(db: Database, id: string, ownerId: number, now: number) {
  const [rows] = await db.batch([
    db
      .update(mediaFiles)
      .set({ discardedAt: new Date(now) })
      .where(mine(id, ownerId))
      .returning({ id: mediaFiles.id, uploadId: mediaFiles.uploadId }),
  ]);
  return rows[0] ?? null;
}
