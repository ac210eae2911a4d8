import { type MiddlewareFunction, redirect } from "react-router";
import { browserId } from "../lib/browser-id.ts";
import { cookiesBlockedContext } from "./context.ts";

/** Holds the time of an answer that set cookies, in milliseconds. */
const mark = "cookies-sent";
/** Later the address was stored or passed on, and says nothing of this browser. */
const validFor = 60_000;

/** Pages that say that cookies are blocked. */
const doors = ["/login", "/signup", "/forgot-password"];

/** Marks the path of a redirect that sets cookies, unless the request has shown that its browser keeps them. */
export function expectCookies(request: Request, path: string): string {
  if (browserId(request) !== "") return path;
  const url = new URL(path, request.url);
  url.searchParams.set(mark, String(Date.now()));
  return url.pathname + url.search + url.hash;
}

/** Where a marked address is asked for without cookies, leads to a page that says that they are blocked. */
export const checkCookies: MiddlewareFunction<Response> = ({ request, context, url }, next) => {
  const sentAt = url.searchParams.get(mark);
  if (sentAt === null || request.method !== "GET") return next();
  const isFresh = Math.abs(Date.now() - Number(sentAt)) < validFor;
  if (!isFresh || request.headers.get("Cookie")?.includes("__Host-")) {
    const rest = new URLSearchParams(url.searchParams);
    rest.delete(mark);
    throw redirect(rest.size > 0 ? `${url.pathname}?${rest}` : url.pathname);
  }
  if (!doors.includes(url.pathname)) throw redirect(`/login?${mark}=${sentAt}`);
  context.set(cookiesBlockedContext, true);
  return next();
};
