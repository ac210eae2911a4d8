import { and, eq, gt, gte, inArray, sql } from "drizzle-orm";
import { alarms, jobRuns, mails } from "#drizzle/schema/index.ts";
import {
  type Alarm,
  isRising,
  quietSince,
  type ToldAlarm,
} from "../../../domain/records/alarms.ts";
import { isOverdue } from "../../../domain/records/copies/copy-schedule.ts";
import type { Database } from "../../database.ts";
import { administratorsStatement } from "../../users/administrators.ts";
import { type MailRow, mailStatement } from "../../users/mails.ts";
import { lastCopyStatements, readLastCopy } from "../copies/database-copies.ts";
import { requireThat, writeBatch } from "../../write-batch.ts";
import { errorRiseStatement } from "../error-rise.ts";

const day = 24 * 3600_000;

/** Loads what is wrong now, what has been told, and the Administrators. One batch. */
export async function findAlarms(db: Database, now: number) {
  const [failing, givenUp, [rise], told, administrators, [good], [first]] = await db.batch([
    db.select({ job: jobRuns.job }).from(jobRuns).where(gte(jobRuns.failures, 2)),
    db
      .select({ id: mails.id })
      .from(mails)
      .where(and(eq(mails.status, "failed"), gt(mails.createdAt, new Date(now - day))))
      .limit(1),
    errorRiseStatement(db),
    db.select().from(alarms),
    administratorsStatement(db),
    ...lastCopyStatements(db),
  ]);
  const present: Alarm[] = [
    ...failing.map(({ job }) => ({ kind: "jobsFailing" as const, subject: job })),
    ...givenUp.map(() => ({ kind: "mailsGivenUp" as const, subject: "" })),
    ...(rise && isRising(rise.at.getTime(), now)
      ? [{ kind: "errorsRising" as const, subject: "" }]
      : []),
    ...(isOverdue({ ...readLastCopy(good, first), now })
      ? [{ kind: "copiesMissed" as const, subject: "" }]
      : []),
  ];
  const known: ToldAlarm[] = told.map((row) => ({ ...row, toldAt: row.toldAt.getTime() }));
  return { present, told: known, administrators };
}

/** Queues the mails about the alarms that are due, and closes those that are over. Fails with `outdated` if another run has told them. */
export function saveAlarms(
  db: Database,
  { due, over }: { due: Alarm[]; over: Alarm[] },
  letters: MailRow[],
  now: number,
) {
  const kinds = due.map(({ kind }) => kind);
  const toldAt = new Date(now);
  return writeBatch(db, [
    requireThat(
      db,
      sql`NOT EXISTS (SELECT 1 FROM alarms
        WHERE ${and(inArray(alarms.kind, kinds), gt(alarms.toldAt, new Date(quietSince(now))))})`,
      "outdated",
    ),
    ...due.map((alarm) =>
      db
        .insert(alarms)
        .values({ ...alarm, toldAt })
        .onConflictDoUpdate({
          target: [alarms.kind, alarms.subject],
          set: { toldAt, isOver: false },
        }),
    ),
    ...over.map(({ kind, subject }) =>
      db
        .update(alarms)
        .set({ isOver: true })
        .where(and(eq(alarms.kind, kind), eq(alarms.subject, subject))),
    ),
    ...letters.map((letter) => mailStatement(db, letter)),
  ]);
}
