import { data } from "react-router";
import { moveSong, noteSong, removeSong } from "../../data/kept/keep-song.ts";
import { deleteList, renameList, shareList } from "../../data/kept/write-list.ts";
import type { WriteResult } from "../../data/write-batch.ts";
import { nameForm, noteForm } from "../../domain/kept/kept-list.ts";
import { parseId } from "../../domain/paging.ts";
import { randomToken } from "../../lib/crypto.server.ts";
import { databaseContext, userContext } from "../../web/context.ts";
import type { Flash } from "../../web/cookies.server.ts";
import { redirectWithFlash } from "../../web/flash.server.ts";
import { rejectForm } from "../../web/form-errors.server.ts";
import { readFields, readForm } from "../../web/form.server.ts";
import type { Route } from "./+types/list";

type Args = Pick<Route.ActionArgs, "request" | "context" | "params" | "url">;

/** Changes the user's list by the submitted `act` and returns to the same page of it. */
export async function actOnList({ request, context, params, url }: Args) {
  const db = context.get(databaseContext);
  const { id: userId } = context.get(userContext);
  const list = { id: parseId(params.id) ?? 0, userId };
  const fields = await readFields(request);
  const songId = parseId(fields.song) ?? 0;
  const now = Date.now();
  const here = url.pathname + url.search;
  const finish = (result: WriteResult, message: Flash["message"], to = here) => {
    if (!result.ok) throw data(null, { status: result.reason === "denied" ? 403 : 404 });
    return redirectWithFlash(context, to, { kind: "success", message });
  };
  switch (fields.act) {
    case "move": {
      const place = parseId(fields.place) ?? 1;
      return finish(await moveSong(db, list, { songId, place }, now), "kept.moved");
    }
    case "remove":
      return finish(await removeSong(db, list, songId, now), "kept.removed");
    case "note": {
      const form = await readForm(request, noteForm);
      if ("formErrors" in form) return rejectForm(context, form.formErrors);
      const { note } = form.value;
      return finish(await noteSong(db, list, { songId, note }, now), "kept.noted");
    }
    case "rename": {
      const form = await readForm(request, nameForm);
      if ("formErrors" in form) return rejectForm(context, form.formErrors);
      return finish(await renameList(db, list, form.value.name, now), "kept.renamed");
    }
    case "delete":
      return finish(await deleteList(db, list), "kept.deleted", "/my-collection");
    case "share":
      return finish(await shareList(db, list, randomToken()), "kept.shared");
    case "unshare":
      return finish(await shareList(db, list, null), "kept.unshared");
    default:
      throw data(null, { status: 400 });
  }
}
