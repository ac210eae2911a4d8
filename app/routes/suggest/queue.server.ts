import { data } from "react-router";
import type { WaitingSuggestion } from "../../data/records/suggesting/suggestions.ts";
import type { Language } from "../../archive.ts";
import { showName } from "../../domain/music/shown-name.ts";
import { parseId } from "../../domain/paging.ts";
import { markDifferences } from "../../domain/records/suggesting/mark-differences.ts";
import { subjectPath } from "../../domain/records/suggesting/subject-path.ts";
import {
  findSuggestionField,
  rightsField,
} from "../../domain/records/suggesting/suggestion-fields.ts";
import { declineSuggestionForm } from "../../domain/records/suggesting/suggestion-form.ts";
import { toMessage, translate } from "../../i18n/translate.server.ts";
import {
  acceptSuggestion,
  type DecisionOutcome,
  declineSuggestion,
} from "../../operations/records/suggesting/decide-suggestion.ts";
import { userContext } from "../../web/context.ts";
import { redirectWithFlash } from "../../web/flash.server.ts";
import { rejectForm } from "../../web/form-errors.server.ts";
import { readFields, readForm } from "../../web/form.server.ts";
import { servicesOf } from "../../web/services.server.ts";
import type { Route } from "./+types/own-suggestions";

export type QueuedSuggestion = ReturnType<typeof toQueued>;

/** Returns the name of a suggestion's field, which may no longer be one. */
export const labelOf = (
  language: Language,
  { subjectKind, field }: Pick<WaitingSuggestion, "subjectKind" | "field">,
) => {
  const found = findSuggestionField(subjectKind, field);
  return found ? translate(language, found.label) : field;
};

/** Converts a suggestion for the queue, with the letters that differ marked. */
export function toQueued(language: Language, suggestion: WaitingSuggestion) {
  const { id, at, subjectKind, subjectId, title, native, field, oldValue, newValue } = suggestion;
  const control = findSuggestionField(subjectKind, field)?.control ?? "note";
  const [before, after] =
    control === "note"
      ? [[], [{ text: newValue, isMarked: false }]]
      : markDifferences(oldValue, newValue);
  return {
    id,
    at,
    title: showName(native, title ?? subjectId),
    isGone: title === null,
    to: subjectPath(subjectKind, subjectId),
    label: labelOf(language, suggestion),
    control,
    before,
    after,
    oldValue,
    newValue,
    source: suggestion.source,
    by: suggestion.by ?? suggestion.givenName,
    /** Where a part is hidden that a rights holder asks to take down; null for other suggestions. */
    hideTo: field === rightsField ? `/admin/hide/${subjectKind}/${subjectId}` : null,
    thankName: suggestion.isThanked ? suggestion.givenName : "",
  };
}

type Args = Pick<Route.ActionArgs, "request" | "context" | "url">;

/** Accepts or declines the suggestion that a form names. A rejected form keeps what was typed. */
export async function decideOnQueue({ request, context, url }: Args) {
  const fields = await readFields(request);
  const id = parseId(fields.id);
  const services = servicesOf(context);
  const user = context.get(userContext);
  if (id === null) throw data(null, { status: 400 });
  if (fields.act === "accept") {
    const { value = "", seen = "", thank } = fields;
    const mayThank = thank === "yes";
    return respond(await acceptSuggestion(services, user, { id, value, seen, mayThank }));
  }
  if (fields.act !== "decline") throw data(null, { status: 400 });
  const form = await readForm(request, declineSuggestionForm);
  if ("formErrors" in form) return rejectForm(context, form.formErrors);
  return respond(await declineSuggestion(services, user, id, form.value.reason));

  function respond(outcome: DecisionOutcome) {
    switch (outcome.kind) {
      case "done":
        return redirectWithFlash(context, url.pathname + url.search, {
          kind: "success",
          message: fields.act === "accept" ? "queue.accepted" : "queue.declined",
        });
      case "gone":
        return redirectWithFlash(context, url.pathname + url.search, {
          kind: "error",
          message: "queue.decided",
        });
      case "subjectGone":
        return rejectForm(context, { message: "queue.gone", submitted: fields }, 409);
      case "changed":
        return rejectForm(
          context,
          {
            message: { key: "queue.changed", values: { now: outcome.now } },
            submitted: { ...fields, seen: outcome.now },
          },
          409,
        );
      case "invalid":
        return rejectForm(context, {
          errors: { value: toMessage(outcome.error) },
          submitted: fields,
        });
    }
  }
}
