import { announceRequests, findUnannounced } from "../../data/users/decisions.ts";
import { toLanguage } from "../../domain/preferences.ts";
import { draftMail } from "./deliver-mail.ts";
import type { Services } from "../services.ts";

/** Scheduled job: mails each administrator about new requests, at most once an hour. Returns the number of mails. */
export async function notifyAdministrators(services: Services): Promise<number> {
  const { db, now } = services;
  const at = now();
  const { count, administrators } = await findUnannounced(db, at);
  if (count === 0) return 0;
  const mails = await Promise.all(
    administrators.map(({ username, language }) =>
      draftMail(
        { ...services, now: () => at },
        { language: toLanguage(language), clientAddress: "" },
        username,
        "requestsWaiting",
        { count, path: "/admin/approvals?status=pending" },
      ),
    ),
  );
  const announced = await announceRequests(db, mails, at);
  return announced.ok ? mails.length : 0;
}
