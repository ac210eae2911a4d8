import type { MiddlewareFunction } from "react-router";
import { madeContext, nonceContext, preferencesContext, settingsContext } from "../web/context.ts";
import { currentVersion, sawVersion } from "../data/data-version.ts";
import type { Database } from "../data/database.ts";
import { oneOf } from "../domain/paging.ts";
import { parsePreferences, type Preferences } from "../domain/preferences.ts";
import { type Paging, pagings } from "../domain/preferences.ts";
import { clientAddress } from "../lib/client-address.ts";
import { readCookie } from "../lib/cookies.ts";
import { type RateLimits, tooOften } from "../lib/rate-limit.ts";
import { flashCookieName, sessionCookieName } from "../web/cookies.server.ts";
import { etagOf, isKnown, unchanged } from "../lib/etag.ts";
import { fromKept, PageMemo, toKeep } from "./page-store.ts";
import { languageOf, seenLanguage } from "../web/language.ts";
import { isPublic } from "./public-paths.ts";

const memo = new PageMemo();

type Chosen = Preferences & { paging: Paging };

/** True for a request whose answer is the same for everybody: to read, without a session. */
function isForAll(request: Request, url: URL): boolean {
  const cookies = request.headers.get("Cookie");
  const personal = [sessionCookieName, flashCookieName].some(
    (name) => readCookie(cookies, name) !== null,
  );
  const readable = request.method === "GET" || request.method === "HEAD";
  return readable && !personal && isPublic(url);
}

function chosenOf(request: Request): Chosen {
  const cookies = request.headers.get("Cookie");
  const preferences = parsePreferences(readCookie(cookies, "preferences"));
  return { ...preferences, paging: oneOf(pagings, readCookie(cookies, "paging")) };
}

/**
 * A finished page for a visitor without a session, asked before anything else is done; null when there is
 * none, when the data has changed, when this visitor's language is not yet known, or when they have searched
 * too often: then the page's own loader refuses them.
 */
export async function fromMemo(
  request: Request,
  url: URL,
  database: Database,
  nonce: string,
  { search }: Pick<RateLimits, "search">,
): Promise<Response | null> {
  const language = seenLanguage(request, url);
  const chosen = chosenOf(request);
  if (!language || !isForAll(request, url)) return null;
  const page = memo.get(memoKey(request, language, chosen));
  if (!page) return null;
  // Where D1 cannot say, the page is made, and says itself what failed.
  const version = await currentVersion(database).catch(() => null);
  if (page.version !== version) return null;
  if (page.isSearch && (await tooOften(search, clientAddress(request)))) return null;
  if (isKnown(request, page.headers)) return unchanged(page.headers);
  return new Response(fromKept(page, nonce), { headers: page.headers });
}

/**
 * Public pages for visitors without a session are kept in a memo, and made anew when the data changed.
 * They may be kept by browsers and asked for again by ETag. Everything else is nobody's to keep.
 */
export const publicCache: MiddlewareFunction<Response> = async (
  { request, context, url },
  next,
) => {
  // The router hides from `url` that a part of the data was asked for.
  if (!isForAll(request, url) || new URL(request.url).searchParams.has("_routes")) return next();
  const nonce = context.get(nonceContext);
  const response = await next();
  if (response.status !== 200 || response.headers.has("Set-Cookie")) return response;
  const { version, html, isSearch } = context.get(madeContext);
  const text = html ?? (await response.text());
  response.headers.set("Cache-Control", "public, max-age=0, must-revalidate");
  response.headers.set("ETag", etagOf(text.replaceAll(nonce, "")));
  if (version !== null) {
    sawVersion(version);
    if (!context.get(settingsContext).NO_MEMO)
      memo.set(memoKey(request, languageOf(context), context.get(preferencesContext)), {
        ...toKeep(text, nonce),
        headers: new Headers(response.headers),
        version,
        isSearch,
      });
  }
  if (isKnown(request, response.headers)) return unchanged(response.headers);
  return html === null ? new Response(text, response) : response;
};

function memoKey(
  request: Request,
  language: string,
  { theme, view, script, paging }: Chosen,
): string {
  const at = request.url.indexOf("?");
  const shown = [language, theme, view, script, paging].join(" ");
  if (at < 0) return `${request.url} ${shown}`;
  const query = new URLSearchParams(request.url.slice(at));
  query.sort();
  return `${request.url.slice(0, at)}?${query} ${shown}`;
}
