import { discardUpload } from "../../data/media/uploads.ts";
import { logError } from "../../lib/log.server.ts";
import type { UploadServices } from "../services.ts";
import { deleteDiscarded } from "./clean-up-media.ts";

/** Deletes an upload. Returns false if there is none. */
export async function cancelUpload(
  services: UploadServices,
  ownerId: number,
  id: string,
): Promise<boolean> {
  const file = await discardUpload(services.db, id, ownerId, services.now());
  if (file) await deleteDiscarded(services, file);
  return file !== null;
}

/** Never throws: the clean-up job deletes the rest. */
export async function abandonUpload(
  services: UploadServices,
  ownerId: number,
  id: string,
  uploadId: string | null,
): Promise<void> {
  try {
    const file = await discardUpload(services.db, id, ownerId, services.now());
    // R2 may have an upload that the row lacks.
    if (file) await deleteDiscarded(services, { id, uploadId: uploadId ?? file.uploadId });
  } catch (error) {
    logError("upload", error);
  }
}
