import { readSettings } from "#app/config.server.ts";
import { openDatabase } from "#app/data/database.ts";
import { emptyBin } from "#app/data/songs/empty-bin.ts";
import { deleteExpired } from "#app/data/users/expiry.ts";
import { createEventLog, logError } from "#app/lib/log.server.ts";
import { checkLinks } from "#app/operations/media/check-links.ts";
import { cleanUpMedia } from "#app/operations/media/clean-up-media.ts";
import { reconcileMedia } from "#app/operations/media/reconcile-media.ts";
import { deliverDueMails } from "#app/operations/users/deliver-mail.ts";
import { notifyAdministrators } from "#app/operations/users/notify-administrators.ts";

const everyWeek = "17 3 * * MON";

/** Runs the cron jobs: weekly those that compare R2 with D1, every five minutes all others. */
export async function runJobs(cron: string, env: Env, defer: (work: Promise<unknown>) => void) {
  const db = openDatabase(env.DB);
  const now = () => Date.now();
  const logEvent = createEventLog(crypto.randomUUID(), "schedule");
  const services = { db, settings: readSettings(env), defer, logEvent, now };
  const media = { ...services, bucket: env.MEDIA };
  const often = () => [
    // Mails about new requests are due at once.
    notifyAdministrators(services).finally(() => deliverDueMails(services)),
    cleanUpMedia(media),
    checkLinks(services, fetch),
    deleteExpired(db, now()),
    emptyBin(db, now()),
  ];
  const weekly = () => [reconcileMedia(media)];
  for (const job of await Promise.allSettled(cron === everyWeek ? weekly() : often()))
    if (job.status === "rejected") logError("schedule", job.reason);
}
