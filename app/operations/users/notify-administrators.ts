import { announceRequests, findUnannounced } from "../../data/users/decisions.ts";
import type { Services } from "../services.ts";
import { mailAdministrators } from "./mail-administrators.ts";

/** Scheduled job: mails each administrator about new requests, at most once an hour. Returns the number of mails. */
export async function notifyAdministrators(services: Services): Promise<number> {
  const { db } = services;
  const at = services.now();
  const { count, administrators } = await findUnannounced(db, at);
  if (count === 0) return 0;
  const mails = await mailAdministrators(
    { ...services, now: () => at },
    administrators,
    "requestsWaiting",
    { count, path: "/admin/approvals?status=pending" },
  );
  const announced = await announceRequests(db, mails, at);
  return announced.ok ? mails.length : 0;
}
