import type { MiddlewareFunction } from "react-router";
import {
  dataVersionContext,
  databaseContext,
  nonceContext,
  preferencesContext,
  settingsContext,
} from "../context.ts";
import { currentVersion, sawVersion } from "../data/data-version.ts";
import { type MemoPage, PageMemo } from "../lib/page-memo.ts";
import { readCookie } from "../lib/cookies.ts";
import { sessionCookieName } from "../lib/session-cookie.ts";
import { languageOf } from "./locale.ts";
import { isPublic } from "./public-paths.ts";

const memo = new PageMemo();

/**
 * Public pages for visitors without a session come from a memo, made anew when the data changed.
 * They may be kept by browsers and asked for again by ETag. Everything else is nobody's to keep.
 */
export const publicCache: MiddlewareFunction<Response> = async (
  { request, context, url },
  next,
) => {
  const made = { version: null as number | null };
  context.set(dataVersionContext, made);
  const anonymous = readCookie(request.headers.get("Cookie"), sessionCookieName) === null;
  const readable = request.method === "GET" || request.method === "HEAD";
  const partial = new URL(request.url).searchParams.has("_routes");
  if (!anonymous || !readable || partial || !isPublic(url)) return next();

  const nonce = context.get(nonceContext);
  const key = memoKey(request, url, languageOf(context), context.get(preferencesContext));
  const kept = context.get(settingsContext).NO_MEMO ? undefined : memo.get(key);
  if (kept && kept.version === (await currentVersion(context.get(databaseContext))))
    return answer(kept, request, nonce);

  const response = await next();
  if (response.status !== 200 || response.headers.has("Set-Cookie")) return response;
  if (made.version !== null) sawVersion(made.version);
  const page = await toPage(response, nonce, made.version ?? kept?.version ?? 0);
  if (made.version !== null) memo.set(key, page);
  return answer(page, request, nonce);
};

function memoKey(
  request: Request,
  url: URL,
  language: string,
  { theme, view, paging }: { theme?: string; view?: string; paging: string },
): string {
  const query = [...url.searchParams].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([new URL(request.url).pathname, query, language, theme, view, paging]);
}

async function toPage(response: Response, nonce: string, version: number): Promise<MemoPage> {
  const pieces = (await response.text()).split(nonce);
  const bytes = new TextEncoder().encode(pieces.join(""));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const etag = `W/"${digest.slice(0, 12).toHex()}"`;
  return { pieces, headers: [...response.headers], etag, version };
}

function answer(page: MemoPage, request: Request, nonce: string): Response {
  const headers = new Headers(page.headers);
  headers.set("Cache-Control", "public, max-age=0, must-revalidate");
  headers.set("ETag", page.etag);
  const known = request.headers
    .get("If-None-Match")
    ?.split(",")
    .map((tag) => tag.trim());
  if (known?.includes(page.etag)) return new Response(null, { status: 304, headers });
  return new Response(page.pieces.join(nonce), { headers });
}
