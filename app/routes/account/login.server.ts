import { redirectDocument } from "react-router";
import { settingsContext, sessionUserContext } from "../../web/context.ts";
import { loginForm } from "../../domain/users/account-forms.ts";
import { hasPermission } from "../../domain/users/permissions.ts";
import { readForm } from "../../web/form.server.ts";
import { countRequest } from "../../web/rate-limits.server.ts";
import { expectCookies } from "../../web/check-cookies.ts";
import { localPath } from "../../lib/local-path.ts";
import { servicesOf, visitorOf } from "../../web/services.server.ts";
import { verificationCookie, flashCookie, sessionCookie } from "../../web/cookies.server.ts";
import { signIn } from "../../operations/users/sign-in.ts";
import type { Route } from "./+types/login";
import { sendCodeAndRedirect } from "./code-steps.server.ts";
import {
  rejectForm,
  rejectAfterFailure,
  rejectTooManyTries,
  rejectWhileLocked,
} from "../../web/form-errors.server.ts";

export async function handleLogin({
  request,
  context,
  url,
}: Pick<Route.ActionArgs, "request" | "context" | "url">) {
  const visitor = visitorOf(request, context);
  const wait = await countRequest(request, context, "signIn");
  const form = await readForm(request, loginForm);
  if (wait)
    return rejectTooManyTries(
      context,
      wait,
      "formErrors" in form ? form.formErrors.submitted : undefined,
    );
  if ("formErrors" in form) return rejectForm(context, form.formErrors);
  const submitted = { username: form.value.username };
  const old = context.get(sessionUserContext)?.token ?? null;
  let result;
  try {
    result = await signIn(servicesOf(context), visitor, form.value, old);
  } catch (error) {
    return rejectAfterFailure(context, error, "form.serverError", submitted);
  }
  if (result.kind === "locked") return rejectWhileLocked(context, result.seconds, submitted);
  if (result.kind === "wrong")
    return rejectForm(context, { message: "account.invalidCredentials", submitted }, 401);
  if (result.kind === "expired")
    return sendCodeAndRedirect(
      request,
      context,
      "reset",
      submitted.username,
      "account.passwordExpired",
    );
  const settings = context.get(settingsContext);
  const { token, id, username, roles } = result;
  const headers = new Headers();
  headers.append("Set-Cookie", await sessionCookie(settings).write({ token, id, username, roles }));
  const flash = { kind: "success", message: "account.loggedIn" } as const;
  headers.append("Set-Cookie", await flashCookie(settings).write(flash));
  headers.append("Set-Cookie", await verificationCookie(settings, "login").clear());
  const begin = hasPermission(roles, "administer") ? "/admin" : "/home";
  const to = localPath(url.searchParams.get("returnTo")) ?? begin;
  return redirectDocument(expectCookies(request, to), { headers });
}
