import { and, desc, eq, isNotNull, lte, sql } from "drizzle-orm";
import { mails } from "#drizzle/schema/index.ts";
import type { Database } from "../database.ts";

const maxAttempts = 5;
const minute = 60_000;

/** A mail before it is sent; its subject and texts are encrypted. */
export interface MailRow {
  id: string;
  recipient: string;
  kind: string;
  sealed: string;
  clientAddress: string;
  now: number;
}

/** Returns the statement that queues a notice. No visitor asked for it, so it counts towards no limit. */
export function mailStatement(db: Database, { now, ...row }: MailRow) {
  return db.insert(mails).values({ ...row, createdAt: new Date(now), nextTryAt: new Date(now) });
}

/** Finds a waiting mail that is due, or null. */
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

/** Lists the ids of waiting mails that are due, the oldest first. */
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

/** Marks a mail as sent, and deletes its text unless `keep`. */
export async function markSent(db: Database, id: string, now: number, keep = false) {
  await db.batch([
    db
      .update(mails)
      .set({ status: "sent", sentAt: new Date(now), ...(keep ? {} : { sealed: null }) })
      .where(eq(mails.id, id)),
  ]);
}

/** Schedules the next attempt at a mail after 1, 2, 4 … minutes; after five attempts it has failed. */
export async function scheduleRetry(db: Database, id: string, now: number) {
  await db.batch([
    db
      .update(mails)
      .set({
        attempts: sql`attempts + 1`,
        nextTryAt: sql`${now} + (${minute} << attempts)`,
        status: sql`CASE WHEN attempts + 1 >= ${maxAttempts} THEN 'failed' ELSE 'waiting' END`,
      })
      .where(eq(mails.id, id)),
  ]);
}

/** Lists the mails of the development outbox, the newest first. */
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
