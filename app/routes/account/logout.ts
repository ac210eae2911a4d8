import { redirectDocument } from "react-router";
import { databaseContext, settingsContext, sessionUserContext } from "../../web/context.ts";
import { endSession } from "../../data/users/sessions.ts";
import { hashToken } from "../../lib/crypto.server.ts";
import { readFields } from "../../web/form.server.ts";
import { logError } from "../../lib/log.server.ts";
import { localReferrer } from "../../web/referrer.ts";
import { flashCookie, sessionCookie } from "../../web/cookies.server.ts";
import { type FindPublicPage, findPublicPageContext } from "../../cache/public-pages.ts";
import type { Route } from "./+types/logout";

/**
 * Signs out. Clears the cookies even if the database cannot be reached, and the browser's storage, unless the user wants
 * to leave on the device what is kept there: then a script has removed the rest.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const user = context.get(sessionUserContext);
  const { reason, kept } = await readFields(request);
  const isIdle = reason === "idle";
  if (user)
    try {
      await endSession(context.get(databaseContext), await hashToken(user.token));
    } catch (error) {
      logError("logout", error);
    }
  const settings = context.get(settingsContext);
  // Drafts are kept after an automatic sign-out.
  const isCleared = !isIdle && kept !== "stays";
  const headers = new Headers(isCleared ? { "Clear-Site-Data": '"storage"' } : {});
  headers.append("Set-Cookie", await sessionCookie(settings).clear());
  const flash = isIdle
    ? ({ kind: "error", message: "account.inactive" } as const)
    : ({ kind: "success", message: "account.loggedOut" } as const);
  headers.append("Set-Cookie", await flashCookie(settings).write(flash));
  const returnTo = isIdle ? unfinishedPage(request, context.get(findPublicPageContext)) : null;
  const query = returnTo ? `?${new URLSearchParams({ returnTo })}` : "";
  return redirectDocument(`/login${query}`, { headers });
}

function unfinishedPage(request: Request, findPublicPage: FindPublicPage): string | null {
  const path = localReferrer(request);
  return path && !findPublicPage(new URL(path, request.url).pathname) ? path : null;
}

export function loader() {
  return redirectDocument("/");
}
