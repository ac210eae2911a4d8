import type { MiddlewareFunction, RouterContextProvider } from "react-router";
import type { SessionUser } from "./cookies.server.ts";
import {
  currentUserContext,
  databaseContext,
  flashContext,
  settingsContext,
  sessionUserContext,
} from "./context.ts";
import { findPageUser } from "../data/users/sessions.ts";
import { readCookie } from "../lib/cookies.ts";
import { hashToken } from "../lib/crypto.server.ts";
import { logError } from "../lib/log.server.ts";
import {
  flashCookie,
  flashCookieName,
  sessionCookie,
  sessionCookieName,
} from "./cookies.server.ts";

/**
 * Reads who is signed in, as the signed cookie says, and what the page before left to be said, once. A
 * cookie whose roles are no longer those of the database is written anew.
 */
export const session: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const header = request.headers.get("Cookie");
  const settings = context.get(settingsContext);
  const sessionUser = readCookie(header, sessionCookieName)
    ? await sessionCookie(settings).read(header)
    : null;
  if (sessionUser) await showCurrent(context, sessionUser);
  const flash = flashCookie(settings);
  const hasFlash = readCookie(header, flashCookieName) !== null && request.method === "GET";
  if (hasFlash) context.set(flashContext, await flash.read(header));
  const response = await next();
  const cookies: string[] = [];
  const shown = context.get(sessionUserContext);
  // A route that begins or ends a session has set the cookie itself.
  const setAnew = response.headers.getSetCookie().some((one) => one.startsWith(sessionCookieName));
  if (sessionUser && shown && !setAnew && JSON.stringify(shown) !== JSON.stringify(sessionUser))
    cookies.push(await sessionCookie(settings).write(shown));
  // A redirect, which data requests are told of with a 202: the next page says it.
  const goesOn = response.status === 202 || (response.status >= 300 && response.status < 400);
  if (hasFlash && !goesOn) cookies.push(await flash.clear());
  if (cookies.length === 0) return response;
  const answer = new Response(response.body, response);
  for (const cookie of cookies) answer.headers.append("Set-Cookie", cookie);
  return answer;
};

/** Makes pages show the visitor of the cookie with the roles that the database knows now. */
async function showCurrent(context: Readonly<RouterContextProvider>, sessionUser: SessionUser) {
  context.set(sessionUserContext, sessionUser);
  const tokenHash = await hashToken(sessionUser.token);
  const find = async () => {
    try {
      const user = await findPageUser(context.get(databaseContext), tokenHash, Date.now());
      if (!user) return null;
      const { username, roles } = user;
      const shown = { ...sessionUser, username, roles };
      context.set(sessionUserContext, shown);
      return shown;
    } catch (error) {
      logError("visitor", error);
      return sessionUser;
    }
  };
  let found: ReturnType<typeof find> | undefined;
  context.set(currentUserContext, () => (found ??= find()));
}
