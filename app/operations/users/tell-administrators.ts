import { findUntold, tellOfRequests } from "../../data/users/decisions.ts";
import { toLanguage } from "../../domain/preferences.ts";
import { draftMail } from "./deliver-mail.ts";
import type { Services } from "../services.ts";

/**
 * The scheduled job: tells the administrators of new requests, in one mail each, at most once an hour. The
 * mails wait in line; the job that sends what is due takes them along.
 */
export async function tellAdministrators(services: Services): Promise<void> {
  const { db, now } = services;
  const at = now();
  const { count, administrators } = await findUntold(db, at);
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
  await tellOfRequests(db, mails, at);
}
