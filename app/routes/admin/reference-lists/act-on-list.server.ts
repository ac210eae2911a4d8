import { data } from "react-router";
import { mergeEntries } from "../../../data/music/merge-entries.ts";
import type { DetailedEntry, EditedList } from "../../../data/music/reference-list.ts";
import { removeEntry } from "../../../data/music/reference-writes.ts";
import { databaseContext, userContext } from "../../../web/context.ts";
import { redirectWithFlash } from "../../../web/flash.server.ts";
import { rejectForm } from "../../../web/form-errors.server.ts";
import { readFields } from "../../../web/form.server.ts";
import { withoutDialog } from "../address.ts";
import {
  type ActionArgs,
  previewNewNames,
  rejectWrite,
  saveEntryForm,
} from "./entry-form.server.ts";

export async function actOnReferenceList<Entry extends DetailedEntry>(
  list: EditedList<Entry>,
  args: ActionArgs,
) {
  const { context, url, request } = args;
  const db = context.get(databaseContext);
  const { id: actorId } = context.get(userContext);
  const fields = await readFields(request);
  const id = url.searchParams.get("id") ?? "";
  switch (fields.act) {
    case "add":
      return saveEntryForm(list, null, args);
    case "change":
      return saveEntryForm(list, id, args);
    case "foresee":
      if (list.canPreview) return previewNewNames(list, args);
      break;
    case "delete": {
      const result = await removeEntry(db, list, id, actorId);
      if (!result.ok)
        return result.reason === "inUse"
          ? rejectForm(context, { message: "admin.inUse" }, 409)
          : rejectWrite(context, result.reason);
      return redirectWithFlash(context, withoutDialog(url), {
        kind: "success",
        message: "admin.deleted",
        values: { name: id },
      });
    }
    case "move": {
      const to = fields.to ?? "";
      const now = Date.now();
      const result = await mergeEntries(db, list, { from: id, to, actorId, now });
      if (!result.ok)
        return result.reason === "missing"
          ? rejectForm(context, { errors: { to: "admin.moveToRequired" }, submitted: fields })
          : rejectWrite(context, result.reason);
      return redirectWithFlash(context, withoutDialog(url), {
        kind: "success",
        message: "admin.moved",
        values: { name: id, to },
      });
    }
  }
  throw data(null, { status: 400 });
}
