import { flashCookieName, sessionCookieName } from "../web/cookies.server.ts";
import { readCookie } from "../lib/cookies.ts";
import type { FindPublicPage } from "./public-pages.ts";
import { pagePath } from "./router-internals.ts";

/** Whether a request is for a public page, without a session, and has only the page's query keys, each once. */
export function isPublicRequest(
  { method, headers }: Request,
  url: URL,
  findPublicPage: FindPublicPage,
): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  const queryKeys = findPublicPage(pagePath(url));
  if (!queryKeys) return false;
  const cookies = headers.get("Cookie");
  if (readCookie(cookies, sessionCookieName) ?? readCookie(cookies, flashCookieName)) return false;
  const keys = [...url.searchParams.keys()];
  return (
    keys.every((key) => key === "lng" || queryKeys.includes(key)) &&
    new Set(keys).size === keys.length
  );
}
