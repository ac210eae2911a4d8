import { maxShapedBytes, maxShapedSeconds } from "../../../domain/media/sound-shape.ts";
import { tryToPlayAt } from "./read-sound.ts";
import { makeShape } from "./make-shape.ts";
import { putShape } from "./send-shape.ts";

interface Outcome {
  message: `shape.${"done" | "unreadable" | "tooLong"}`;
  values?: { minutes: number };
}

/** Computes and stores the shape of a stored file. Returns the message to show; rejects if a request fails. */
export async function drawStoredShape(id: string): Promise<Outcome> {
  const url = `/media/${id}`;
  const { seconds } = await tryToPlayAt(url, "Video");
  if (seconds !== null && seconds > maxShapedSeconds)
    return { message: "shape.tooLong", values: { minutes: maxShapedSeconds / 60 } };
  const stop = new AbortController();
  const response = await fetch(url, { signal: stop.signal });
  if (!response.ok) throw new Error(`media: ${response.status}`);
  if (Number(response.headers.get("Content-Length")) > maxShapedBytes) {
    stop.abort();
    return { message: "shape.unreadable" };
  }
  const shape = await makeShape(await response.blob(), seconds);
  if (shape === null) return { message: "shape.unreadable" };
  await putShape(id, shape, stop.signal);
  return { message: "shape.done" };
}
