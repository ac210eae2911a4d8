export function isSafeMethod(method: string): boolean {
  return method === "GET" || method === "HEAD" || method === "OPTIONS";
}

/**
 * Rejects malformed paths (400) and writes that another site's page sent (403); null for all other requests.
 * API clients authenticate with a token, not with cookies, so their writes may come from anywhere; their paths are
 * matched before they are decoded, so that an encoded slash belongs to a name.
 */
export function rejectRequest(request: Request, { pathname, origin }: URL, isApi: boolean) {
  const malformed = isApi ? /\/\/|%00/ : /\/\/|%2f|%5c|%00/i;
  if (malformed.test(pathname)) return new Response("No such address.", { status: 400 });
  if (!isApi && !isSafeMethod(request.method) && !isSameOrigin(request, origin))
    return new Response("This form was sent from another site.", { status: 403 });
  return null;
}

/** Only browsers set these headers; a request with neither was not sent by a page of this site. */
function isSameOrigin({ headers }: Request, origin: string): boolean {
  const site = headers.get("Sec-Fetch-Site");
  if (site !== null) return site === "same-origin";
  return headers.get("Origin") === origin;
}
