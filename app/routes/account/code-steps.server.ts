import { redirect, type RouterContextProvider } from "react-router";
import { settingsContext } from "../../web/context.ts";
import { emailForm } from "../../domain/users/account-forms.ts";
import type { MessageKey } from "../../i18n/messages.ts";
import { expectCookies } from "../../web/check-cookies.ts";
import { readForm } from "../../web/form.server.ts";
import { countRequest } from "../../web/rate-limits.server.ts";
import { logError } from "../../lib/log.server.ts";
import { servicesOf, visitorOf } from "../../web/services.server.ts";
import {
  verificationCookie,
  type Verification,
  flashCookie,
  sessionCookie,
} from "../../web/cookies.server.ts";
import { sendCode } from "../../operations/users/send-code.ts";
import { rejectForm, rejectTooManyTries, rejectUntil } from "../../web/form-errors.server.ts";

type Purpose = "signup" | "reset";
type Context = Readonly<RouterContextProvider>;

const resendAfter = 60;

export function readVerification(request: Request, context: Context, purpose: Purpose | "login") {
  const cookie = verificationCookie(context.get(settingsContext), purpose);
  return cookie.read(request.headers.get("Cookie"));
}

const pages: Record<Purpose, string> = { signup: "/signup", reset: "/forgot-password" };

/** Sends a code to the submitted address, or sends it again if there is a `verification`. */
export async function handleSendStep(
  request: Request,
  context: Context,
  purpose: Purpose,
  verification: Verification | null,
) {
  const wait = await countRequest(request, context, "codes");
  const form = verification ? { value: verification } : await readForm(request, emailForm);
  if ("formErrors" in form) return rejectForm(context, form.formErrors);
  const { email } = form.value;
  if (wait) return rejectTooManyTries(context, wait, { email });
  const seconds = verification
    ? Math.ceil(resendAfter - (Date.now() - verification.sentAt) / 1000)
    : 0;
  if (seconds > 0)
    return rejectUntil(context, seconds, { key: "account.resendWait", values: { seconds } });
  const isFirst = purpose === "signup" && !verification;
  const message = isFirst ? "account.signupCodeSent" : "account.codeSent";
  return sendCodeAndRedirect(request, context, purpose, email, message);
}

export async function sendCodeAndRedirect(
  request: Request,
  context: Context,
  purpose: Purpose,
  email: string,
  message: MessageKey,
) {
  // The e-mail field is named `username` on /login and `email` in the first step.
  const submitted = { email, username: email };
  try {
    const visitor = visitorOf(request, context);
    const full = await sendCode(servicesOf(context), visitor, email, purpose);
    if (full) return rejectTooManyTries(context, full, submitted);
  } catch (error) {
    logError("send code", error);
    return rejectForm(context, { message: "account.sendFailed", submitted }, 503);
  }
  const settings = context.get(settingsContext);
  const verification = { email, sentAt: Date.now() };
  const headers = new Headers();
  headers.append("Set-Cookie", await verificationCookie(settings, purpose).write(verification));
  headers.append("Set-Cookie", await flashCookie(settings).write({ kind: "success", message }));
  return redirect(expectCookies(request, pages[purpose]), { headers });
}

export async function handleBackStep(context: Context, purpose: Purpose) {
  const cookie = verificationCookie(context.get(settingsContext), purpose);
  return redirect(pages[purpose], { headers: { "Set-Cookie": await cookie.clear() } });
}

export async function redirectToLogin(
  context: Context,
  purpose: Purpose,
  message: MessageKey,
  { email, sentAt }: Verification,
) {
  const settings = context.get(settingsContext);
  const headers = new Headers();
  headers.append("Set-Cookie", await verificationCookie(settings, purpose).clear());
  headers.append(
    "Set-Cookie",
    await verificationCookie(settings, "login").write({ email, sentAt }),
  );
  // A new password revokes all sessions.
  if (purpose === "reset") headers.append("Set-Cookie", await sessionCookie(settings).clear());
  headers.append("Set-Cookie", await flashCookie(settings).write({ kind: "success", message }));
  return redirect("/login", { headers });
}
