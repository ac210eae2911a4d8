import { UploadError, type UploadRefusal } from "../../domain/media/upload.ts";
import { BodyError } from "../../lib/body-error.ts";

/** Returns why an upload was refused: a rule of uploads, or a body that could not be read. Rethrows other errors. */
export function refusalOf(error: unknown): UploadRefusal {
  if (error instanceof UploadError || error instanceof BodyError) return error.reason;
  throw error;
}
