import { findMedia, sizeOfRecordings } from "../../offline/recordings.ts";
import {
  type KeepRequest,
  type KeepWish,
  type KeptThing,
  readThing,
} from "../../offline/things.ts";

/** What keeping takes. */
export interface Plan {
  /** Null if the songs of a list could not be had. */
  wish: KeepWish | null;
  /** What is kept of it already. */
  thing: KeptThing | null;
  /** How many recordings of the archive's own, and their bytes. */
  recordings: number;
  size: number;
  hasVideos: boolean;
  /** Bytes that the browser has left for this site; null if it does not say. */
  free: number | null;
  problem: "unavailable" | "failed" | null;
}

const nothing: Plan = {
  wish: null,
  thing: null,
  recordings: 0,
  size: 0,
  hasVideos: false,
  free: null,
  problem: null,
};

export async function planKeeping(request: KeepRequest, language: string): Promise<Plan> {
  if (!("caches" in window && "serviceWorker" in navigator))
    return { ...nothing, problem: "unavailable" };
  const { from, ...given } = request;
  let thing: KeptThing | null;
  try {
    thing = await readThing(given);
  } catch {
    return { ...nothing, problem: "unavailable" };
  }
  try {
    const songIds = from ? await listSongIds(from) : given.songIds;
    const media = await findMedia(songIds, language);
    const wish = { ...given, songIds, withRecordings: thing?.withRecordings ?? false };
    const size = await sizeOfRecordings(media.recordings);
    const { recordings, hasVideos } = media;
    const free = await findRoom();
    return { wish, thing, recordings: recordings.length, size, hasVideos, free, problem: null };
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
