import { readSettings, releaseOf } from "#app/config.server.ts";
import { openDatabase } from "#app/data/database.ts";
import { crons } from "#app/domain/records/jobs.ts";
import { createEventLog, logAs } from "#app/lib/log.server.ts";
import { runJobs } from "#app/operations/records/run-job.ts";

export function runSchedule(cron: string, env: Env, defer: (work: Promise<unknown>) => void) {
  const requestId = crypto.randomUUID();
  return logAs({ requestId, cron, release: releaseOf(env) }, () => {
    const services = {
      db: openDatabase(env.DB),
      settings: readSettings(env),
      bucket: env.MEDIA,
      dumps: env.DUMPS,
      copies: env.COPIES,
      request: fetch,
      defer,
      logEvent: createEventLog(requestId, "schedule"),
      now: () => Date.now(),
    };
    return runJobs(services, cron === crons.weekly ? "weekly" : "often");
  });
}
