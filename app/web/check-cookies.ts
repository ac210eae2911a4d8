import { type MiddlewareFunction, redirect } from "react-router";
import { browserId } from "../lib/browser-id.ts";
import { cookiesBlockedContext } from "./context.ts";

/** Query key whose value is the time, in milliseconds, of a response that set cookies. */
const mark = "cookies-sent";
/** Milliseconds. A later request may be from another browser, by a bookmark or a shared link. */
const validFor = 60_000;

/** Pages that can show that cookies are blocked. */
const accountPages = ["/login", "/signup", "/forgot-password"];

/** Adds a mark to the path of a redirect that sets cookies, unless the request came with a cookie. */
export function expectCookies(request: Request, path: string): string {
  if (browserId(request) !== "") return path;
  const url = new URL(path, request.url);
  url.searchParams.set(mark, String(Date.now()));
  return url.pathname + url.search + url.hash;
}

/** Redirects a marked request without cookies to a page that shows that they are blocked. */
export const checkCookies: MiddlewareFunction<Response> = ({ request, context, url }, next) => {
  const sentAt = url.searchParams.get(mark);
  if (sentAt === null || request.method !== "GET") return next();
  const isFresh = Math.abs(Date.now() - Number(sentAt)) < validFor;
  if (!isFresh || request.headers.get("Cookie")?.includes("__Host-")) {
    const unmarked = new URLSearchParams(url.searchParams);
    unmarked.delete(mark);
    throw redirect(unmarked.size > 0 ? `${url.pathname}?${unmarked}` : url.pathname);
  }
  if (!accountPages.includes(url.pathname)) throw redirect(`/login?${mark}=${sentAt}`);
  context.set(cookiesBlockedContext, true);
  return next();
};
