import { tidyText } from "../tidy-text.ts";

export const requestStatuses = ["pending", "approved", "rejected"] as const;
export type RequestStatus = (typeof requestStatuses)[number];

export const requestSorts = ["requestedAt", "userName", "status"] as const;
export type RequestSort = (typeof requestSorts)[number];

const approvedByDefault = "Approved by administrator";
export const rejectedByDefault = "Rejected by administrator";

export interface Decision {
  requestId: number;
  status: "approved" | "rejected";
  reason: string;
}

export function toDecision(requestId: number, status: Decision["status"], reason = ""): Decision {
  const byDefault = status === "approved" ? approvedByDefault : rejectedByDefault;
  return { requestId, status, reason: tidyText(reason) || byDefault };
}
