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
import { flashCookie, sessionCookie, sessionCookieName } from "./cookies.server.ts";
import { hasFlash } from "./flash.server.ts";

/**
 * Reads the session's user and the flash message from their signed cookies. Rewrites the session cookie when the
 * user's name or roles have changed in the database.
 */
export const session: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const header = request.headers.get("Cookie");
  const settings = context.get(settingsContext);
  const sessionUser = readCookie(header, sessionCookieName)
    ? await sessionCookie(settings).read(header)
    : null;
  if (sessionUser) await showCurrent(context, sessionUser);
  if (hasFlash(request)) context.set(flashContext, await flashCookie(settings).read(header));
  const response = await next();
  const shown = context.get(sessionUserContext);
  // A route that begins or ends a session sets the cookie itself.
  const setAnew = response.headers.getSetCookie().some((one) => one.startsWith(sessionCookieName));
  if (!sessionUser || !shown || setAnew || JSON.stringify(shown) === JSON.stringify(sessionUser))
    return response;
  const answer = new Response(response.body, response);
  answer.headers.append("Set-Cookie", await sessionCookie(settings).write(shown));
  return answer;
};

/** Lets pages load the cookie's user with their current name and roles. */
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
