import {
  type DiscardedFile,
  discardExpired,
  forgetDiscarded,
  postponeDiscarded,
} from "../../data/media/discarded-media.ts";
import { dropObject } from "../../data/media/media-store.ts";
import { logError } from "../../lib/log.server.ts";
import type { UploadServices } from "../services.ts";

/**
 * The scheduled job: what no song has any more goes from R2, then its row. What fails is left for the
 * next time, and others go first then. Safe to run twice at once.
 */
export async function cleanUpMedia(services: Omit<UploadServices, "settings">): Promise<void> {
  for (const file of await discardExpired(services.db, services.now()))
    await deleteDiscarded(services, file);
}

/** Deletes a discarded file: object first, so that no object is ever without a row. Never throws. */
export async function deleteDiscarded(
  { db, bucket, now }: Omit<UploadServices, "settings">,
  file: DiscardedFile,
): Promise<void> {
  try {
    await dropObject(bucket, file);
    await forgetDiscarded(db, file.id);
  } catch (error) {
    logError("media clean-up", error);
    await postponeDiscarded(db, file.id, now()).catch((failure: unknown) =>
      logError("media clean-up", failure),
    );
  }
}
