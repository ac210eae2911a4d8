import { data, type RouterContextProvider } from "react-router";
import type { FormErrors } from "../i18n/form-errors.ts";
import type { Message, MessageKey } from "../i18n/messages.ts";
import { translateMessage } from "../i18n/translate.server.ts";
import { errorNumber, logError } from "../lib/log.server.ts";
import { TooBusyError } from "../lib/password.server.ts";
import { cookiesBlockedContext } from "./context.ts";
import { withErrorNumber } from "./failure.server.ts";
import { languageOf } from "./language.ts";

type Context = Readonly<RouterContextProvider>;
type Submitted = Record<string, string>;

export interface FormMessages {
  errors?: Record<string, Message>;
  submitted?: Submitted;
  message?: Message;
}

export function translateErrors(
  context: Context,
  { errors = {}, submitted = {}, message }: FormMessages,
): FormErrors {
  const language = languageOf(context);
  const translated = Object.entries(errors).map(([name, error]) => [
    name,
    translateMessage(language, error),
  ]);
  return {
    errors: Object.fromEntries(translated),
    submitted,
    message: message && translateMessage(language, message),
  };
}

/** Returns the errors that a form shows before it is submitted: that cookies are blocked, or none. */
export function cookieErrors(context: Context): FormErrors | undefined {
  return context.get(cookiesBlockedContext)
    ? translateErrors(context, { message: "account.cookiesBlocked" })
    : undefined;
}

/** Responds to an invalid form with its errors and submitted values (400 by default). */
export function rejectForm(
  context: Context,
  messages: FormMessages,
  status = 400,
  headers?: HeadersInit,
) {
  return data({ formErrors: translateErrors(context, messages) }, { status, headers });
}

/** Responds with 429: too many attempts from a client address, which others may share. */
export function rejectTooManyTries(context: Context, seconds: number, submitted?: Submitted) {
  const key = "form.tooManyShared";
  return rejectUntil(context, seconds, { key, values: { count: toMinutes(seconds) } }, submitted);
}

/** Responds with 429: locked after too many attempts, from whatever client addresses. */
export function rejectWhileLocked(context: Context, seconds: number, submitted?: Submitted) {
  const message: Message =
    seconds > 60
      ? { key: "form.tooManyMinutes", values: { count: toMinutes(seconds) } }
      : { key: "form.tooMany", values: { seconds } };
  return rejectUntil(context, seconds, message, submitted);
}

export function rejectUntil(
  context: Context,
  seconds: number,
  message: Message,
  submitted?: Submitted,
) {
  return rejectForm(context, { message, submitted }, 429, { "Retry-After": String(seconds) });
}

const toMinutes = (seconds: number) => Math.ceil(seconds / 60);

/** Responds with 503: too many passwords are being hashed at once. */
export function rejectWhileBusy(context: Context, submitted?: Submitted) {
  return rejectForm(context, { message: "form.busy", submitted }, 503, { "Retry-After": "3" });
}

/** Logs an unexpected error and responds with 500 and the submitted values; 503 for `TooBusyError`. */
export function rejectAfterFailure(
  context: Context,
  error: unknown,
  message: MessageKey,
  submitted?: Submitted,
) {
  if (error instanceof TooBusyError) return rejectWhileBusy(context, submitted);
  logError(message, error);
  const formErrors = translateErrors(context, { message, submitted });
  const numbered = withErrorNumber(context, formErrors.message!, errorNumber());
  return data({ formErrors: { ...formErrors, message: numbered } }, { status: 500 });
}
