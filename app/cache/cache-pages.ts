import type { RouterContextProvider } from "react-router";
import { currentVersion, rememberVersion } from "../data/data-version.ts";
import { browserId } from "../lib/browser-id.ts";
import { clientAddress } from "../lib/client-address.ts";
import { etagOf, matchesEtag, notModified } from "../lib/etag.ts";
import { checkVisitorLimit } from "../lib/rate-limit.ts";
import { createResponseCache } from "../lib/response-cache.ts";
import { databaseContext, limitsContext, nonceContext, settingsContext } from "../web/context.ts";
import { cacheKey } from "./cache-key.ts";
import { type CachedPage, findNonce, withNonce } from "./cached-page.ts";
import { dataVersionContext } from "./public-loader.server.ts";
import { type FindPublicPage, findPublicPageContext } from "./public-pages.ts";
import { isPublicRequest } from "./public-request.ts";

export type PageHandler = (request: Request, context: RouterContextProvider) => Promise<Response>;

const pages = createResponseCache<CachedPage>();

/** Wraps the page handler: renders a public page once per data version. Browsers revalidate by ETag. */
export function cachePages(findPublicPage: FindPublicPage, render: PageHandler): PageHandler {
  return async (request, context) => {
    context.set(findPublicPageContext, findPublicPage);
    const url = new URL(request.url);
    if (!isPublicRequest(request, url, findPublicPage)) return render(request, context);
    const settings = context.get(settingsContext);
    const key = settings.RESPONSE_CACHE ? cacheKey(url, context) : null;
    const cached = key === null ? null : await findCurrentPage(key, request, context);
    if (cached && matchesEtag(request, cached.headers)) return notModified(cached.headers);
    if (cached) {
      const body = withNonce(cached, context.get(nonceContext));
      const response = new Response(body, { headers: cached.headers });
      if (settings.SERVER_TIMING) response.headers.append("Server-Timing", "cache;desc=hit");
      return response;
    }
    const get = request.method === "GET" ? request : new Request(request, { method: "GET" });
    return toPublicResponse(request, await render(get, context), key, context);
  };
}

/**
 * Finds a cached page of the current data version. Returns null also if D1 fails or the visitor searches too often: the
 * loader responds to these.
 */
async function findCurrentPage(
  key: string,
  request: Request,
  context: RouterContextProvider,
): Promise<CachedPage | null> {
  const page = pages.get(key);
  if (!page) return null;
  if (page.version !== "fixed") {
    const version = await currentVersion(context.get(databaseContext)).catch(() => null);
    if (page.version !== version) return null;
  }
  if (
    page.isSearch &&
    (await checkVisitorLimit(context.get(limitsContext).search, {
      userId: null,
      clientAddress: clientAddress(request),
      browser: browserId(request),
    }))
  )
    return null;
  return page;
}

async function toPublicResponse(
  request: Request,
  response: Response,
  key: string | null,
  context: RouterContextProvider,
): Promise<Response> {
  if (response.status !== 200 || response.headers.has("Set-Cookie")) return response;
  const body = new Uint8Array(await response.arrayBuffer());
  const nonce = context.get(nonceContext);
  const nonceOffsets = findNonce(body, nonce);
  const headers = new Headers(response.headers);
  headers.set("Cache-Control", "public, max-age=0, must-revalidate");
  headers.set("ETag", etagOf(withNonce({ body, nonceOffsets }, "".padEnd(nonce.length, "0"))));
  const { version, isSearch = false } = context.get(dataVersionContext);
  if (typeof version === "number") rememberVersion(version);
  if (version !== null && key !== null)
    pages.set(key, { body, nonceOffsets, headers, version, isSearch });
  return matchesEtag(request, headers) ? notModified(headers) : new Response(body, { headers });
}
