import { joinParts } from "../../data/media/media-store.ts";
import { renewReservation } from "../../data/media/upload-quota.ts";
import {
  completeUploadRow,
  type FileSound,
  findUpload,
  savePart,
} from "../../data/media/uploads.ts";
import { headLength, mediaTypeOf, typeFailureOf } from "../../domain/media/media-type.ts";
import { lengthOfPart, partCount, UploadError } from "../../domain/media/upload.ts";
import { type Bytes, peekBytes } from "../../lib/bytes.ts";
import { sha256OfParts } from "../../lib/sha-256.ts";
import type { UploadServices } from "../services.ts";
import { quotaOf } from "./start-upload.ts";
import { type Part, storePart } from "./store-part.ts";

/** Milliseconds within which a reservation cannot be lost. */
const reservedFor = 30 * 60_000;

async function keepReservation(
  { db, settings, now }: UploadServices,
  file: { id: string; ownerId: number; size: number; touchedAt: number },
): Promise<void> {
  const at = now();
  if (at - file.touchedAt < reservedFor) return;
  if (!(await renewReservation(db, { ...file, now: at }, quotaOf(settings))))
    throw new UploadError("full");
}

/** Stores a part with the hash that the browser computed from it, or null. Throws UploadError. */
export async function receivePart(
  services: UploadServices,
  ownerId: number,
  id: string,
  part: Part & { hash: string | null },
): Promise<void> {
  const { db, bucket, now } = services;
  const { number, length, hash } = part;
  const file = await findUpload(db, id, ownerId);
  if (!file?.uploadId) throw new UploadError("gone");
  if (length === 0 || length !== lengthOfPart(file.size, number))
    throw new UploadError("wrongLength");
  await keepReservation(services, { id, ownerId, ...file });
  const bytes = number === 1 ? await checkType(file, part.bytes) : part.bytes;
  const upload = bucket.resumeMultipartUpload(id, file.uploadId);
  const stored = await storePart(upload, { number, length, bytes });
  const saved = await savePart(db, { id, number, etag: stored.etag, hash, now: now() });
  if (!saved.ok) throw new UploadError("gone");
}

/** The first part must begin as announced: its type was detected from those bytes. */
async function checkType(file: { fileName: string; contentType: string }, bytes: Bytes) {
  const { head, all } = await peekBytes(bytes, headLength);
  if (mediaTypeOf(file.fileName, head)?.contentType !== file.contentType)
    throw new UploadError(typeFailureOf(file.fileName, head));
  return all;
}

/** Throws UploadError. */
export async function completeUpload(
  services: UploadServices,
  ownerId: number,
  id: string,
  sound: FileSound,
): Promise<void> {
  const { db, bucket, now } = services;
  const file = await findUpload(db, id, ownerId);
  if (!file) throw new UploadError("gone");
  if (file.completedAt) return;
  const { uploadId, size } = file;
  if (!uploadId || file.parts.length !== partCount(size)) throw new UploadError("incomplete");
  const parts = file.parts.map(({ number, etag }) => ({ partNumber: number, etag }));
  await joinParts(bucket, { id, uploadId, size, parts });
  const hashes = file.parts.flatMap(({ hash }) => hash ?? []);
  const wholeHash = hashes.length === parts.length ? await sha256OfParts(hashes) : null;
  if (!(await completeUploadRow(db, { id, size, ...sound, wholeHash, now: now() })))
    throw new UploadError("gone");
}
