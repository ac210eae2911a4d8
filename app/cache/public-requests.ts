import { flashCookieName, sessionCookieName } from "../web/cookies.server.ts";
import { readCookie } from "../lib/cookies.ts";
import { pagePath } from "./router-internals.ts";
import { publicRoutes } from "./public-routes.ts";

const queryKeysOf = (path: string) =>
  publicRoutes.get(
    path
      .replace(/^\/songs\/\d+$/, "/songs/:id")
      .replace(/^\/people\/[\w-]+$/, "/people/:id")
      .replace(/^\/raagas\/[^/]+/, "/raagas/:id")
      .replace(/^(\/raagas\/:id\/beside)\/[^/]+$/, "$1/:other")
      .replace(/^\/taalas\/[^/]+$/, "/taalas/:id"),
  );

export function isPublicPath(path: string): boolean {
  return queryKeysOf(path) !== undefined;
}

/** Whether the response is the same for every visitor without a session. Query keys must be known and unique. */
export function isPublicRequest({ method, headers }: Request, url: URL): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  const allowed = queryKeysOf(pagePath(url));
  if (!allowed) return false;
  const cookies = headers.get("Cookie");
  if (readCookie(cookies, sessionCookieName) ?? readCookie(cookies, flashCookieName)) return false;
  const keys = [...url.searchParams.keys()];
  return (
    keys.every((key) => key === "lng" || allowed.includes(key)) &&
    new Set(keys).size === keys.length
  );
}
