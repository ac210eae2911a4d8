import type { MiddlewareFunction } from "react-router";
import { type Language, languages } from "../archive.ts";
import { preferencesContext } from "../context.ts";
import { formatPreferences, parsePreferences, type Preferences } from "../domain/preferences.ts";
import { oneOf } from "../domain/paging.ts";
import { pagings, type Paging } from "../domain/song.ts";
import { readCookie } from "../lib/cookies.ts";

const year = 365 * 24 * 3600;

/** The visitor's choices from the cookie. Paging is kept only while the browser is open. */
export const preferences: MiddlewareFunction<Response> = async (
  { request, context, url },
  next,
) => {
  const header = request.headers.get("Cookie");
  const chosen = parsePreferences(readCookie(header, "preferences"));
  const paging = oneOf(pagings, readCookie(header, "paging"));
  context.set(preferencesContext, { ...chosen, paging });
  const response = await next();
  const linked = languageOfLink(url.searchParams);
  return linked && !chosen.language
    ? remember(response, { ...chosen, language: linked })
    : response;
};

function languageOfLink(query: URLSearchParams): Language | undefined {
  return languages.find((language) => language === query.get("lng"));
}

/** Who comes by a link in a language stays in it; such an answer is not for a shared cache. */
function remember(response: Response, chosen: Preferences): Response {
  const kept = new Response(response.body, response);
  kept.headers.append("Set-Cookie", preferencesCookie(chosen));
  kept.headers.set("Cache-Control", "private, no-store");
  kept.headers.delete("ETag");
  return kept;
}

/** The Set-Cookie value that keeps preferences for a year. Scripts may write it too: it holds nothing private. */
export function preferencesCookie(chosen: Preferences): string {
  return `preferences=${formatPreferences(chosen)}; Path=/; Max-Age=${year}; SameSite=Lax; Secure`;
}

/** The Set-Cookie value that keeps the way of paging until the browser is closed. */
export function pagingCookie(paging: Paging): string {
  return `paging=${paging}; Path=/; SameSite=Lax; Secure`;
}
