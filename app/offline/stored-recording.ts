import { parseByteRange } from "../lib/byte-range.ts";
import { findStored } from "./store.ts";

/** The recording that was asked for last: a player asks for it range by range. */
let last: { path: string; blob: Promise<Blob> } | null = null;

/** Answers with a stored recording, whole or the range that is asked for; null if it is not stored. */
export async function findRecording(
  path: string,
  rangeHeader: string | null,
): Promise<Response | null> {
  const stored = await findStored("recordings", path);
  if (!stored) return null;
  if (last?.path !== path) last = { path, blob: stored.blob() };
  const { blob: reading } = last;
  const blob = await reading.catch((error: unknown) => {
    // The next request reads it again.
    if (last?.blob === reading) last = null;
    throw error;
  });
  const headers = new Headers(stored.headers);
  const range = parseByteRange(rangeHeader, blob.size);
  if (range === "unsatisfiable") {
    headers.set("Content-Range", `bytes */${blob.size}`);
    headers.set("Content-Length", "0");
    return new Response(null, { status: 416, headers });
  }
  if (!range) return new Response(blob, { headers });
  const { offset, length } = range;
  headers.set("Content-Range", `bytes ${offset}-${offset + length - 1}/${blob.size}`);
  headers.set("Content-Length", String(length));
  return new Response(blob.slice(offset, offset + length), { status: 206, headers });
}
