import { reserveUpload } from "../../data/media/upload-quota.ts";
import { setUploadId } from "../../data/media/uploads.ts";
import {
  headLength,
  type MediaType,
  mediaTypeOf,
  typeFailureOf,
} from "../../domain/media/media-type.ts";
import { maxUploadBytes, UploadError } from "../../domain/media/upload.ts";
import type { UploadServices } from "../services.ts";
import { abandonUpload } from "./cancel-upload.ts";

export interface AnnouncedFile {
  name: string;
  size: number;
  hash?: string;
  head: Uint8Array;
  withinRequest?: boolean;
}

export const quotaOf = ({ UPLOAD_BYTES, UPLOAD_FILES }: UploadServices["settings"]) => ({
  bytes: UPLOAD_BYTES,
  files: UPLOAD_FILES,
});

/** Throws UploadError. */
export async function startUpload(
  services: UploadServices,
  ownerId: number,
  { name, size, hash, head, withinRequest = false }: AnnouncedFile,
): Promise<{ id: string; uploadId: string; type: MediaType }> {
  if (size === 0) throw new UploadError("empty");
  const start = head.subarray(0, headLength);
  const type = mediaTypeOf(name, start);
  if (!type) throw new UploadError(typeFailureOf(name, start));
  if (size > maxUploadBytes) throw new UploadError("tooLarge");
  const { db, bucket, settings, now } = services;
  const id = crypto.getRandomValues(new Uint8Array(16)).toHex();
  const { contentType, rareFormat } = type;
  const described = { fileName: name, contentType, rareFormat, size, hash };
  const file = { id, ownerId, ...described, now: now(), withinRequest };
  const reserved = await reserveUpload(db, file, quotaOf(settings));
  if (!reserved.ok) throw new UploadError("full");
  let uploadId: string | null = null;
  try {
    const httpMetadata = { contentType };
    ({ uploadId } = await bucket.createMultipartUpload(id, { httpMetadata }));
    await setUploadId(db, id, uploadId);
    return { id, uploadId, type };
  } catch (error) {
    await abandonUpload(services, ownerId, id, uploadId);
    throw error;
  }
}
