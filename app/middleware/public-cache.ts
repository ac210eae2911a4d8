import { Buffer } from "node:buffer";
import type { MiddlewareFunction } from "react-router";
import {
  dataVersionContext,
  nonceContext,
  preferencesContext,
  settingsContext,
} from "../context.ts";
import { currentVersion, sawVersion } from "../data/data-version.ts";
import type { Database } from "../data/database.ts";
import { oneOf } from "../domain/paging.ts";
import { parsePreferences, type Preferences } from "../domain/preferences.ts";
import { type Paging, pagings } from "../domain/song.ts";
import { readCookie } from "../lib/cookies.ts";
import { flashCookieName, sessionCookieName } from "../lib/session-cookie.ts";
import { type MemoPage, PageMemo } from "../lib/page-memo.ts";
import { languageOf, seenLanguage } from "./locale.ts";
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
 * none, when the data has changed, or when this visitor's language is not yet known.
 */
export async function fromMemo(
  request: Request,
  url: URL,
  database: Database,
  nonce: string,
): Promise<Response | null> {
  const language = seenLanguage(request, url);
  const chosen = chosenOf(request);
  // Who comes by a link in a language is given a cookie: the router does that.
  if (!language || (url.searchParams.has("lng") && !chosen.language) || !isForAll(request, url))
    return null;
  const page = memo.get(memoKey(request, language, chosen));
  return page && page.version === (await currentVersion(database))
    ? answer(page, request, nonce)
    : null;
}

/**
 * Public pages for visitors without a session are kept in a memo, and made anew when the data changed.
 * They may be kept by browsers and asked for again by ETag. Everything else is nobody's to keep.
 */
export const publicCache: MiddlewareFunction<Response> = async (
  { request, context, url },
  next,
) => {
  const made = { version: null as number | null };
  context.set(dataVersionContext, made);
  // The router hides from `url` that a part of the data was asked for.
  if (!isForAll(request, url) || new URL(request.url).searchParams.has("_routes")) return next();
  const nonce = context.get(nonceContext);
  const response = await next();
  if (response.status !== 200 || response.headers.has("Set-Cookie")) return response;
  const page = await toPage(response, nonce, made.version ?? 0);
  if (made.version !== null) {
    sawVersion(made.version);
    if (!context.get(settingsContext).NO_MEMO)
      memo.set(memoKey(request, languageOf(context), context.get(preferencesContext)), page);
  }
  return answer(page, request, nonce);
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

async function toPage(response: Response, nonce: string, version: number): Promise<MemoPage> {
  const body = Buffer.from(await response.arrayBuffer());
  const places: number[] = [];
  for (let at = body.indexOf(nonce); at >= 0; at = body.indexOf(nonce, at)) {
    places.push(at);
    body.fill(" ", at, at + nonce.length);
  }
  const digest = Buffer.from(await crypto.subtle.digest("SHA-256", body));
  const headers = new Headers(response.headers);
  headers.set("Cache-Control", "public, max-age=0, must-revalidate");
  headers.set("ETag", `W/"${digest.toString("hex", 0, 12)}"`);
  return { body, places, headers, version };
}

function answer({ headers, ...page }: MemoPage, request: Request, nonce: string): Response {
  const known = request.headers.get("If-None-Match")?.split(",");
  if (known?.some((tag) => tag.trim() === headers.get("ETag")))
    return new Response(null, { status: 304, headers });
  const body = Buffer.from(page.body);
  for (const place of page.places) body.write(nonce, place, "latin1");
  return new Response(body, { headers });
}
