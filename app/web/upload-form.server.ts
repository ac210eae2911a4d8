import { largestForm, UploadRefused, type UploadRefusal } from "../domain/media/upload.ts";
import { receiveFile, type ReceivedFile } from "../operations/media/receive-file.ts";
import type { UploadServices } from "../operations/services.ts";
import type { Bytes } from "../lib/byte-stream.ts";
import { readMultipart } from "../lib/multipart.server.ts";

/** A form with a file in it. */
export interface UploadForm {
  /** The text fields. */
  fields: FormData;
  /** The file that came along, which waits for a song; null when none was chosen or it was refused. */
  file: ReceivedFile | null;
  /** Why the file was refused; the fields are there all the same. */
  refused: UploadRefusal | null;
}

/**
 * Reads a multipart form as a stream: its text fields, and the file of the field `fileField`, which goes
 * straight to R2. Throws UploadRefused when the form itself cannot be read: no length, encoded, malformed,
 * broken off, stalled.
 */
export async function readUploadForm(
  request: Request,
  services: UploadServices,
  ownerId: number,
  fileField = "mediaFile",
): Promise<UploadForm> {
  const announced = bodyLength(request);
  const form: UploadForm = { fields: new FormData(), file: null, refused: null };
  const takeFile = async (name: string, fileName: string, bytes: Bytes) => {
    if (name !== fileField || form.file || form.refused) return;
    try {
      if (announced > largestForm) throw new UploadRefused("tooLarge");
      form.file = await receiveFile(services, ownerId, { name: fileName, announced, bytes });
    } catch (error) {
      form.refused = refusalOf(error);
      // Nothing more comes of such a body: no field behind the file either.
      if (form.refused === "stalled" || form.refused === "brokenOff") throw error;
    }
  };
  form.fields = await readMultipart(request, takeFile);
  return form;
}

/** The length of a body that is sent as it is. Throws UploadRefused without one, and for compressed bodies. */
export function bodyLength(request: Request): number {
  if (request.headers.has("Content-Encoding")) throw new UploadRefused("encoded");
  const length = request.headers.get("Content-Length");
  if (!length || !/^\d{1,15}$/.test(length)) throw new UploadRefused("noLength");
  return Number(length);
}

/** Why a file was refused; any other error goes on. */
export function refusalOf(error: unknown): UploadRefusal {
  if (error instanceof UploadRefused) return error.reason;
  throw error;
}
