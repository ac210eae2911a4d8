import {
  type DiscardedFile,
  discardExpired,
  forgetDiscarded,
  postponeDiscarded,
} from "../../data/media/discarded-media.ts";
import { deleteObject } from "../../data/media/media-store.ts";
import type { IncompleteJob } from "../../domain/records/incomplete-job.ts";
import { logError } from "../../lib/log.server.ts";
import type { UploadServices } from "../services.ts";

/** Scheduled job, safe to run concurrently. Returns how many files it deleted; failed ones are postponed. */
export async function cleanUpMedia(
  services: Omit<UploadServices, "settings">,
): Promise<number | IncompleteJob> {
  const files = await discardExpired(services.db, services.now());
  let deleted = 0;
  for (const file of files) if (await deleteDiscarded(services, file)) deleted++;
  if (deleted < files.length) return { done: deleted, unreachable: "R2" };
  return deleted;
}

/** Deletes the object, then the row, or postpones both and returns false. Never throws. */
export async function deleteDiscarded(
  { db, bucket, now }: Omit<UploadServices, "settings">,
  file: DiscardedFile,
): Promise<boolean> {
  try {
    await deleteObject(bucket, file);
    await forgetDiscarded(db, file.id);
    return true;
  } catch (error) {
    logError("media clean-up", error);
    await postponeDiscarded(db, file.id, now()).catch((failure: unknown) =>
      logError("media clean-up", failure),
    );
    return false;
  }
}
