import { joinParts } from "../../data/media/media-store.ts";
import { reserveUpload, takeRoomAgain } from "../../data/media/upload-room.ts";
import {
  discardUpload,
  findUpload,
  noteComplete,
  notePart,
  noteUploadId,
} from "../../data/media/uploads.ts";
import { headLength, mediaTypeOf, type MediaType } from "../../domain/media/media-type.ts";
import { largestUpload, lengthOfPart, partCount, UploadError } from "../../domain/media/upload.ts";
import { type Bytes, peek } from "../../lib/byte-stream.ts";
import { logError } from "../../lib/log.server.ts";
import { deleteDiscarded } from "./clean-up-media.ts";
import type { UploadServices } from "../services.ts";
import { type Part, storePart } from "./store-part.ts";

export interface AnnouncedFile {
  name: string;
  /** Bytes. */
  size: number;
  /** The first bytes, enough to tell its type. */
  head: Uint8Array;
  /** True when one request brings all of it. */
  withinRequest?: boolean;
}

/** Before an upload has waited so long without a part, its room is surely still its own; milliseconds. */
const roomFor = 30 * 60_000;

const quotaOf = ({ UPLOAD_BYTES, UPLOAD_FILES }: UploadServices["settings"]) => ({
  bytes: UPLOAD_BYTES,
  files: UPLOAD_FILES,
});

/** Takes the room of an upload that goes on after a while. Throws UploadError where it was lost. */
async function keepRoom(
  { db, settings, now }: UploadServices,
  file: { id: string; ownerId: number; size: number; touchedAt: number },
): Promise<void> {
  const at = now();
  if (at - file.touchedAt < roomFor) return;
  if (!(await takeRoomAgain(db, { ...file, now: at }, quotaOf(settings))))
    throw new UploadError("full");
}

/** Makes room for a file that will come in parts; its id. Throws UploadError. */
export async function startUpload(
  services: UploadServices,
  ownerId: number,
  { name, size, head, withinRequest = false }: AnnouncedFile,
): Promise<{ id: string; uploadId: string; type: MediaType }> {
  const type = mediaTypeOf(name, head.subarray(0, headLength));
  if (!type) throw new UploadError("wrongType");
  if (size === 0) throw new UploadError("empty");
  if (size > largestUpload) throw new UploadError("tooLarge");
  const { db, bucket, settings, now } = services;
  const id = crypto.getRandomValues(new Uint8Array(16)).toHex();
  const { contentType } = type;
  const file = { id, ownerId, fileName: name, contentType, size, now: now(), withinRequest };
  if (!(await reserveUpload(db, file, quotaOf(settings)))) throw new UploadError("full");
  let uploadId: string | null = null;
  try {
    const httpMetadata = { contentType };
    ({ uploadId } = await bucket.createMultipartUpload(id, { httpMetadata }));
    await noteUploadId(db, id, uploadId);
    return { id, uploadId, type };
  } catch (error) {
    await giveUp(services, ownerId, id, uploadId);
    throw error;
  }
}

/** Takes one part of a file, `length` bytes, straight to R2. Throws UploadError. */
export async function takePart(
  services: UploadServices,
  ownerId: number,
  id: string,
  part: Part,
): Promise<void> {
  const { db, bucket, now } = services;
  const { number, length } = part;
  const file = await findUpload(db, id, ownerId);
  if (!file?.uploadId) throw new UploadError("gone");
  if (length === 0 || length !== lengthOfPart(file.size, number))
    throw new UploadError("wrongLength");
  await keepRoom(services, { id, ownerId, ...file });
  const bytes = number === 1 ? await checkedStart(file, part.bytes) : part.bytes;
  const upload = bucket.resumeMultipartUpload(id, file.uploadId);
  const stored = await storePart(upload, { number, length, bytes });
  if (!(await notePart(db, { id, number, etag: stored.etag, now: now() })))
    throw new UploadError("gone");
}

/** The start of a file must be what was announced: its type was told by it. */
async function checkedStart(file: { fileName: string; contentType: string }, bytes: Bytes) {
  const { head, all } = await peek(bytes, headLength);
  if (mediaTypeOf(file.fileName, head)?.contentType !== file.contentType)
    throw new UploadError("wrongType");
  return all;
}

/** Joins the parts of a file once all are there; from then on a song can take it. Throws UploadError. */
export async function completeUpload(
  services: UploadServices,
  ownerId: number,
  id: string,
  durationSeconds: number | null,
): Promise<void> {
  const { db, bucket, now } = services;
  const file = await findUpload(db, id, ownerId);
  if (!file) throw new UploadError("gone");
  if (file.completedAt) return;
  const { uploadId, size } = file;
  if (!uploadId || file.parts.length !== partCount(size)) throw new UploadError("incomplete");
  const parts = file.parts.map(({ number, etag }) => ({ partNumber: number, etag }));
  await joinParts(bucket, { id, uploadId, size, parts });
  if (!(await noteComplete(db, { id, size, durationSeconds, now: now() })))
    throw new UploadError("gone");
}

/** Gives an upload up: row, parts and object go. What fails here the scheduled clean-up does. */
export async function cancelUpload(
  services: UploadServices,
  ownerId: number,
  id: string,
): Promise<boolean> {
  const file = await discardUpload(services.db, id, ownerId, services.now());
  if (file) await deleteDiscarded(services, file);
  return file !== null;
}

/** Gives up what could not be taken, as far as that is possible now. Never throws. */
export async function giveUp(
  services: UploadServices,
  ownerId: number,
  id: string,
  uploadId: string | null,
): Promise<void> {
  try {
    const file = await discardUpload(services.db, id, ownerId, services.now());
    // R2 may know of an upload that the row does not.
    if (file) await deleteDiscarded(services, { id, uploadId: uploadId ?? file.uploadId });
  } catch (error) {
    logError("upload", error);
  }
}
