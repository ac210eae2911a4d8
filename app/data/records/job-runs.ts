import { sql } from "drizzle-orm";
import { jobRuns } from "#drizzle/schema/index.ts";
import type { Database } from "../database.ts";

/** The last run of a job: `startedAt` is milliseconds since 1970, `error` null where nothing ended it early. */
export interface JobRun {
  job: string;
  startedAt: number;
  milliseconds: number;
  done: number;
  error: string | null;
}

/** Lists the last run of each job that has run. One batch. */
export async function listJobRuns(db: Database): Promise<JobRun[]> {
  const [rows] = await db.batch([db.select().from(jobRuns)]);
  return rows.map((row) => ({ ...row, startedAt: row.startedAt.getTime() }));
}

export async function saveJobRun(db: Database, { job, startedAt, ...run }: JobRun): Promise<void> {
  const row = { ...run, startedAt: new Date(startedAt) };
  const failed = run.error === null ? 0 : 1;
  const failures = failed && sql`failures + 1`;
  await db.batch([
    db
      .insert(jobRuns)
      .values({ job, ...row, failures: failed })
      .onConflictDoUpdate({ target: jobRuns.job, set: { ...row, failures } }),
  ]);
}
