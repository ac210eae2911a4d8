import { entriesPath } from "./answers.ts";
import { fetchAnswer, findStored, openStore } from "./store.ts";

/** More requests than this may be refused for a while. */
const maxSizes = 40;
const maxTries = 4;

interface Entry {
  id: number;
  media: { kind: string; url?: string } | null;
}
const entriesAtOnce = 100;

/**
 * Finds which songs are in the archive, its own recordings of them, and whether some have a video elsewhere. `onEntries`
 * gets each answer.
 */
export async function findMedia(
  songIds: readonly number[],
  language: string,
  onEntries: (entries: Response) => Promise<void> = async () => {},
) {
  const found: number[] = [];
  const recordings = new Set<string>();
  let hasVideos = false;
  for (let at = 0; at < songIds.length; at += entriesAtOnce) {
    const ids = songIds.slice(at, at + entriesAtOnce);
    const response = await fetchAnswer(`${entriesPath}?ids=${ids.join()}`, language);
    const { songs } = await response.clone().json<{ songs: Entry[] }>();
    for (const { id, media } of songs) {
      found.push(id);
      if (media?.url?.startsWith("/media/")) recordings.add(media.url);
      hasVideos ||= media?.kind === "YouTube";
    }
    await onEntries(response);
  }
  return { songIds: found, recordings: [...recordings], hasVideos };
}

/** Returns the bytes of recordings, and of those that are not stored yet; of more than forty of the latter an estimate. */
export async function sizeOfRecordings(paths: readonly string[]) {
  let stored = 0;
  const others: string[] = [];
  for (const path of paths) {
    const found = await findStored("recordings", path);
    if (found) stored += bytesOf(found);
    else others.push(path);
  }
  const asked = others.slice(0, maxSizes);
  let size = 0;
  for (const path of asked) size += bytesOf(await fetchRecording(path, { method: "HEAD" }));
  const more = asked.length > 0 ? Math.round((size / asked.length) * others.length) : 0;
  return { size: stored + more, more };
}

const bytesOf = ({ headers }: Response) => Number(headers.get("Content-Length") ?? 0);

/** Fetches a recording, again when the archive says that it is asked too often. */
async function fetchRecording(path: string, init: RequestInit): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const response = await fetch(path, init);
    if (response.ok) return response;
    const seconds = Number(response.headers.get("Retry-After"));
    if (response.status !== 429 || tries === maxTries)
      throw new Error(`No such recording: ${path} ${response.status}`);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
}

/** Stores a recording, unless it is there. `onBytes` is told how many more have arrived. Returns its size. */
export async function saveRecording(
  path: string,
  { onBytes, signal }: { onBytes: (count: number) => void; signal?: AbortSignal },
): Promise<number> {
  const stored = await findStored("recordings", path);
  if (stored) {
    const kept = bytesOf(stored);
    onBytes(kept);
    return kept;
  }
  const { body, headers } = await fetchRecording(path, { signal });
  let size = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.length;
      onBytes(chunk.length);
      controller.enqueue(chunk);
    },
  });
  const counted = new Response(body!.pipeThrough(counter), { headers });
  await (await openStore("recordings")).put(path, counted);
  return size;
}
