import { localPath } from "../lib/local-path.ts";

/** Returns the path and query of the page that the request came from (Referer), or null if not of this site. */
export function localReferrer({ url, headers }: Request): string | null {
  const referrer = URL.parse(headers.get("Referer") ?? "");
  if (referrer?.origin !== new URL(url).origin) return null;
  return localPath(referrer.pathname + referrer.search);
}
