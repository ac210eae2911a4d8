import {
  type DiscardedFile,
  discardExpired,
  forgetDiscarded,
  postponeDiscarded,
} from "../../data/media/discarded-media.ts";
import { deleteObject } from "../../data/media/media-store.ts";
import { logError } from "../../lib/log.server.ts";
import type { UploadServices } from "../services.ts";

/** Scheduled job, safe to run twice at once. Returns how many files it deleted or postponed. */
export async function cleanUpMedia(services: Omit<UploadServices, "settings">): Promise<number> {
  const files = await discardExpired(services.db, services.now());
  for (const file of files) await deleteDiscarded(services, file);
  return files.length;
}

/** Deletes the object, then the row, or postpones both. Never throws. */
export async function deleteDiscarded(
  { db, bucket, now }: Omit<UploadServices, "settings">,
  file: DiscardedFile,
): Promise<void> {
  try {
    await deleteObject(bucket, file);
    await forgetDiscarded(db, file.id);
  } catch (error) {
    logError("media clean-up", error);
    await postponeDiscarded(db, file.id, now()).catch((failure: unknown) =>
      logError("media clean-up", failure),
    );
  }
}
