import { and, eq, isNull, sql } from "drizzle-orm";
import { mediaFiles, uploadParts } from "#drizzle/schema/index.ts";
import type { RareFormat } from "../../domain/media/rare-format.ts";
import type { Database } from "../database.ts";
import { requireThat, writeBatch } from "../write-batch.ts";

const isUpload = (id: string) =>
  and(eq(mediaFiles.id, id), eq(mediaFiles.status, "pending"), isNull(mediaFiles.discardedAt));

export const isOwnUpload = (id: string, ownerId: number) =>
  and(isUpload(id), eq(mediaFiles.ownerId, ownerId));

const touchStatement = (db: Database, id: string, now: number) =>
  db
    .update(mediaFiles)
    .set({ touchedAt: new Date(now) })
    .where(isUpload(id))
    .returning({ id: mediaFiles.id });

/** Returns false if the upload was cancelled. */
export async function touchUpload(db: Database, id: string, now: number): Promise<boolean> {
  const [rows] = await db.batch([touchStatement(db, id, now)]);
  return rows.length > 0;
}

export async function setUploadId(db: Database, id: string, uploadId: string): Promise<void> {
  await db.batch([db.update(mediaFiles).set({ uploadId }).where(eq(mediaFiles.id, id))]);
}

/** Finds an owner's upload with the parts that R2 has, or null. */
export async function findUpload(db: Database, id: string, ownerId: number) {
  const [files, parts] = await db.batch([
    db
      .select({
        fileName: mediaFiles.fileName,
        contentType: mediaFiles.contentType,
        size: mediaFiles.size,
        uploadId: mediaFiles.uploadId,
        completedAt: mediaFiles.completedAt,
        wholeHash: mediaFiles.wholeHash,
        touchedAt: sql<number>`coalesce(touched_at, created_at)`,
      })
      .from(mediaFiles)
      .where(isOwnUpload(id, ownerId)),
    db
      .select({ number: uploadParts.number, etag: uploadParts.etag, hash: uploadParts.hash })
      .from(uploadParts)
      .where(eq(uploadParts.mediaFileId, id))
      .orderBy(uploadParts.number),
  ]);
  return files[0] ? { ...files[0], parts } : null;
}

/** Records a part. Fails with `outdated` if the upload has ended. */
export function savePart(
  db: Database,
  part: { id: string; number: number; etag: string; hash: string | null; now: number },
) {
  const { id, number, etag, hash, now } = part;
  const incomplete = and(isUpload(id), isNull(mediaFiles.completedAt));
  return writeBatch(db, [
    requireThat(db, sql`EXISTS (SELECT 1 FROM ${mediaFiles} WHERE ${incomplete})`, "outdated"),
    db
      .insert(uploadParts)
      .values({ mediaFileId: id, number, etag, hash })
      .onConflictDoUpdate({
        target: [uploadParts.mediaFileId, uploadParts.number],
        set: { etag: sql`excluded.etag`, hash: sql`excluded.hash` },
      }),
    touchStatement(db, id, now),
  ]);
}

/** The properties of a file that the browser has read; null if it could not. */
export interface FileSound {
  durationSeconds: number | null;
  /** Bits per second on average. */
  bitRate: number | null;
  /** Null also where the first bytes have told it. */
  rareFormat: RareFormat | null;
}

interface CompleteFile extends FileSound {
  id: string;
  size: number;
  wholeHash: string | null;
  now: number;
  withinRequest?: boolean;
}

/** Marks an upload as complete, so that a song can use it. Returns false if it was cancelled. */
export async function completeUploadRow(db: Database, file: CompleteFile): Promise<boolean> {
  const { id, now, withinRequest = false, rareFormat, ...facts } = file;
  const at = new Date(now);
  const row = { ...facts, uploadId: null, completedAt: at, touchedAt: at };
  const [rows] = await db.batch([
    db
      .update(mediaFiles)
      .set({ ...row, withinRequest, ...(rareFormat && { rareFormat }) })
      .where(isUpload(id))
      .returning({ id: mediaFiles.id }),
    db.delete(uploadParts).where(eq(uploadParts.mediaFileId, id)),
  ]);
  return rows.length > 0;
}

/** Marks an upload for deletion. Returns its id and its upload id in R2, or null if there is none. */
export async function discardUpload(db: Database, id: string, ownerId: number, now: number) {
  const [rows] = await db.batch([
    db
      .update(mediaFiles)
      .set({ discardedAt: new Date(now) })
      .where(isOwnUpload(id, ownerId))
      .returning({ id: mediaFiles.id, uploadId: mediaFiles.uploadId }),
  ]);
  return rows[0] ?? null;
}
