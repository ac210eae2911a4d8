import { readSettings } from "#app/config.server.ts";
import { openDatabase } from "#app/data/database.ts";
import { crons } from "#app/domain/records/jobs.ts";
import { createEventLog } from "#app/lib/log.server.ts";
import { runJobs } from "#app/operations/records/run-job.ts";

export function runSchedule(cron: string, env: Env, defer: (work: Promise<unknown>) => void) {
  const services = {
    db: openDatabase(env.DB),
    settings: readSettings(env),
    bucket: env.MEDIA,
    request: fetch,
    defer,
    logEvent: createEventLog(crypto.randomUUID(), "schedule"),
    now: () => Date.now(),
  };
  return runJobs(services, cron === crons.weekly ? "weekly" : "often");
}
