import type { Context } from "hono";
import { currentVersion } from "#app/data/data-version.ts";
import type { User } from "#app/data/users/users.ts";
import { etagOf, matchesEtag, notModified } from "#app/lib/etag.ts";
import { createResponseCache } from "#app/lib/response-cache.ts";
import type { ApiEnv } from "./api-env.ts";

interface CachedResponse {
  body: Uint8Array<ArrayBuffer>;
  headers: Headers;
  version: number;
}

const responses = createResponseCache<CachedResponse>();

/** Responds with the result of `make`. Without a user it is public and cached by `key` until the data changes. */
export async function cacheRead(
  c: Context<ApiEnv>,
  user: User | null,
  key: string | null,
  make: () => Promise<Response>,
): Promise<Response> {
  if (user) return make();
  const { db, settings } = c.env.services;
  const request = c.req.raw;
  const cacheKey = settings.RESPONSE_CACHE ? key : null;
  const version = cacheKey === null ? 0 : await currentVersion(db);
  const cached = cacheKey === null ? undefined : responses.get(cacheKey);
  if (cached?.version === version) return toResponse(cached, request);
  const response = await make();
  if (response.status !== 200 || response.headers.has("Cache-Control")) return response;
  const fresh = await toPublic(response, version);
  if (cacheKey !== null) responses.set(cacheKey, fresh);
  return toResponse(fresh, request);
}

async function toPublic(response: Response, version: number): Promise<CachedResponse> {
  const body = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.set("Cache-Control", "public, max-age=0, must-revalidate");
  // `Origin` is added by `cors`.
  headers.set("Vary", "Authorization");
  headers.set("ETag", etagOf(body));
  return { body, headers, version };
}

function toResponse({ body, headers }: CachedResponse, request: Request): Response {
  return matchesEtag(request, headers) ? notModified(headers) : new Response(body, { headers });
}
