import type { MiddlewareFunction, RouterContextProvider } from "react-router";
import type { SessionUser } from "./cookies.server.ts";
import {
  currentUserContext,
  databaseContext,
  flashContext,
  settingsContext,
  sessionUserContext,
} from "./context.ts";
import { findUserWithNextBatch } from "../data/users/sessions.ts";
import { readCookie } from "../lib/cookies.ts";
import { hashToken } from "../lib/crypto.server.ts";
import { logError, logAccount } from "../lib/log.server.ts";
import { flashCookie, sessionCookie, sessionCookieName } from "./cookies.server.ts";
import { hasFlash } from "./flash.server.ts";

/** Reads the session and flash cookies. Rewrites the session cookie if the user's name or roles have changed. */
export const session: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const header = request.headers.get("Cookie");
  const settings = context.get(settingsContext);
  const sessionUser = readCookie(header, sessionCookieName)
    ? await sessionCookie(settings).read(header)
    : null;
  if (sessionUser) await setSessionUser(context, sessionUser);
  if (hasFlash(request)) context.set(flashContext, await flashCookie(settings).read(header));
  const response = await next();
  const current = context.get(sessionUserContext);
  // Routes that start or end a session set the cookie themselves.
  const isCookieSet = response.headers
    .getSetCookie()
    .some((cookie) => cookie.startsWith(sessionCookieName));
  if (
    !sessionUser ||
    !current ||
    isCookieSet ||
    JSON.stringify(current) === JSON.stringify(sessionUser)
  )
    return response;
  const updated = new Response(response.body, response);
  updated.headers.append("Set-Cookie", await sessionCookie(settings).write(current));
  return updated;
};

/** Sets the contexts of the session's user; their current name and roles are loaded on first use. */
async function setSessionUser(context: Readonly<RouterContextProvider>, sessionUser: SessionUser) {
  context.set(sessionUserContext, sessionUser);
  logAccount(sessionUser.id);
  const tokenHash = await hashToken(sessionUser.token);
  const load = async () => {
    try {
      const user = await findUserWithNextBatch(context.get(databaseContext), tokenHash, Date.now());
      if (!user) return null;
      const { username, roles } = user;
      const current = { ...sessionUser, username, roles };
      context.set(sessionUserContext, current);
      return current;
    } catch (error) {
      logError("visitor", error);
      return sessionUser;
    }
  };
  let loaded: ReturnType<typeof load> | undefined;
  context.set(currentUserContext, () => (loaded ??= load()));
}
