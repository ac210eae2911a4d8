import { and, desc, eq, isNotNull, lte, sql } from "drizzle-orm";
import { mails } from "#drizzle/schema/index.ts";
import type { Database } from "../database.ts";

const maxAttempts = 5;
const minute = 60_000;

/** A mail to send; `sealed` is its encrypted text. */
export interface MailRow {
  id: string;
  recipient: string;
  kind: string;
  sealed: string;
  clientAddress: string;
  now: number;
}

/** Notices are not requested by a visitor, so no limit applies. */
export function mailStatement(db: Database, { now, ...row }: MailRow) {
  return db.insert(mails).values({ ...row, createdAt: new Date(now), nextTryAt: new Date(now) });
}

export async function findDueMail(db: Database, id: string, now: number) {
  const [rows] = await db.batch([
    db
      .select()
      .from(mails)
      .where(
        and(eq(mails.id, id), eq(mails.status, "waiting"), lte(mails.nextTryAt, new Date(now))),
      ),
  ]);
  return rows[0] ?? null;
}

/** Discards a mail that is no longer useful. */
export async function giveUpMail(db: Database, id: string, cause: string) {
  await db.batch([
    db.update(mails).set({ status: "failed", sealed: null, cause }).where(eq(mails.id, id)),
  ]);
}

export async function isMailSent(db: Database, id: string): Promise<boolean> {
  const [rows] = await db.batch([
    db.select({ status: mails.status }).from(mails).where(eq(mails.id, id)),
  ]);
  return rows[0]?.status === "sent";
}

export async function listDueMails(db: Database, now: number, count = 20) {
  const [rows] = await db.batch([
    db
      .select({ id: mails.id })
      .from(mails)
      .where(and(eq(mails.status, "waiting"), lte(mails.nextTryAt, new Date(now))))
      .orderBy(mails.nextTryAt)
      .limit(count),
  ]);
  return rows.map(({ id }) => id);
}

export async function markSent(db: Database, id: string, now: number, keep = false) {
  await db.batch([
    db
      .update(mails)
      .set({ status: "sent", sentAt: new Date(now), ...(keep ? {} : { sealed: null }) })
      .where(eq(mails.id, id)),
  ]);
}

/** Schedules the next attempt after 1, 2, 4 … minutes; five have failed. */
export async function scheduleRetry(db: Database, id: string, cause: string, now: number) {
  await db.batch([
    db
      .update(mails)
      .set({
        cause,
        attempts: sql`attempts + 1`,
        nextTryAt: sql`${now} + (${minute} << attempts)`,
        status: sql`CASE WHEN attempts + 1 >= ${maxAttempts} THEN 'failed' ELSE 'waiting' END`,
      })
      .where(eq(mails.id, id)),
  ]);
}

export async function listOutbox(db: Database, count = 50) {
  const [rows] = await db.batch([
    db
      .select()
      .from(mails)
      .where(isNotNull(mails.sealed))
      .orderBy(desc(mails.createdAt), desc(sql`rowid`))
      .limit(count),
  ]);
  return rows;
}
