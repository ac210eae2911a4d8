import type { Context } from "hono";
import { currentVersion } from "#app/data/data-version.ts";
import type { Account } from "#app/data/users.ts";
import { isKnown, type MemoPage, PageMemo, tagOf, unchanged } from "#app/lib/page-memo.ts";
import type { ApiEnv } from "./api-env.ts";

const memo = new PageMemo();

/**
 * Answers a reader. What anybody gets may be kept by browsers and asked for again by its tag; where
 * `kept`, it is also kept here until the data changes. What a member gets is nobody else's.
 */
export async function keepPublic(
  c: Context<ApiEnv>,
  account: Account | null,
  kept: boolean,
  make: () => Promise<Response>,
): Promise<Response> {
  if (account) return make();
  const { db, settings } = c.env.services;
  const request = c.req.raw;
  const key = keyOf(request);
  const remembers = kept && !settings.NO_MEMO;
  const version = remembers ? await currentVersion(db) : 0;
  const known = remembers ? memo.get(key) : undefined;
  if (known?.version === version) return answer(known, request);
  const response = await make();
  if (response.status !== 200 || response.headers.has("Cache-Control")) return response;
  const page = await toPage(response, version);
  if (remembers) memo.set(key, page);
  return answer(page, request);
}

function keyOf(request: Request): string {
  const url = new URL(request.url);
  url.searchParams.sort();
  return url.pathname + url.search;
}

async function toPage(response: Response, version: number): Promise<MemoPage> {
  const body = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.set("Cache-Control", "public, max-age=0, must-revalidate");
  headers.set("Vary", "Authorization, Origin");
  headers.set("ETag", tagOf(body));
  return { body, places: [], headers, version };
}

function answer({ body, headers }: MemoPage, request: Request): Response {
  return isKnown(request, headers) ? unchanged(headers) : new Response(body, { headers });
}
