import { loadPart } from "../../../ui/part.tsx";
import type { FileSound } from "./read-tags.client.ts";
import { sendRequest } from "./upload-requests.ts";

/** Computes the shape of a file while it is uploaded; null if it has none. Never rejects. */
export async function computeShape(file: File, sound: Promise<FileSound>): Promise<string | null> {
  try {
    const shapes = await loadPart(() => import("./make-shape.ts"));
    return shapes && (await shapes.makeShape(file, (await sound).seconds));
  } catch {
    return null;
  }
}

export async function putShape(id: string, shape: string, signal: AbortSignal): Promise<void> {
  await sendRequest("PUT", `/uploads/${id}/shape`, { body: new Blob([shape]), signal });
}

/** Stores the shape of an upload, if there is one. Never rejects, because a recording is complete without it. */
export async function sendShape(
  id: string,
  computed: Promise<string | null>,
  signal: AbortSignal,
): Promise<void> {
  const shape = await computed;
  if (shape && !signal.aborted) await putShape(id, shape, signal).catch(() => undefined);
}
