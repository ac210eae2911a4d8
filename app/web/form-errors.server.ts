import { data } from "react-router";
import type { MessageKey } from "../i18n/translate.ts";
import type { FormErrors } from "../i18n/form-errors.ts";
import { logError } from "../lib/log.server.ts";
import { Busy } from "../lib/password.server.ts";

/** A form that was not accepted: what is wrong and what was typed, with a status that says so. */
export function rejectForm(formErrors: Partial<FormErrors>, status = 400, headers?: HeadersInit) {
  const whole: FormErrors = { errors: {}, submitted: {}, ...formErrors };
  return data({ formErrors: whole }, { status, headers });
}

/** Too many tries: how long to wait. */
export function rejectTooManyTries(
  seconds: number,
  submitted: Record<string, string> = {},
  key: MessageKey = "form.tooMany",
) {
  return rejectForm({ message: { key, values: { seconds } }, submitted }, 429, {
    "Retry-After": String(seconds),
  });
}

/** Two passwords are being hashed already. */
export function rejectWhileBusy(submitted: Record<string, string> = {}) {
  return rejectForm({ message: "form.busy", submitted }, 503, { "Retry-After": "3" });
}

/** What was not the visitor's doing: the page says that it failed, and keeps what was typed. */
export function rejectAfterFailure(
  error: unknown,
  message: MessageKey,
  submitted: Record<string, string> = {},
) {
  if (error instanceof Busy) return rejectWhileBusy(submitted);
  logError(message, error);
  return rejectForm({ message, submitted }, 500);
}
