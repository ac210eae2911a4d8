import { data } from "react-router";
import { findCreator } from "../../../data/search/find-creator.ts";
import type { DetailedEntry, EditedList } from "../../../data/music/reference-list.ts";
import type { PersonCandidate } from "../../../domain/people/person.ts";
import { tidyLine } from "../../../domain/tidy-text.ts";
import type { Message } from "../../../i18n/messages.ts";
import { saveEntry, type SaveResult } from "../../../operations/music/save-entry.ts";
import { databaseContext, userContext } from "../../../web/context.ts";
import { redirectWithFlash } from "../../../web/flash.server.ts";
import { rejectForm, translateErrors } from "../../../web/form-errors.server.ts";
import { readFields, readForm } from "../../../web/form.server.ts";
import { withoutDialog } from "../address.ts";
import type { Route } from "./+types/raagas";

export type ActionArgs = Pick<Route.ActionArgs, "context" | "url" | "request">;

export async function saveEntryForm<Entry extends DetailedEntry>(
  list: EditedList<Entry>,
  id: string | null,
  { request, context, url }: ActionArgs,
) {
  const db = context.get(databaseContext);
  const { id: actorId } = context.get(userContext);
  const submitted = await readFields(request);
  const form = await readForm(request, list.schema);
  const current = id === null ? null : ((await list.find(db, id))?.creatorId ?? null);
  const creator = await findCreator(db, tidyLine(submitted.creator ?? ""), current);
  const errors: Record<string, Message> =
    "id" in creator ? {} : { creator: creatorError(creator.candidates) };
  if ("formErrors" in form)
    return rejectForm(context, {
      submitted,
      errors: { ...form.formErrors.errors, ...errors },
    });
  if (!("id" in creator)) return rejectForm(context, { submitted, errors });
  const entry = { ...form.value, creatorId: creator.id, ...(id !== null && { id }) };
  const { alike, previews } = await list.reviewNames(db, id, entry);
  const isNameTaken = id === null && alike.includes(entry.id);
  if (alike.length > 0 && !isNameTaken && submitted.sure !== alike.join(", ")) {
    const formErrors = translateErrors(context, { submitted, message: "admin.soundsLike" });
    return data({ formErrors, alike, previews }, 409);
  }
  const isConfirmed = alike.length > 0;
  const result = await saveEntry({ db }, list, { id, entry, actorId, isConfirmed });
  if (!result.ok) return rejectSave(context, result.reason, submitted);
  return redirectWithFlash(context, withoutDialog(url), {
    kind: "success",
    message: id === null ? "admin.added" : "admin.changed",
    values: { name: entry.id },
  });
}

function creatorError(candidates: PersonCandidate[]): Message {
  if (candidates.length === 0) return "admin.creatorUnknown";
  const people = candidates.map(({ id, name }) => `${name} (${id})`).join(", ");
  return { key: "admin.creatorUnclear", values: { people } };
}

type Context = ActionArgs["context"];
type FailedSave = Extract<SaveResult, { ok: false }>["reason"];

function rejectSave(context: Context, reason: FailedSave, submitted: Record<string, string>) {
  switch (reason) {
    case "nameTaken":
      return rejectForm(context, { errors: { name: "admin.nameTaken" }, submitted }, 409);
    case "exists":
      return rejectForm(context, { errors: { melakarta: "admin.melakartaTaken" }, submitted }, 409);
    case "inUse":
      return rejectForm(context, { errors: { parentId: "admin.parentMissing" }, submitted });
    case "outdated":
      return rejectForm(context, { message: "admin.listChanging", submitted }, 409);
    default:
      return rejectWrite(context, reason);
  }
}

export function rejectWrite(context: Context, reason: FailedSave) {
  return reason === "denied"
    ? rejectForm(context, { message: "form.denied" }, 403)
    : rejectForm(context, { message: "admin.gone" }, 404);
}

export async function previewNewNames<Entry extends DetailedEntry>(
  list: EditedList<Entry>,
  { request, context, url }: ActionArgs,
) {
  const submitted = await readFields(request);
  const form = await readForm(request, list.schema);
  if ("formErrors" in form) return rejectForm(context, form.formErrors);
  const query = url.searchParams;
  const id = query.get("dialog") === "edit" ? query.get("id") : null;
  const { previews } = await list.reviewNames(context.get(databaseContext), id, form.value);
  return { formErrors: { errors: {}, submitted }, previews };
}
