import { UploadError, type UploadFailure } from "../../domain/media/upload.ts";
import { BodyError } from "../../lib/body-error.ts";

/** Returns why an upload failed. Rethrows other errors. */
export function uploadFailureOf(error: unknown): UploadFailure {
  if (error instanceof UploadError || error instanceof BodyError) return error.reason;
  throw error;
}
