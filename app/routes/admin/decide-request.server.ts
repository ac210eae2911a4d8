import { userContext, databaseContext } from "../../web/context.ts";
import { findRequest } from "../../data/users/approvals.ts";
import { reasonForm } from "../../domain/users/account-forms.ts";
import { parseId } from "../../domain/paging.ts";
import { translate } from "../../i18n/translate.server.ts";
import { languageOf } from "../../web/language.ts";
import { readFields, readForm } from "../../web/form.server.ts";
import { rejectForm } from "../../web/form-errors.server.ts";
import { redirectWithFlash } from "../../web/flash.server.ts";
import { servicesOf } from "../../web/services.server.ts";
import { decideApprovals } from "../../operations/users/decide-approval.ts";
import { withoutDialog } from "./address.ts";
import type { Route } from "./approvals/+types/approvals";

export async function decideRequest(
  { request, context, url }: Pick<Route.ActionArgs, "request" | "context" | "url">,
  status: "approved" | "rejected",
) {
  const form = await readForm(request, reasonForm);
  if ("formErrors" in form) return rejectForm(context, form.formErrors);
  const id = parseId((await readFields(request)).request);
  const approvalRequest = id === null ? null : await findRequest(context.get(databaseContext), id);
  const { reason } = form.value;
  const done =
    approvalRequest?.status === "pending" &&
    (
      await decideApprovals(servicesOf(context), context.get(userContext), [
        { request: approvalRequest, status, reason },
      ])
    ).ok;
  if (!done) {
    const decidedRequest =
      approvalRequest && (await findRequest(context.get(databaseContext), approvalRequest.id));
    const formerMember = translate(languageOf(context), "song.formerMember");
    if (decidedRequest && decidedRequest.status !== "pending")
      return redirectWithFlash(context, withoutDialog(url), {
        kind: "error",
        message:
          decidedRequest.status === "approved" ? "admin.alreadyApproved" : "admin.alreadyRejected",
        values: { user: decidedRequest.userName, by: decidedRequest.decidedBy ?? formerMember },
      });
  }
  const [success, failure] =
    status === "approved"
      ? (["admin.approved", "admin.approveFailed"] as const)
      : (["admin.rejected", "admin.rejectFailed"] as const);
  return redirectWithFlash(context, withoutDialog(url), {
    kind: done ? "success" : "error",
    message: done ? success : failure,
    values: { user: approvalRequest?.userName ?? "" },
  });
}
