import type { MiddlewareFunction, RouterContextProvider } from "react-router";
import { browserId, newBrowserCookie } from "../lib/browser-id.ts";
import { clientAddress } from "../lib/client-address.ts";
import { type LimitName, checkVisitorLimit } from "../lib/rate-limit.ts";
import { limitsContext, logEventContext, sessionUserContext } from "./context.ts";

/** Counts a request; each `counter` counts separately. Returns the seconds to wait if there are too many, else null. */
export async function countRequest(
  request: Request,
  context: Readonly<RouterContextProvider>,
  limit: LimitName,
  counter = "",
): Promise<number | null> {
  const visitor = {
    userId: context.get(sessionUserContext)?.id ?? null,
    clientAddress: clientAddress(request),
    browser: browserId(request),
  };
  const seconds = await checkVisitorLimit(context.get(limitsContext)[limit], visitor, counter);
  if (seconds) context.get(logEventContext)("rate limit", limit);
  return seconds;
}

/** Sets the cookie with the browser's id, so that browsers with the same address are counted separately. */
export const tellBrowsersApart: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next();
  if (request.method !== "GET" || response.status !== 200 || browserId(request)) return response;
  const withCookie = new Response(response.body, response);
  withCookie.headers.append("Set-Cookie", newBrowserCookie());
  return withCookie;
};
