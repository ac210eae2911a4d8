import type { ApprovalRequest } from "../../data/users/approvals.ts";
import { decideRequests } from "../../data/users/decisions.ts";
import type { User } from "../../data/users/users.ts";
import type { WriteResult } from "../../data/write-batch.ts";
import { type Decision, toDecision } from "../../domain/users/approval.ts";
import { toLanguage } from "../../domain/preferences.ts";
import { deliverMail, draftMail } from "./deliver-mail.ts";
import type { Services } from "../services.ts";

export interface DecidedRequest {
  request: ApprovalRequest;
  status: Decision["status"];
  reason?: string;
}

/** Grants the roles and mails the applicants. Fails with `outdated` if one is no longer pending. */
export async function decideApprovals(
  services: Services,
  actor: User,
  decided: DecidedRequest[],
): Promise<WriteResult> {
  const { db, defer, logEvent, now } = services;
  const decisions = decided.map(({ request, status, reason }) =>
    toDecision(request.id, status, reason),
  );
  const mails = await Promise.all(
    decided.map(({ request, status }, at) =>
      draftMail(
        services,
        { language: toLanguage(request.language), clientAddress: "" },
        request.userName,
        status === "approved" ? "requestApproved" : "requestRejected",
        status === "approved"
          ? { path: "/songs/add" }
          : { note: decisions[at]!.reason, path: "/account" },
      ),
    ),
  );
  const result = await decideRequests(db, decisions, mails, { actorId: actor.id, now: now() });
  for (const { request, status } of decided)
    logEvent(`request ${status}`, result.ok ? "done" : "too late", request.userId);
  if (result.ok) for (const { id } of mails) defer(deliverMail(services, id));
  return result;
}
