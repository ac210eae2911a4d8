import { announceRequests, findUnannounced } from "../../data/users/decisions.ts";
import { toLanguage } from "../../domain/preferences.ts";
import { draftMail } from "./deliver-mail.ts";
import type { Services } from "../services.ts";

/** Cron job: a mail to each administrator about new requests, at most once an hour. */
export async function notifyAdministrators(services: Services): Promise<void> {
  const { db, now } = services;
  const at = now();
  const { count, administrators } = await findUnannounced(db, at);
  if (count === 0) return;
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
  await announceRequests(db, mails, at);
}
