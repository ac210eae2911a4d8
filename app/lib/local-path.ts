const origin = "https://local.invalid";

/**
 * `text` when it is a path on this site, with its query; else null. Addresses of other hosts, however
 * spelled (`//host`, `/\host`, `https:host`), are not local.
 */
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
