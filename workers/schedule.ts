import { readSettings } from "#app/config.server.ts";
import { openDatabase } from "#app/data/database.ts";
import { crons } from "#app/domain/records/jobs.ts";
import { createEventLog, logAs } from "#app/lib/log.server.ts";
import { runJobs } from "#app/operations/records/run-job.ts";

/** The id of the deployed version; null in a local build. */
export const releaseOf = ({ RELEASE }: Partial<Env>): string | null => RELEASE?.id || null;

export function runSchedule(cron: string, env: Env, defer: (work: Promise<unknown>) => void) {
  const requestId = crypto.randomUUID();
  const services = {
    db: openDatabase(env.DB),
    settings: readSettings(env),
    bucket: env.MEDIA,
    request: fetch,
    defer,
    logEvent: createEventLog(requestId, "schedule"),
    now: () => Date.now(),
  };
  const run = { requestId, cron, release: releaseOf(env) };
  return logAs(run, () => runJobs(services, cron === crons.weekly ? "weekly" : "often"));
}
