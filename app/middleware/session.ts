import type { MiddlewareFunction } from "react-router";
import { flashContext, settingsContext, visitorContext } from "../context.ts";
import { readCookie } from "../lib/cookies.ts";
import {
  flashCookie,
  flashCookieName,
  sessionCookie,
  sessionCookieName,
} from "../lib/session-cookie.ts";

/** Who is signed in, as the signed cookie says; and what the page before left to be said, once. */
export const session: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const header = request.headers.get("Cookie");
  const settings = context.get(settingsContext);
  if (readCookie(header, sessionCookieName))
    context.set(visitorContext, await sessionCookie(settings).read(header));
  if (!readCookie(header, flashCookieName) || request.method !== "GET") return next();
  const flash = flashCookie(settings);
  context.set(flashContext, await flash.read(header));
  const response = await next();
  // A redirect, which data requests are told of with a 202: the next page says it.
  if (response.status === 202 || (response.status >= 300 && response.status < 400)) return response;
  const said = new Response(response.body, response);
  said.headers.append("Set-Cookie", await flash.clear());
  return said;
};
