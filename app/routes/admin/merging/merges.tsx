import { data } from "react-router";
import { listMerges } from "../../../data/records/merges.ts";
import { oneOf, parseId } from "../../../domain/paging.ts";
import { listPath } from "../../../lib/list-path.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { Link } from "../../../ui/link.tsx";
import { databaseContext, userContext } from "../../../web/context.ts";
import { redirectWithFlash } from "../../../web/flash.server.ts";
import { rejectForm } from "../../../web/form-errors.server.ts";
import { readFields } from "../../../web/form.server.ts";
import { languageOf } from "../../../web/language.ts";
import { servicesOf } from "../../../web/services.server.ts";
import { AdminPage, EmptyRows } from "../admin-page.tsx";
import type { Route } from "./+types/merges";
import { mergeKinds, mergeSubjects } from "./merge-subjects.server.ts";
import { MergeTable } from "./merge-table.tsx";
import { SeparateDialog } from "./separate-dialog.tsx";

const path = "/admin/merges";

export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext);
  const now = Date.now();
  const merges = await listMerges(db, now);
  const id = parseId(url.searchParams.get("id"));
  const kind = oneOf(mergeKinds, url.searchParams.get("kind"));
  const isAsked = url.searchParams.has("id");
  const open = id
    ? await mergeSubjects[kind].openSeparation(db, id, now, languageOf(context))
    : "missing";
  return { merges, dialog: isAsked ? { kind, open } : null };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { act } = await readFields(request);
  const id = parseId(url.searchParams.get("id"));
  if (act !== "separate" || id === null) throw data(null, { status: 400 });
  const { separate } = mergeSubjects[oneOf(mergeKinds, url.searchParams.get("kind"))];
  const done = await separate(servicesOf(context), context.get(userContext), id);
  if (done.ok) {
    const values = { from: done.from, to: done.to };
    return redirectWithFlash(context, path, { kind: "success", message: "merges.done", values });
  }
  switch (done.reason) {
    case "denied":
      return rejectForm(context, { message: "form.denied" }, 403);
    case "missing":
      return rejectForm(context, { message: "admin.gone" }, 404);
    case "hidden":
      return rejectForm(context, { message: "csv.hiddenField" }, 409);
    case "separated":
    case "expired":
    case "mergedOn":
    case "deleted":
      return rejectForm(context, { message: `merges.${done.reason}` }, 409);
    default:
      return rejectForm(context, { message: "merge.outdated" }, 409);
  }
}

export default function Merges({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useI18n("admin");
  const { merges, dialog } = loaderData;
  return (
    <AdminPage
      title="merges.title"
      lead="merges.lead"
      path={path}
      acts={
        <Link to="/admin/same" className="button quiet">
          {t("same.title")}
        </Link>
      }
    >
      {merges.length === 0 ? (
        <EmptyRows text="merges.none" />
      ) : (
        <MergeTable merges={merges} toSeparate={({ id, kind }) => listPath(path, { kind, id })} />
      )}
      {dialog && (
        <SeparateDialog
          kind={dialog.kind}
          merge={dialog.open}
          formErrors={actionData?.formErrors}
          closeTo={path}
        />
      )}
    </AdminPage>
  );
}
