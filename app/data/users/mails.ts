import { and, desc, eq, isNotNull, lte, type SQL, sql } from "drizzle-orm";
import { mails } from "#drizzle/schema/index.ts";
import { type Database, statement } from "../database.ts";

const mostTries = 5;
const minute = 60_000;

/** A mail as it is kept: what it says is sealed. */
export interface MailRow {
  id: string;
  recipient: string;
  kind: string;
  sealed: string;
  clientAddress: string;
  now: number;
}

/** The statement that puts a notice in line: nobody asked for it, so it counts towards no limit. */
export function mailStatement(db: Database, { now, ...row }: MailRow) {
  return db.insert(mails).values({ ...row, createdAt: new Date(now), nextTryAt: new Date(now) });
}

/** The statements that put mails in line where `provided` holds. */
export function mailsProvided(db: Database, rows: MailRow[], provided: SQL) {
  return rows.map((row) =>
    statement(
      db,
      sql`INSERT INTO mails (id, recipient, kind, sealed, asked_from, created_at, next_try_at)
      SELECT ${row.id}, ${row.recipient}, ${row.kind}, ${row.sealed}, ${row.clientAddress}, ${row.now}, ${row.now}
      WHERE ${provided}`,
    ),
  );
}

/** A waiting mail that is due, or null. */
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

/** Ids of mails that wait and are due, the oldest first. */
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

/** A mail was sent; its text is forgotten unless `keep`. */
export async function noteSent(db: Database, id: string, now: number, keep = false) {
  await db.batch([
    db
      .update(mails)
      .set({ status: "sent", sentAt: new Date(now), ...(keep ? {} : { sealed: null }) })
      .where(eq(mails.id, id)),
  ]);
}

/** A mail could not be sent: it is tried again after 1, 2, 4 … minutes, five times in all. */
export async function noteNotSent(db: Database, id: string, now: number) {
  await db.batch([
    db
      .update(mails)
      .set({
        attempts: sql`attempts + 1`,
        nextTryAt: sql`${now} + (${minute} << attempts)`,
        status: sql`CASE WHEN attempts + 1 >= ${mostTries} THEN 'failed' ELSE 'waiting' END`,
      })
      .where(eq(mails.id, id)),
  ]);
}

/** The mails of the development outbox, the newest first; there, what was sent keeps its text. */
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
