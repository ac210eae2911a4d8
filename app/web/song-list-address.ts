import { localPath } from "../lib/local-path.ts";
import { localReferrer } from "./referrer.ts";

const lists = new Set(["/home", "/search", "/my-collection"]);

/** `text` when it is the address of a list of songs on this site, with its page and filters; else null. */
export function songListAddress(text: string | null | undefined): string | null {
  const path = localPath(text);
  return path && lists.has(path.split(/[?#]/)[0]!) ? path : null;
}

/** The list of songs that a request was made from, as its browser says; null for any other page. */
export const listAskedFrom = (request: Request) => songListAddress(localReferrer(request));
