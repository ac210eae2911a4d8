import { and, eq, isNull, sql } from "drizzle-orm";
import { mediaFiles, uploadParts } from "#drizzle/schema/index.ts";
import type { Database } from "../database.ts";

/** The row of an upload that is not over. */
const open = (id: string) =>
  and(eq(mediaFiles.id, id), eq(mediaFiles.status, "pending"), isNull(mediaFiles.discardedAt));
/** The same, of its owner. */
export const mine = (id: string, ownerId: number) => and(open(id), eq(mediaFiles.ownerId, ownerId));

/** Notes that bytes still come. False when the upload was given up meanwhile. */
export async function touchUpload(db: Database, id: string, now: number): Promise<boolean> {
  const [rows] = await db.batch([
    db
      .update(mediaFiles)
      .set({ touchedAt: new Date(now) })
      .where(open(id))
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
        touchedAt: sql<number>`coalesce(touched_at, created_at)`,
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
export async function notePart(
  db: Database,
  { id, number, etag, now }: { id: string; number: number; etag: string; now: number },
) {
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
    db
      .update(mediaFiles)
      .set({ touchedAt: new Date(now) })
      .where(open(id)),
  ]);
  return rows.length > 0;
}

/**
 * R2 has all of a file: from now on a song can take it; one that stays `withinRequest` only now. False when
 * it was given up meanwhile.
 */
export async function noteComplete(
  db: Database,
  file: {
    id: string;
    size: number;
    durationSeconds: number | null;
    now: number;
    withinRequest?: boolean;
  },
): Promise<boolean> {
  const { id, size, durationSeconds, now, withinRequest = false } = file;
  const at = new Date(now);
  const [rows] = await db.batch([
    db
      .update(mediaFiles)
      .set({
        size,
        durationSeconds,
        uploadId: null,
        completedAt: at,
        touchedAt: at,
        withinRequest,
      })
      .where(open(id))
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
