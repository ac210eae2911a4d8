import { headLength } from "../../../domain/media/media-type.ts";
import { ClientError, sendRequest, type UploadResponse } from "./request.ts";

/** Finds the upload `id` of a file, or begins a new one if there is none. */
export async function openUpload(
  file: File,
  id: string | null,
  { hash, signal }: { hash: string | undefined; signal: AbortSignal },
): Promise<UploadResponse> {
  if (id) {
    const known = await sendRequest("GET", `/uploads/${id}`, { signal }).catch((error: unknown) => {
      if (error instanceof ClientError && error.status === 404) return null;
      throw error;
    });
    if (known) return known;
  }
  const query = new URLSearchParams({ name: file.name, size: String(file.size) });
  if (hash) query.set("hash", hash);
  const body = file.slice(0, headLength);
  return sendRequest("POST", `/uploads?${query}`, { body, signal });
}
