import type { HeadersFunction, MiddlewareFunction } from "react-router";
import { isDataRequest } from "./data-request.ts";

/**
 * Creates the `headers` function of a route: those of its parent, action and error, and the Link header of its loader.
 * The page loads the style sheets listed here as files, preloaded by a Link header (`preloadsStyles`). Without a list
 * the document contains the text of its style sheets.
 */
export function pageHeaders(...stylesheets: string[]): HeadersFunction {
  return ({ parentHeaders, loaderHeaders, actionHeaders, errorHeaders }) => {
    const headers = new Headers(parentHeaders);
    const link = loaderHeaders.get("Link");
    if (link) headers.append("Link", link);
    // The router adds cookies by itself.
    for (const [name, value] of [...actionHeaders, ...(errorHeaders ?? [])])
      if (name !== "set-cookie") headers.set(name, value);
    for (const stylesheet of stylesheets)
      headers.append("Link", `<${stylesheet}>; rel=preload; as=style`);
    return headers;
  };
}

export const preloadsStyles = (headers: Headers): boolean =>
  headers.get("Link")?.includes("; as=style") ?? false;

export const preloadPagesOnly: MiddlewareFunction<Response> = async ({ request, url }, next) => {
  const response = await next();
  if (isDataRequest(request, url)) response.headers.delete("Link");
  return response;
};
