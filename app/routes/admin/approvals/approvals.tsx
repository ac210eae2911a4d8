import { data } from "react-router";
import { databaseContext } from "../../../web/context.ts";
import { findRequest, listRequests } from "../../../data/users/approvals.ts";
import { defaultReason } from "../../../domain/users/account-forms.ts";
import { requestSorts, requestStatuses } from "../../../domain/users/approval.ts";
import { oneOf, parseId, parseListPage } from "../../../domain/paging.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { translate } from "../../../i18n/translate.server.ts";
import { truncate } from "../../../domain/truncate.ts";
import { withErrorMessage } from "../../../web/failure.server.ts";
import { languageOf } from "../../../web/language.ts";
import { readFields } from "../../../web/form.server.ts";
import { SelectField } from "../../../ui/form-fields.tsx";
import { listPath } from "../../../lib/list-path.ts";
import { redirectBeyondLastPage } from "../address.ts";
import { AdminPage, EmptyRows, ListPages, ListSearch } from "../admin-page.tsx";
import { decideRequest } from "../decide-request.server.ts";
import { GoneDialog } from "../notice-dialog.tsx";
import { RejectDialog } from "../reject-dialog.tsx";
import type { Route } from "./+types/approvals";
import { RequestDetails } from "./request-details.tsx";
import { RequestTable } from "./request-table.tsx";

const path = "/admin/approvals";
const shownLetters = 160;

export const loader = withErrorMessage(
  "failure.approvals",
  async ({ context, url }: Route.LoaderArgs) => {
    const db = context.get(databaseContext);
    const query = url.searchParams;
    const q = query.get("q") ?? "";
    const status = oneOf(["all", ...requestStatuses], query.get("status"));
    const listPage = parseListPage(query, requestSorts);
    const direction = query.has("direction") ? listPage.direction : "desc";
    const list = await listRequests(db, {
      ...listPage,
      direction,
      search: q,
      status: status === "all" ? null : status,
    });
    redirectBeyondLastPage(url, listPage.page, list.total);
    const dialog = oneOf(["none", "details", "reject"], query.get("dialog"));
    const id = parseId(query.get("id"));
    const open = dialog === "none" || id === null ? null : await findRequest(db, id);
    /** A request without a reason of its own, with the reason that it got, in the reader's language. */
    const inWords = <R extends { reason: string | null }>(request: R) =>
      request.reason === defaultReason
        ? { ...request, reason: translate(languageOf(context), "admin.defaultReason") }
        : request;
    const rows = list.rows
      .map(inWords)
      .map((row) => ({ ...row, reason: truncate(row.reason, shownLetters) }));
    return { ...list, rows, page: listPage.page, q, status, dialog, open: open && inWords(open) };
  },
);

export async function action(args: Route.ActionArgs) {
  const { act } = await readFields(args.request);
  if (act === "approve") return decideRequest(args, "approved");
  if (act === "reject") return decideRequest(args, "rejected");
  throw data(null, { status: 400 });
}

export default function Approvals({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useI18n("admin");
  const { rows, total, page, q, status, dialog, open } = loaderData;
  const here = { q, status: status === "all" ? "" : status, page };
  const closeTo = listPath(path, here);
  const to = (name: string, id: number) => listPath(path, { ...here, dialog: name, id });
  return (
    <AdminPage title="admin.approvalsTitle" lead="admin.approvalsLead" path={path}>
      <ListSearch path={path} label="admin.approvalsSearch" q={q}>
        <SelectField
          key={status}
          name="status"
          label={t("admin.status")}
          defaultValue={status}
          options={(["all", ...requestStatuses] as const).map((value) => ({
            value,
            text: t(`admin.status.${value}`),
          }))}
        />
      </ListSearch>
      {rows.length === 0 ? (
        <EmptyRows
          text={q || status !== "all" ? "admin.noneFound" : "admin.noRequests"}
          clear={closeTo === path ? undefined : path}
        />
      ) : (
        <RequestTable requests={rows} to={to} closeTo={closeTo} />
      )}
      <ListPages path={path} state={here} page={page} total={total} shown={rows.length} />
      {dialog !== "none" && !open && <GoneDialog closeTo={closeTo} />}
      {open && (dialog === "details" || open.status !== "pending") && (
        <RequestDetails
          key={open.id}
          request={open}
          closeTo={closeTo}
          rejectTo={to("reject", open.id)}
        />
      )}
      {open?.status === "pending" && dialog === "reject" && (
        <RejectDialog request={open} formErrors={actionData?.formErrors} closeTo={closeTo} />
      )}
    </AdminPage>
  );
}
