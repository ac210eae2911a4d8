import { data, Form } from "react-router";
import { findOpenProposal } from "../../../data/records/proposing/decline-proposal.ts";
import { acceptProposal, listProposals } from "../../../data/records/proposing/proposals.ts";
import { oneOf, parsePosition } from "../../../domain/paging.ts";
import {
  type ProposalKind,
  proposalKinds,
} from "../../../domain/records/proposing/proposed-entries.ts";
import { declineForm } from "../../../domain/records/proposing/decline-form.ts";
import { suggestionPath } from "../../../domain/search/suggestion-path.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { listPath } from "../../../lib/list-path.ts";
import { Link } from "../../../ui/link.tsx";
import { declineProposal } from "../../../operations/records/decline-proposal.ts";
import { databaseContext, userContext } from "../../../web/context.ts";
import { rejectForm } from "../../../web/form-errors.server.ts";
import { redirectWithFlash } from "../../../web/flash.server.ts";
import { readFields, readForm } from "../../../web/form.server.ts";
import { servicesOf } from "../../../web/services.server.ts";
import { withoutDialog } from "../address.ts";
import { AdminPage, EmptyRows } from "../admin-page.tsx";
import { GoneDialog } from "../notice-dialog.tsx";
import { OlderPages } from "../older-pages.tsx";
import { TableHead } from "../table-head.tsx";
import { UtcTime } from "../utc-time.tsx";
import type { Route } from "./+types/proposals";
import { DeclineDialog } from "./decline-dialog.tsx";

const path = "/admin/proposals";

const kindIn = (url: URL) => oneOf(proposalKinds, url.searchParams.get("kind"));

export async function loader({ context, url }: Route.LoaderArgs) {
  const kind = kindIn(url);
  const before = parsePosition(url.searchParams.get("before"));
  const list = await listProposals(context.get(databaseContext), kind, before);
  const dialog = oneOf(["none", "decline"], url.searchParams.get("dialog"));
  const open = dialog === "none" ? null : await findAddressedProposal(context, url);
  return { kind, ...list, isNewest: before === null, dialog: dialog === "none" ? null : { open } };
}

const findAddressedProposal = (context: Route.LoaderArgs["context"], url: URL) =>
  findOpenProposal(context.get(databaseContext), kindIn(url), url.searchParams.get("id") ?? "");

async function decline({
  request,
  context,
  url,
}: Pick<Route.ActionArgs, "request" | "context" | "url">) {
  const form = await readForm(request, declineForm);
  if ("formErrors" in form) return rejectForm(context, form.formErrors);
  const open = await findAddressedProposal(context, url);
  const result =
    open &&
    (await declineProposal(servicesOf(context), context.get(userContext), open, form.value.reason));
  if (result && !result.ok && result.reason === "denied") throw data(null, { status: 403 });
  if (result && !result.ok && result.reason === "unavailable")
    return rejectForm(context, { message: "proposals.inUse", submitted: form.value }, 409);
  return redirectWithFlash(
    context,
    withoutDialog(url),
    result?.ok
      ? { kind: "success", message: "proposals.declined" }
      : { kind: "error", message: "proposals.gone" },
  );
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { act, entry = "" } = await readFields(request);
  if (act === "decline") return decline({ request, context, url });
  const { id: actorId } = context.get(userContext);
  const result = await acceptProposal(context.get(databaseContext), kindIn(url), entry, actorId);
  if (!result.ok && result.reason === "denied") throw data(null, { status: 403 });
  return redirectWithFlash(
    context,
    `${path}${url.search}`,
    result.ok
      ? { kind: "success", message: "proposals.accepted" }
      : { kind: "error", message: "proposals.gone" },
  );
}

const mergePaths: Record<ProposalKind, (id: string) => string> = {
  raaga: (id) => listPath("/admin/raaga", { dialog: "delete", id }),
  person: (id) => listPath("/admin/same", { kind: "person", from: id }),
};

export default function Proposals({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useI18n("admin");
  const { kind, rows, older, isNewest, dialog } = loaderData;
  const closeTo = listPath(path, { kind });
  return (
    <AdminPage title="proposals.title" lead="proposals.lead" path={path}>
      <nav className="tabs" aria-label={t("proposals.title")}>
        {proposalKinds.map((tab) => (
          <Link
            key={tab}
            to={listPath(path, { kind: tab })}
            aria-current={tab === kind ? "page" : undefined}
          >
            {t(tab === "raaga" ? "nav.raagaList" : "same.person")}
          </Link>
        ))}
      </nav>
      {rows.length === 0 ? (
        <EmptyRows text="proposals.none" clear={isNewest ? undefined : listPath(path, { kind })} />
      ) : (
        <table className="fold">
          <TableHead columns={["admin.name", "proposals.by", "admin.when", "column.actions"]} />
          <tbody>
            {rows.map(({ id, name, by, at }) => (
              <tr key={id}>
                <th scope="row">
                  <Link to={suggestionPath(kind, id)}>{name}</Link>
                </th>
                <td data-label={t("proposals.by")}>{by ?? t("song.formerMember")}</td>
                <td data-label={t("admin.when")}>
                  <UtcTime at={at} />
                </td>
                <td className="row-actions">
                  <Form method="post">
                    <button
                      type="submit"
                      name="entry"
                      value={id}
                      className="button quiet"
                      aria-label={`${t("proposals.accept")}: ${name}`}
                    >
                      {t("proposals.accept")}
                    </button>
                  </Form>
                  <Link
                    to={mergePaths[kind](id)}
                    className="button quiet"
                    aria-label={`${t("merge.submit")}: ${name}`}
                  >
                    {t("merge.submit")}
                  </Link>
                  <Link
                    to={listPath(path, { kind, dialog: "decline", id })}
                    className="button quiet"
                    preventScrollReset
                    aria-label={`${t("proposals.decline")}: ${name}`}
                  >
                    {t("proposals.decline")}
                  </Link>
                  {kind === "raaga" && (
                    <Link
                      to={listPath("/admin/raaga", { dialog: "edit", id })}
                      className="button quiet"
                      aria-label={t("admin.editOf", { name })}
                    >
                      {t("song.edit")}
                    </Link>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {dialog && !dialog.open && <GoneDialog closeTo={closeTo} />}
      {dialog?.open && (
        <DeclineDialog
          proposal={dialog.open}
          formErrors={actionData?.formErrors}
          closeTo={closeTo}
        />
      )}
      <OlderPages path={path} state={{ kind }} isNewest={isNewest} older={older} />
    </AdminPage>
  );
}
