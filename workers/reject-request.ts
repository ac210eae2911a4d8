import { isStopPath } from "#app/domain/records/following/follow-mail.ts";

export function isSafeMethod(method: string): boolean {
  return method === "GET" || method === "HEAD" || method === "OPTIONS";
}

/**
 * Rejects malformed paths (400) and cross-site writes (403); returns null for all other requests. API calls need no
 * cross-site check, as they authenticate by token, nor do mail programs that stop mails, nor harvesters, which only
 * read. Paths of the API are matched before decoding: a name may have an encoded slash.
 */
export function rejectRequest(request: Request, { pathname, origin }: URL, isApi: boolean) {
  const malformed = isApi ? /\/\/|%00/ : /\/\/|%2f|%5c|%00/i;
  if (malformed.test(pathname)) return new Response("No such address.", { status: 400 });
  if (
    !isApi &&
    !(isStopPath(pathname) && isOfMailProgram(request)) &&
    !isSafeMethod(request.method) &&
    !isSameOrigin(request, origin)
  )
    return new Response("This form was sent from another site.", { status: 403 });
  return null;
}

/** Whether no browser sent a form: mail programs stop mails so (RFC 8058). */
const isOfMailProgram = ({ method, headers }: Request) =>
  method === "POST" && !headers.has("Origin") && !headers.has("Sec-Fetch-Site");

/** Only browsers set these headers; a request with neither is not from a page of this site. */
function isSameOrigin({ headers }: Request, origin: string): boolean {
  const site = headers.get("Sec-Fetch-Site");
  if (site !== null) return site === "same-origin";
  return headers.get("Origin") === origin;
}
