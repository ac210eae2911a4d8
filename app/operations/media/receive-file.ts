import { joinParts } from "../../data/media/media-store.ts";
import { completeUploadRow, touchUpload } from "../../data/media/uploads.ts";
import { headLength, type MediaType } from "../../domain/media/media-type.ts";
import {
  maxFormFileBytes,
  partLength,
  tidyFileName,
  UploadError,
} from "../../domain/media/upload.ts";
import { limitBytes, type Bytes, toChunks, peekBytes, toPieces } from "../../lib/bytes.ts";
import type { UploadServices } from "../services.ts";
import { storePart } from "./store-part.ts";
import { abandonUpload } from "./cancel-upload.ts";
import { startUpload } from "./start-upload.ts";

export interface ReceivedFile extends MediaType {
  id: string;
  fileName: string;
  size: number;
}

const touchEvery = 10 * 60_000;

/** Stores a stream of at most `announced` bytes in parts of 8 MiB. Throws UploadError; then nothing is stored. */
export async function receiveFile(
  services: UploadServices,
  ownerId: number,
  file: { name: string; announced: number; bytes: Bytes; withinRequest?: boolean },
): Promise<ReceivedFile> {
  const { db, bucket, now } = services;
  const { head, all } = await peekBytes(file.bytes, headLength);
  if (head.length === 0) throw new UploadError("empty");
  const fileName = tidyFileName(file.name);
  const size = Math.min(file.announced, maxFormFileBytes);
  const { id, uploadId, type } = await startUpload(services, ownerId, {
    name: fileName,
    size,
    head,
    withinRequest: true,
  });
  try {
    const upload = bucket.resumeMultipartUpload(id, uploadId);
    const parts: R2UploadedPart[] = [];
    let received = 0;
    let touchedAt = now();
    for await (const piece of toPieces(limitBytes(all, size), partLength)) {
      const { length } = piece;
      const part = { number: parts.length + 1, length, bytes: toChunks(piece) };
      parts.push(await storePart(upload, part));
      received += length;
      if (now() - touchedAt < touchEvery) continue;
      touchedAt = now();
      if (!(await touchUpload(db, id, touchedAt))) throw new UploadError("gone");
    }
    await joinParts(bucket, { id, uploadId, size: received, parts });
    const { withinRequest } = file;
    const whole = {
      id,
      size: received,
      durationSeconds: null,
      bitRate: null,
      rareFormat: null,
      wholeHash: null,
      now: now(),
      withinRequest,
    };
    if (!(await completeUploadRow(db, whole))) throw new UploadError("gone");
    return { id, fileName, size: received, ...type };
  } catch (error) {
    await abandonUpload(services, ownerId, id, uploadId);
    throw error;
  }
}
