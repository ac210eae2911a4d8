export function isSafeMethod(method: string): boolean {
  return method === "GET" || method === "HEAD" || method === "OPTIONS";
}

/**
 * The answer to a request that goes no further, or null: odd addresses, and writes from other sites. A
 * program has no site, and no cookie speaks for it (`byProgram`): its writes may come from anywhere.
 */
export function refusal(request: Request, url: URL, byProgram: boolean): Response | null {
  const { pathname } = url;
  if (pathname.includes("//") || /%2f|%5c|%00/i.test(pathname))
    return new Response("No such address.", { status: 400 });
  if (!byProgram && !isSafeMethod(request.method) && !isSameOrigin(request, url))
    return new Response("This form was sent from another site.", { status: 403 });
  return null;
}

/** Only the browser can set these headers; a request with neither of them does not come from our pages. */
function isSameOrigin(request: Request, url: URL): boolean {
  const site = request.headers.get("Sec-Fetch-Site");
  if (site !== null) return site === "same-origin";
  return request.headers.get("Origin") === url.origin;
}
