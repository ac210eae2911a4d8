import { data } from "react-router";
import { removeEntry } from "../../../data/music/reference-writes.ts";
import { saveEntry } from "../../../operations/music/save-entry.ts";
import { databaseContext, userContext } from "../../../web/context.ts";
import { redirectWithFlash } from "../../../web/flash.server.ts";
import { rejectForm } from "../../../web/form-errors.server.ts";
import { readFields, readForm } from "../../../web/form.server.ts";
import { withoutDialog } from "../address.ts";
import { rejectWrite } from "../reference-lists/entry-form.server.ts";
import type { Route } from "./+types/short-list";
import { shortLists } from "../short-list-names.ts";
import { entryId, findShortList } from "./load.server.ts";

export async function actOnShortList(args: Route.ActionArgs) {
  const { request, context, url, params } = args;
  const { name, list } = findShortList(params.list);
  const { act } = await readFields(request);
  const { canGrow } = shortLists[name];
  if (act === "change" || (act === "add" && canGrow)) return save(args, act === "add");
  if (act !== "delete" || !canGrow) throw data(null, { status: 400 });
  const db = context.get(databaseContext);
  const id = entryId(list, url.searchParams.get("id") ?? "");
  const before = await list.find(db, id);
  const result = await removeEntry(db, list, id, context.get(userContext).id);
  if (result.ok)
    return redirectWithSuccess(args, "admin.deleted", String(before?.[list.nameField] ?? id));
  if (result.reason === "inUse") return rejectForm(context, { message: "admin.listInUse" }, 409);
  return rejectWrite(context, result.reason);
}

async function save(args: Route.ActionArgs, isNew: boolean) {
  const { request, context, url, params } = args;
  const { name, list } = findShortList(params.list);
  const db = context.get(databaseContext);
  const id = isNew ? null : entryId(list, url.searchParams.get("id") ?? "");
  const form = await readForm(request, list.schema);
  if ("formErrors" in form) return rejectForm(context, form.formErrors);
  const submitted = await readFields(request);
  const { isRenamed } = shortLists[name];
  const isNewId = isRenamed && list.nameField === "id";
  const idField = id === null || isNewId ? {} : { id };
  const entry = { ...form.value, ...idField };
  const actorId = context.get(userContext).id;
  const result = await saveEntry({ db }, list, { id, entry, actorId });
  if (result.ok)
    return redirectWithSuccess(
      args,
      isNew ? "admin.added" : "admin.changed",
      isRenamed || isNew ? String(form.value[list.nameField]) : String(id),
    );
  if (result.reason === "nameTaken" || result.reason === "exists")
    return rejectForm(context, { errors: { name: "admin.nameTaken" }, submitted }, 409);
  if (result.reason === "outdated")
    return rejectForm(context, { message: "admin.listChanging", submitted }, 409);
  return rejectWrite(context, result.reason);
}

const redirectWithSuccess = (
  { context, url }: Route.ActionArgs,
  message: "admin.added" | "admin.changed" | "admin.deleted",
  name: string,
) => redirectWithFlash(context, withoutDialog(url), { kind: "success", message, values: { name } });
