import { localPath } from "../lib/local-path.ts";
import { localReferrer } from "./referrer.ts";

const lists = new Set(["/home", "/search", "/my-collection"]);

/** Returns `text` if it is the path of a list of songs, with its query; otherwise null. */
export function parseSongListPath(text: string | null | undefined): string | null {
  const path = localPath(text);
  return path && lists.has(path.split(/[?#]/)[0]!) ? path : null;
}

/** Returns the path of the list of songs that the request came from (Referer), or null. */
export function findReferringList(request: Request): string | null {
  return parseSongListPath(localReferrer(request));
}
