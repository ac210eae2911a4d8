import { data } from "react-router";
import type { SuggestionSubject } from "../../data/records/suggesting/find-subject.ts";
import {
  suggestionLimits,
  type WrittenSuggestion,
} from "../../data/records/suggesting/write-suggestion.ts";
import { subjectPath, suggestPath } from "../../domain/records/suggesting/subject-path.ts";
import { findSuggestionField } from "../../domain/records/suggesting/suggestion-fields.ts";
import { suggestionForm } from "../../domain/records/suggesting/suggestion-form.ts";
import type { MessageKey } from "../../i18n/messages.ts";
import { makeSuggestion } from "../../operations/records/suggesting/suggest.ts";
import { currentUserContext, settingsContext } from "../../web/context.ts";
import { readDrawnForm } from "../../web/drawn-form.server.ts";
import { redirectWithFlash } from "../../web/flash.server.ts";
import {
  rejectAfterFailure,
  rejectForm,
  rejectTooManyTries,
  rejectUntil,
} from "../../web/form-errors.server.ts";
import { readFields, readForm } from "../../web/form.server.ts";
import { countRequest } from "../../web/rate-limits.server.ts";
import { servicesOf, visitorOf } from "../../web/services.server.ts";
import type { Route } from "./+types/suggest";

type Args = Pick<Route.ActionArgs, "request" | "context" | "url">;

const hour = 3600;

const limitMessages = {
  hour: ["suggest.tooManyHour", hour],
  place: ["suggest.tooManyPlace", 24 * hour],
  all: ["suggest.tooManyAll", 24 * hour],
} as const satisfies Record<keyof typeof suggestionLimits, [MessageKey, number]>;

/** Stores what a visitor suggests for the field in the address. A rejected form keeps what was typed. */
export async function actOnSuggestion({ request, context, url }: Args, subject: SuggestionSubject) {
  const { kind, id, texts } = subject;
  const field = findSuggestionField(kind, url.searchParams.get("field"));
  if (!field) throw data(null, { status: 400 });
  const { website, drawn = "", ...submitted } = await readFields(request);
  const wait = await countRequest(request, context, "codes", " suggestion");
  if (wait) return rejectTooManyTries(context, wait, { ...submitted, drawn });
  if (website) return rejectForm(context, { message: "suggest.trapped", submitted });
  const user = await context.get(currentUserContext)();
  const form = await readForm(request, suggestionForm(field, user !== null));
  if ("formErrors" in form)
    return rejectForm(context, { ...form.formErrors, submitted: { ...submitted, drawn } });
  if (field.control !== "note" && form.value.value === texts[field.name])
    return rejectForm(context, {
      errors: { value: "suggest.same" },
      submitted: { ...submitted, drawn },
    });
  const settings = context.get(settingsContext);
  const page = await readDrawnForm(settings, suggestPath(kind, id), drawn, Date.now());
  // The page is drawn anew, with a new token.
  if (page === "expired") return rejectForm(context, { message: "suggest.expired", submitted });
  if (page === "tooFast")
    return rejectForm(context, { message: "suggest.tooFast", submitted: { ...submitted, drawn } });
  try {
    const written = await makeSuggestion(servicesOf(context), visitorOf(request, context), {
      formId: page.id,
      subject,
      field,
      input: form.value,
      user,
    });
    if (!written.ok) {
      const [key, seconds] = limitMessages[written.limit];
      const message = { key, values: { count: suggestionLimits[written.limit] } };
      return rejectUntil(context, seconds, message, { ...submitted, drawn });
    }
    return await redirectWithFlash(context, subjectPath(kind, id), {
      kind: "success",
      message: thanksFor(written, user === null && form.value.mail !== null),
    });
  } catch (error) {
    return rejectAfterFailure(context, error, "suggest.failed", { ...submitted, drawn });
  }
}

/** Whether an address had its mails today is told to nobody. */
const thanksFor = (
  { isMailLimited }: WrittenSuggestion & { ok: true },
  isMailDue: boolean,
): MessageKey => {
  if (!isMailDue) return "suggest.sent";
  return isMailLimited ? "suggest.sentNoMail" : "suggest.sentMail";
};
