import { flashCookieName, sessionCookieName } from "../web/cookies.server.ts";
import { readCookie } from "../lib/cookies.ts";
import type { FindPublicPage } from "./public-pages.ts";
import { pagePath } from "./router-internals.ts";

/** Whether the response is the same for every visitor without a session. Query keys must be known and unique. */
export function isPublicRequest(
  { method, headers }: Request,
  url: URL,
  findPublicPage: FindPublicPage,
): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  const known = findPublicPage(pagePath(url));
  if (!known) return false;
  const cookies = headers.get("Cookie");
  if (readCookie(cookies, sessionCookieName) ?? readCookie(cookies, flashCookieName)) return false;
  const keys = [...url.searchParams.keys()];
  return (
    keys.every((key) => key === "lng" || known.includes(key)) && new Set(keys).size === keys.length
  );
}
