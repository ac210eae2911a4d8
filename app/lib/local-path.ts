const origin = "https://local.invalid";

/** Returns a path of this site with its query, or null (`//host` and `/\host` are other sites). */
export function localPath(text: string | null | undefined): string | null {
  if (!text?.startsWith("/") || text.length > 2000) return null;
  let url: URL;
  try {
    url = new URL(text, origin);
  } catch {
    return null;
  }
  if (url.origin !== origin || url.pathname.startsWith("//")) return null;
  return url.pathname + url.search + url.hash;
}
