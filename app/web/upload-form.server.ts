import { maxFormBytes, UploadError, type UploadFailure } from "../domain/media/upload.ts";
import { receiveFile, type ReceivedFile } from "../operations/media/receive-file.ts";
import type { UploadServices } from "../operations/services.ts";
import { uploadFailureOf } from "../operations/media/upload-failure.ts";
import type { Bytes } from "../lib/bytes.ts";
import { readContentLength } from "../lib/body-error.ts";
import { readMultipart } from "../lib/multipart.server.ts";

export interface UploadForm {
  fields: FormData;
  files: ReceivedFile[];
  failures: { fileName: string; reason: UploadFailure }[];
}

/**
 * Reads a multipart form and streams at most `maxFiles` files of the field `fileField` to R2, one after the other.
 * Throws UploadError if the form itself cannot be read.
 */
export async function readUploadForm(
  request: Request,
  services: UploadServices,
  ownerId: number,
  { fileField, maxFiles }: { fileField: string; maxFiles: number },
): Promise<UploadForm> {
  const announced = readContentLength(request);
  const form: UploadForm = { fields: new FormData(), files: [], failures: [] };
  const takeFile = async (name: string, fileName: string, bytes: Bytes) => {
    if (name !== fileField || form.files.length + form.failures.length >= maxFiles) return;
    try {
      if (announced > maxFormBytes) throw new UploadError("tooLarge");
      form.files.push(await receiveFile(services, ownerId, { name: fileName, announced, bytes }));
    } catch (error) {
      const reason = uploadFailureOf(error);
      form.failures.push({ fileName, reason });
      // The rest of the body is unreadable too.
      if (reason === "stalled" || reason === "brokenOff") throw error;
    }
  };
  form.fields = await readMultipart(request, takeFile);
  return form;
}
