import { makeList } from "../../data/kept/write-list.ts";
import { nameForm } from "../../domain/kept/kept-list.ts";
import { maxLists } from "../../domain/kept/limits.ts";
import { databaseContext, userContext } from "../../web/context.ts";
import { redirectWithFlash } from "../../web/flash.server.ts";
import { rejectForm } from "../../web/form-errors.server.ts";
import { readForm } from "../../web/form.server.ts";
import type { Route } from "./+types/list";

type Args = Pick<Route.ActionArgs, "request" | "context">;

/**
 * Creates a list with the submitted name and the songs, and redirects to it. Responds to an invalid form with its
 * errors.
 */
export async function handleNewList({ request, context }: Args, songIds: readonly number[] = []) {
  const form = await readForm(request, nameForm);
  if ("formErrors" in form) return rejectForm(context, form.formErrors);
  const { name } = form.value;
  const songs = songIds.map((songId) => ({ songId, note: "" }));
  const { id } = context.get(userContext);
  const result = await makeList(context.get(databaseContext), id, { name, songs }, Date.now());
  if (!result.ok) {
    const message =
      result.reason === "unavailable"
        ? ({ key: "kept.tooMany", values: { max: maxLists } } as const)
        : "kept.failed";
    return rejectForm(context, { submitted: { name }, message }, 409);
  }
  return redirectWithFlash(context, `/lists/${result.results}`, {
    kind: "success",
    message: "kept.made",
  });
}
