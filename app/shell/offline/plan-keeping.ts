import { findMedia, sizeOfRecordings } from "../../offline/recordings.ts";
import {
  type KeepRequest,
  type KeepWish,
  type KeptThing,
  readThing,
} from "../../offline/things.ts";

/** What keeping takes. */
export interface Plan {
  /** Null if the songs of a list could not be had, or if none of them is in the archive. */
  wish: KeepWish | null;
  /** How many songs are left out, as they are not in the archive. */
  leftOut: number;
  /** What is kept of it already. */
  thing: KeptThing | null;
  /** How many recordings of the archive's own, and their bytes. */
  recordings: number;
  size: number;
  /** The bytes of those that are not stored yet. */
  more: number;
  hasVideos: boolean;
  /** Bytes that the browser has left for this site; null if it does not say. */
  free: number | null;
  problem: "unavailable" | "failed" | null;
}

const nothing: Plan = {
  wish: null,
  leftOut: 0,
  thing: null,
  recordings: 0,
  size: 0,
  more: 0,
  hasVideos: false,
  free: null,
  problem: null,
};

export async function planKeeping(request: KeepRequest, language: string): Promise<Plan> {
  if (!("caches" in window && "serviceWorker" in navigator))
    return { ...nothing, problem: "unavailable" };
  let thing: KeptThing | null;
  try {
    thing = await readThing(request);
  } catch {
    return { ...nothing, problem: "unavailable" };
  }
  try {
    const { from, songIds: given } = request;
    const asked = from && given.length === 0 ? await listSongIds(from) : given;
    const { songIds, recordings, hasVideos } = await findMedia(asked, language);
    const wish = { ...request, songIds, withRecordings: thing?.withRecordings ?? false };
    return {
      wish: asked.length > 0 && songIds.length === 0 ? null : wish,
      leftOut: asked.length - songIds.length,
      thing,
      recordings: recordings.length,
      ...(await sizeOfRecordings(recordings)),
      hasVideos,
      free: await findRoom(),
      problem: null,
    };
  } catch {
    return { ...nothing, thing, problem: "failed" };
  }
}

async function findRoom(): Promise<number | null> {
  const { quota, usage = 0 } = await navigator.storage.estimate();
  return quota === undefined ? null : Math.max(0, quota - usage);
}

/** Fetches the ids of all songs of a list, page by page. */
async function listSongIds(from: string): Promise<number[]> {
  const ids: number[] = [];
  for (let path: string | null = from; path;) {
    const response: Response = await fetch(path);
    if (!response.ok) throw new Error(`No list: ${response.status}`);
    const page: { songs: { id: number }[]; next?: string | null } = await response.json();
    ids.push(...page.songs.map(({ id }) => id));
    path = page.next ?? null;
  }
  return ids;
}
