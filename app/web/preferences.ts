import type { MiddlewareFunction } from "react-router";
import { preferencesContext } from "./context.ts";
import { formatPreferences, parsePreferences, type Preferences } from "../domain/preferences.ts";
import { oneOf } from "../domain/paging.ts";
import { pagings, type Paging } from "../domain/preferences.ts";
import { readCookie } from "../lib/cookies.ts";

const year = 365 * 24 * 3600;

/** Reads the visitor's choices from the cookies. Paging is kept only while the browser is open. */
export const preferences: MiddlewareFunction<Response> = ({ request, context }, next) => {
  const header = request.headers.get("Cookie");
  const chosen = parsePreferences(readCookie(header, "preferences"));
  const paging = oneOf(pagings, readCookie(header, "paging"));
  context.set(preferencesContext, { ...chosen, paging });
  return next();
};

/** The Set-Cookie value that keeps preferences for a year. Scripts may write it too: it holds nothing private. */
export function preferencesCookie(chosen: Preferences): string {
  return `preferences=${formatPreferences(chosen)}; Path=/; Max-Age=${year}; SameSite=Lax; Secure`;
}

/** The Set-Cookie value that keeps the way of paging until the browser is closed. */
export function pagingCookie(paging: Paging): string {
  return `paging=${paging}; Path=/; SameSite=Lax; Secure`;
}
