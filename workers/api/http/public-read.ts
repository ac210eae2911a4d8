import type { Context } from "hono";
import { currentVersion } from "#app/data/data-version.ts";
import type { User } from "#app/data/users/users.ts";
import { type MemoPage, PageMemo } from "#app/cache/page-store.ts";
import { etagOf, isKnown, unchanged } from "#app/lib/etag.ts";
import type { ApiEnv } from "./api-env.ts";

const memo = new PageMemo();

/**
 * Answers a reader. What anybody gets may be kept by browsers and asked for again by its tag; under `key`,
 * unless it is null, it is also kept here until the data changes. What a user gets is nobody else's.
 */
export async function keepPublic(
  c: Context<ApiEnv>,
  user: User | null,
  key: string | null,
  make: () => Promise<Response>,
): Promise<Response> {
  if (user) return make();
  const { db, settings } = c.env.services;
  const request = c.req.raw;
  const kept = settings.NO_MEMO ? null : key;
  const version = kept === null ? 0 : await currentVersion(db);
  const known = kept === null ? undefined : memo.get(kept);
  if (known?.version === version) return answer(known, request);
  const response = await make();
  if (response.status !== 200 || response.headers.has("Cache-Control")) return response;
  const page = await toPage(response, version);
  if (kept !== null) memo.set(kept, page);
  return answer(page, request);
}

async function toPage(response: Response, version: number): Promise<MemoPage> {
  const body = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.set("Cache-Control", "public, max-age=0, must-revalidate");
  // Whose origin asks is named by `cors`.
  headers.set("Vary", "Authorization");
  headers.set("ETag", etagOf(body));
  return { body, places: [], headers, version };
}

function answer({ body, headers }: MemoPage, request: Request): Response {
  return isKnown(request, headers) ? unchanged(headers) : new Response(body, { headers });
}
