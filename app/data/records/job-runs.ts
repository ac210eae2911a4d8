import { sql } from "drizzle-orm";
import { jobRuns } from "#drizzle/schema/index.ts";
import type { Database } from "../database.ts";
import { errorRiseStatement } from "./error-rise.ts";
import { type LastCopy, lastCopyStatements, readLastCopy } from "./copies/database-copies.ts";

/** The last run of a job: `startedAt` is milliseconds since 1970, `error` null where nothing ended it early. */
export interface JobRun {
  job: string;
  startedAt: number;
  milliseconds: number;
  done: number;
  error: string | null;
}

interface JobState {
  runs: JobRun[];
  lastCopy: LastCopy;
  /** When errors were last many, in milliseconds; null if they never were. */
  errorsRoseAt: number | null;
}

/** Lists the last run of each job that has run, and what else is looked after. One batch. */
export async function listJobRuns(db: Database): Promise<JobState> {
  const [rows, [rise], [good], [first]] = await db.batch([
    db.select().from(jobRuns),
    errorRiseStatement(db),
    ...lastCopyStatements(db),
  ]);
  const runs = rows.map((row) => ({ ...row, startedAt: row.startedAt.getTime() }));
  const errorsRoseAt = rise?.at.getTime() ?? null;
  return { runs, lastCopy: readLastCopy(good, first), errorsRoseAt };
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
