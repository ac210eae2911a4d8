import { data } from "react-router";
import { dismissPair } from "../../../data/records/pairs.ts";
import { oneOf } from "../../../domain/paging.ts";
import { listPath } from "../../../lib/list-path.ts";
import { databaseContext, userContext } from "../../../web/context.ts";
import { redirectWithFlash } from "../../../web/flash.server.ts";
import { rejectForm } from "../../../web/form-errors.server.ts";
import { readFields } from "../../../web/form.server.ts";
import { servicesOf } from "../../../web/services.server.ts";
import { mergeKinds, mergeSubjects } from "./merge-subjects.server.ts";
import type { Route } from "./+types/same";

type Args = Pick<Route.ActionArgs, "request" | "context" | "url">;

export async function actOnSame({ request, context, url }: Args) {
  const fields = await readFields(request);
  const kind = oneOf(mergeKinds, url.searchParams.get("kind"));
  const actor = context.get(userContext);
  const here = listPath("/admin/same", { kind, after: url.searchParams.get("after") });
  switch (fields.act) {
    case "merge": {
      const { from = "", to = "" } = fields;
      const services = servicesOf(context);
      const result = await mergeSubjects[kind].merge(services, actor, from, to);
      if (!result.ok) return rejectMerge(context, result.reason);
      const values = { from: result.from, to: result.to };
      return redirectWithFlash(context, here, { kind: "success", message: "merge.done", values });
    }
    case "two": {
      const pair: [string, string] = [fields.one ?? "", fields.other ?? ""];
      const writer = { userId: actor.id, now: Date.now() };
      const result = await dismissPair(context.get(databaseContext), kind, pair, writer);
      if (!result.ok) return rejectMerge(context, result.reason);
      return redirectWithFlash(context, here, { kind: "success", message: "same.toldApart" });
    }
  }
  throw data(null, { status: 400 });
}

function rejectMerge(context: Args["context"], reason: string) {
  switch (reason) {
    case "denied":
      return rejectForm(context, { message: "form.denied" }, 403);
    case "hidden":
      return rejectForm(context, { message: "csv.hiddenField" }, 409);
    case "outdated":
      return rejectForm(context, { message: "merge.outdated" }, 409);
    default:
      return rejectForm(context, { message: "admin.gone" }, 404);
  }
}
