import { maxFormBytes, UploadError, type UploadFailure } from "../domain/media/upload.ts";
import { receiveFile, type ReceivedFile } from "../operations/media/receive-file.ts";
import type { UploadServices } from "../operations/services.ts";
import { uploadFailureOf } from "../operations/media/upload-failure.ts";
import type { Bytes } from "../lib/bytes.ts";
import { readContentLength } from "../lib/body-error.ts";
import { readMultipart } from "../lib/multipart.server.ts";

export interface UploadForm {
  fields: FormData;
  file: ReceivedFile | null;
  failure: UploadFailure | null;
}

/**
 * Reads a multipart form and streams the file of the field `fileField` to R2. Throws UploadError if the form
 * itself cannot be read.
 */
export async function readUploadForm(
  request: Request,
  services: UploadServices,
  ownerId: number,
  fileField = "mediaFile",
): Promise<UploadForm> {
  const announced = readContentLength(request);
  const form: UploadForm = { fields: new FormData(), file: null, failure: null };
  const takeFile = async (name: string, fileName: string, bytes: Bytes) => {
    if (name !== fileField || form.file || form.failure) return;
    try {
      if (announced > maxFormBytes) throw new UploadError("tooLarge");
      form.file = await receiveFile(services, ownerId, { name: fileName, announced, bytes });
    } catch (error) {
      form.failure = uploadFailureOf(error);
      // The rest of the body cannot be read either.
      if (form.failure === "stalled" || form.failure === "brokenOff") throw error;
    }
  };
  form.fields = await readMultipart(request, takeFile);
  return form;
}
