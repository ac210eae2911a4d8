import { data } from "react-router";
import type { MessageKey } from "../i18n/translate.ts";
import type { FormErrors } from "../i18n/form-errors.ts";
import { logError } from "../lib/log.server.ts";
import { Busy } from "../lib/password.server.ts";

/** A form that was not accepted: what is wrong and what was typed, with a status that says so. */
export function refuse(problems: Partial<FormErrors>, status = 400, headers?: HeadersInit) {
  const whole: FormErrors = { errors: {}, typed: {}, ...problems };
  return data({ problems: whole }, { status, headers });
}

/** Too many tries: how long to wait. */
export function refuseForNow(
  seconds: number,
  typed: Record<string, string> = {},
  key: MessageKey = "form.tooMany",
) {
  return refuse({ message: { key, values: { seconds } }, typed }, 429, {
    "Retry-After": String(seconds),
  });
}

/** Two passwords are being hashed already. */
export function refuseBusy(typed: Record<string, string> = {}) {
  return refuse({ message: "form.busy", typed }, 503, { "Retry-After": "3" });
}

/** What was not the visitor's doing: the page says that it failed, and keeps what was typed. */
export function refuseFailure(
  error: unknown,
  message: MessageKey,
  typed: Record<string, string> = {},
) {
  if (error instanceof Busy) return refuseBusy(typed);
  logError(message, error);
  return refuse({ message, typed }, 500);
}
