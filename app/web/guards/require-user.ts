import {
  data,
  type MiddlewareFunction,
  redirectDocument,
  type RouterContextProvider,
} from "react-router";
import type { Settings } from "../../config.server.ts";
import type { SessionUser } from "../cookies.server.ts";
import {
  userContext,
  currentUserContext,
  databaseContext,
  savedFormsContext,
  logEventContext,
  settingsContext,
  sessionUserContext,
} from "../context.ts";
import { findSessionUser } from "../../data/users/sessions.ts";
import { hashToken } from "../../lib/crypto.server.ts";
import type { MessageKey } from "../../i18n/messages.ts";
import { isDataRequest } from "../data-request.ts";
import { failure } from "../failure.server.ts";
import { readFields } from "../form.server.ts";
import { logError } from "../../lib/log.server.ts";
import { flashCookie, sessionCookie } from "../cookies.server.ts";

/** Loads the signed-in user with their current roles. Redirects visitors to /login and afterwards back. */
export const requireUser: MiddlewareFunction<Response> = async (
  { request, context, url },
  next,
) => {
  const sessionUser = context.get(sessionUserContext);
  const settings = context.get(settingsContext);
  const tokenHash = sessionUser && (await hashToken(sessionUser.token));
  const user = tokenHash && (await findCurrentUser(context, tokenHash));
  if (!user) {
    if (isFetch(request, url)) throw data(null, { status: 401 });
    const response = await redirectToLogin(url, settings, sessionUser !== null);
    if (sessionUser && isFormPost(request)) {
      const form = { path: url.pathname, userId: sessionUser.id };
      const cookie = await context
        .get(savedFormsContext)
        .save(form, () => readFields(request, true));
      if (cookie) response.headers.append("Set-Cookie", cookie);
      else context.get(logEventContext)("saved form", "refused", sessionUser.id);
    }
    throw response;
  }
  context.set(userContext, { ...user, tokenHash });
  const current: SessionUser = { ...sessionUser, username: user.username, roles: user.roles };
  context.set(sessionUserContext, current);
  context.set(currentUserContext, () => Promise.resolve(current));
  return next();
};

async function findCurrentUser(context: Readonly<RouterContextProvider>, tokenHash: string) {
  try {
    return await findSessionUser(context.get(databaseContext), tokenHash, Date.now());
  } catch (error) {
    logError("user", error);
    throw failure(context, 503, "failure.user");
  }
}

/** Whether a script sent the request, other than the router for data or the service worker for a page (HTML). */
function isFetch(request: Request, url: URL): boolean {
  const { headers } = request;
  if (headers.get("Sec-Fetch-Dest") !== "empty") return false;
  return !headers.get("Accept")?.includes("text/html") && !isDataRequest(request, url);
}

function isFormPost(request: Request): boolean {
  return request.method === "POST" && /form/.test(request.headers.get("Content-Type") ?? "");
}

const loginMessages = new Map<string, MessageKey>([["/my-collection", "collection.login"]]);

async function redirectToLogin(url: URL, settings: Settings, expired: boolean) {
  const query = new URLSearchParams({ returnTo: url.pathname + url.search });
  const headers = new Headers();
  const message = expired ? "account.sessionExpired" : loginMessages.get(url.pathname);
  if (expired) headers.append("Set-Cookie", await sessionCookie(settings).clear());
  if (message)
    headers.append("Set-Cookie", await flashCookie(settings).write({ kind: "error", message }));
  return redirectDocument(`/login?${query}`, { headers });
}
