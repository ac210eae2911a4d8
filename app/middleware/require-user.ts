import { type MiddlewareFunction, redirectDocument } from "react-router";
import {
  accountContext,
  databaseContext,
  interruptedContext,
  settingsContext,
  visitorContext,
} from "../context.ts";
import { findSessionAccount } from "../data/sessions.ts";
import { hashToken } from "../lib/crypto.server.ts";
import type { MessageKey } from "../i18n/translate.ts";
import { readFields } from "../lib/form.server.ts";
import { flashCookie, sessionCookie } from "../lib/session-cookie.ts";

/**
 * Lets only members through, and asks the database who they are now. Others go to /login and come
 * back afterwards; those whose session is over are told so.
 */
export const requireUser: MiddlewareFunction<Response> = async (
  { request, context, url },
  next,
) => {
  const visitor = context.get(visitorContext);
  const tokenHash = visitor && (await hashToken(visitor.token));
  const account =
    tokenHash && (await findSessionAccount(context.get(databaseContext), tokenHash, Date.now()));
  if (!account) {
    const answer = await toLogin(url, context.get(settingsContext), visitor !== null);
    if (visitor && isForm(request)) {
      const form = { path: url.pathname, name: visitor.name, fields: await readFields(request) };
      answer.headers.append("Set-Cookie", await context.get(interruptedContext).keep(form));
    }
    throw answer;
  }
  context.set(accountContext, { ...account, tokenHash });
  return next();
};

/** A form that is sent with its page: what was typed is kept and offered back after signing in. */
function isForm(request: Request): boolean {
  return request.method === "POST" && /form/.test(request.headers.get("Content-Type") ?? "");
}

/** What is said where a visitor without a session may not know why they are sent to /login. */
const notices: Record<string, MessageKey> = { "/my-collection": "collection.login" };

async function toLogin(url: URL, settings: Parameters<typeof flashCookie>[0], expired: boolean) {
  const query = new URLSearchParams({ returnTo: url.pathname + url.search });
  const headers = new Headers();
  const said = expired ? "account.sessionExpired" : notices[url.pathname];
  if (expired) headers.append("Set-Cookie", await sessionCookie(settings).clear());
  if (said)
    headers.append(
      "Set-Cookie",
      await flashCookie(settings).write({ kind: "error", message: said }),
    );
  return redirectDocument(`/login?${query}`, { headers });
}
