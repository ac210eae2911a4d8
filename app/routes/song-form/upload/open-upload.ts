import { headLength } from "../../../domain/media/media-type.ts";
import { ClientError, sendRequest, type UploadResponse } from "./request.ts";
import { storeUpload } from "./stored-upload.ts";

export async function openUpload(
  file: File,
  id: string | null,
  signal: AbortSignal,
): Promise<UploadResponse> {
  if (id) {
    const known = await sendRequest("GET", `/uploads/${id}`, { signal }).catch((error: unknown) => {
      if (error instanceof ClientError && error.status === 404) return null;
      throw error;
    });
    if (known) return known;
  }
  const query = new URLSearchParams({ name: file.name, size: String(file.size) });
  const body = file.slice(0, headLength);
  const response = await sendRequest("POST", `/uploads?${query}`, { body, signal });
  storeUpload(response.id, file, false);
  return response;
}
