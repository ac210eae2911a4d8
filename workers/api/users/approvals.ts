import { z } from "zod";
import {
  type ApprovalRequest,
  listPendingRequests,
  listRequests,
} from "#app/data/users/approvals.ts";
import { address } from "#app/domain/users/address.ts";
import { reasonText } from "#app/domain/users/account-forms.ts";
import { requestStatuses } from "#app/domain/users/approval.ts";
import { decideApprovals } from "#app/operations/users/decide-approval.ts";
import { operation } from "../http/operation.ts";
import { invalidFields } from "../http/problem.ts";
import { textResponse } from "../http/responses.ts";

const prefix = "/mbkmusic-mbkauth";

const request = z
  .object({
    id: z.int(),
    userName: z.string(),
    roleName: z.string().nullable(),
    reason: z.string(),
    status: z.enum(requestStatuses),
    requestDate: z.iso.datetime(),
    submittedDate: z.iso.datetime(),
  })
  .meta({ id: "ApprovalRequest" });

function toRequest({ id, userName, roleName, reason, status, requestedAt }: ApprovalRequest) {
  const requestDate = new Date(requestedAt).toISOString();
  return { id, userName, roleName, reason, status, requestDate, submittedDate: requestDate };
}

const list = operation(
  {
    method: "get",
    path: `${prefix}/users/userApproval`,
    summary: "Lists requests for the Contributor role, newest first",
    access: "administer",
    query: z.object({
      status: z
        .string()
        .toLowerCase()
        .pipe(z.enum(requestStatuses, "This is pending, approved or rejected."))
        .optional()
        .meta({ enum: [...requestStatuses] }),
    }),
    response: { status: 200, description: "The requests.", json: z.array(request) },
  },
  async ({ services: { db }, query: { status = null } }) => {
    const all = { page: 1, size: 10_000, sortBy: "requestedAt", direction: "desc" } as const;
    const { rows } = await listRequests(db, { ...all, status });
    return Response.json(rows.map(toRequest));
  },
);

const decisions = z
  .array(
    z.object({
      userName: address,
      approvalStatus: z.enum(["APPROVED", "REJECTED"], "This is APPROVED or REJECTED."),
      reason: reasonText.nullish(),
    }),
    "This is a list of decisions.",
  )
  .min(1, "There is nothing to decide.")
  .max(100, "At most 100 requests are decided at once.");

const updated = "updated";
const statuses = { APPROVED: "approved", REJECTED: "rejected" } as const;

const decide = operation(
  {
    method: "post",
    path: `${prefix}/users/userApprovalStatus`,
    summary: "Approves or rejects pending requests: all of them, or none",
    access: "administer",
    body: { kind: "json", schema: decisions },
    response: { status: 200, description: "All requests were decided.", text: z.literal(updated) },
  },
  async ({ services, body, user }) => {
    const names = body.map(({ userName }) => userName);
    const waiting = await listPendingRequests(services.db, names);
    const byName = new Map(waiting.map((one) => [one.userName, one]));
    const approvals = body.flatMap(({ userName, approvalStatus, reason }, at) => {
      const pending = names.indexOf(userName) === at ? byName.get(userName) : undefined;
      if (!pending) throw noRequest(at);
      return { request: pending, status: statuses[approvalStatus], reason: reason ?? undefined };
    });
    if (!(await decideApprovals(services, user, approvals)).ok) throw noRequest(0);
    return textResponse(updated);
  },
);

function noRequest(at: number) {
  const errorMessage = "No request of this user waits.";
  return invalidFields([{ fieldName: `${at}.userName`, errorMessage }]);
}

export const approvalCalls = [list, decide];
