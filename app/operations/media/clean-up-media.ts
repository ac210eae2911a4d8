import {
  type DiscardedFile,
  discardExpired,
  forgetDiscarded,
  postponeDiscarded,
} from "../../data/media/discarded-media.ts";
import { deleteObject } from "../../data/media/media-store.ts";
import { logError } from "../../lib/log.server.ts";
import type { UploadServices } from "../services.ts";

/** Cron job, safe to run twice at once. */
export async function cleanUpMedia(services: Omit<UploadServices, "settings">): Promise<void> {
  for (const file of await discardExpired(services.db, services.now()))
    await deleteDiscarded(services, file);
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
