import { type MiddlewareFunction, redirect } from "react-router";
import {
  currentUserContext,
  databaseContext,
  settingsContext,
  sessionUserContext,
} from "../context.ts";
import { findSessionUser } from "../../data/users/sessions.ts";
import { hashToken } from "../../lib/crypto.server.ts";
import { sessionCookie } from "../cookies.server.ts";

/** Redirects signed-in users to /home. Clears the cookie of an expired session. */
export const requireAnonymous: MiddlewareFunction<Response> = async (
  { request, context },
  next,
) => {
  const sessionUser = context.get(sessionUserContext);
  if (!sessionUser || request.method !== "GET") return next();
  const db = context.get(databaseContext);
  if (await findSessionUser(db, await hashToken(sessionUser.token), Date.now()))
    throw redirect("/home");
  context.set(sessionUserContext, null);
  context.set(currentUserContext, () => Promise.resolve(null));
  const response = await next();
  const signedOut = new Response(response.body, response);
  const cookie = await sessionCookie(context.get(settingsContext)).clear();
  signedOut.headers.append("Set-Cookie", cookie);
  return signedOut;
};
