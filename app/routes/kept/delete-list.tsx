import { data, Form } from "react-router";
import { findKeptList } from "../../data/kept/kept-lists.ts";
import { deleteList } from "../../data/kept/write-list.ts";
import { parseId } from "../../domain/paging.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { PageHead } from "../../shell/page-head.tsx";
import { Link } from "../../ui/link.tsx";
import { PageDialog } from "../../ui/page-dialog.tsx";
import { databaseContext, userContext } from "../../web/context.ts";
import { redirectWithFlash } from "../../web/flash.server.ts";
import { languageOf } from "../../web/language.ts";
import { requirePermission } from "../../web/guards/require-permission.ts";
import type { Route } from "./+types/delete-list";
import { nameOfList } from "./list-names.server.ts";

export const middleware: Route.MiddlewareFunction[] = [requirePermission("keepCollection")];

export async function loader({ context, params }: Route.LoaderArgs) {
  const key = { id: parseId(params.id) ?? 0, userId: context.get(userContext).id };
  const language = languageOf(context);
  const found = await findKeptList(context.get(databaseContext), key, { language, page: 1 });
  if (!found) throw data(null, { status: 404 });
  return { name: nameOfList(language, found.list) };
}

export async function action({ context, params }: Route.ActionArgs) {
  const list = { id: parseId(params.id) ?? 0, userId: context.get(userContext).id };
  const { ok } = await deleteList(context.get(databaseContext), list);
  if (!ok) throw data(null, { status: 404 });
  return redirectWithFlash(context, "/my-collection", { kind: "success", message: "kept.deleted" });
}

export default function DeleteList({ loaderData, params }: Route.ComponentProps) {
  const { t } = useI18n("songs");
  const path = `/lists/${params.id}`;
  const title = t("kept.delete");
  return (
    <div className="page">
      <PageHead title={title} description={title} path={`${path}/delete`} index={false} />
      <h1>{loaderData.name}</h1>
      <PageDialog title={title} closeTo={path}>
        <p>{t("kept.deleteLead", { list: loaderData.name })}</p>
        <Form method="post" className="actions">
          <Link to={path} className="button quiet">
            {t("form.cancel")}
          </Link>
          <button type="submit" className="button">
            {title}
          </button>
        </Form>
      </PageDialog>
    </div>
  );
}
