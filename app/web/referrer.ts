import { localPath } from "../lib/local-path.ts";

/** The page of this site that a request was made from, with its query, as its browser says; else null. */
export function localReferrer({ url, headers }: Request): string | null {
  const referrer = URL.parse(headers.get("Referer") ?? "");
  if (referrer?.origin !== new URL(url).origin) return null;
  return localPath(referrer.pathname + referrer.search);
}
