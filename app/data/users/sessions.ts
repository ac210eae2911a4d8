import { and, eq, gt, lt, ne, type SQL, sql } from "drizzle-orm";
import { sessions, users } from "#drizzle/schema/index.ts";
import { type Database, statement } from "../database.ts";
import { forgetFailures } from "./sign-in-failures.ts";
import { type User, roleNames } from "./users.ts";

/** A session ends after so long without use, and after so long in any case; milliseconds. */
export const idleLimit = 30 * 60_000;
const absoluteLimit = 12 * 3600_000;
const touchEvery = 60_000;

/** A browser's session, or the token of a program. Neither does for the other. */
export type SessionKind = "web" | "bearer";

/** True for a session that is not over. */
export const alive = (now: number): SQL =>
  and(
    gt(sessions.lastUsedAt, new Date(now - idleLimit)),
    gt(sessions.createdAt, new Date(now - absoluteLimit)),
  )!;

const sessionOf = (tokenHash: string, now: number, kind: SessionKind): SQL =>
  and(eq(sessions.tokenHash, tokenHash), eq(sessions.kind, kind), alive(now))!;

const userStatement = (db: Database, mine: SQL) =>
  db
    .select({ id: users.id, username: users.username, roles: roleNames.as("role_names") })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(mine);

/**
 * Finds whose session this is, as `findSessionUser`, in the trip of the page's own batch. The session
 * is not marked as used.
 */
export async function findPageUser(
  db: Database,
  tokenHash: string,
  now: number,
): Promise<User | null> {
  const query = userStatement(db, sessionOf(tokenHash, now, "web")).toSQL();
  type Row = Pick<User, "id" | "username"> & { role_names: string };
  const [row] = await db.joinBatch<Row>(query);
  return row ? { id: row.id, username: row.username, roles: JSON.parse(row.role_names) } : null;
}

/**
 * Whose session this is, with the roles they have now; null when it is unknown or over. Marks it as
 * used, at most once a minute. One batch.
 */
export async function findSessionUser(
  db: Database,
  tokenHash: string,
  now: number,
  kind: SessionKind = "web",
): Promise<User | null> {
  const mine = sessionOf(tokenHash, now, kind);
  const [rows] = await db.batch([
    userStatement(db, mine),
    db
      .update(sessions)
      .set({ lastUsedAt: new Date(now) })
      .where(and(mine, lt(sessions.lastUsedAt, new Date(now - touchEvery)))),
  ]);
  const row = rows[0];
  return row ? { ...row, roles: JSON.parse(row.roles) } : null;
}

export interface NewSession {
  tokenHash: string;
  userId: number;
  /** The hash that the password was checked against. */
  passwordHash: string;
  userAgent: string;
  language: string;
  now: number;
  kind?: SessionKind;
}

/** The statement that opens a session, where the account still has the password that was checked. */
export function sessionStatement(db: Database, session: NewSession) {
  const { tokenHash, userId, passwordHash, userAgent, now, kind = "web" } = session;
  return statement<{ userId: number }>(
    db,
    sql`INSERT INTO sessions (token_hash, user_id, kind, user_agent, created_at, last_used_at)
      SELECT ${tokenHash}, id, ${kind}, ${userAgent.slice(0, 300)}, ${now}, ${now} FROM users
      WHERE id = ${userId} AND password_hash = ${passwordHash} RETURNING user_id AS userId`,
  );
}

/**
 * Opens a session in the place of `replaced`; failed tries are forgotten, and `rehashed` is the same
 * password by the parameters of now. False when the account has got another password, or has gone, since
 * it was checked: then nothing has changed. One batch.
 */
export async function startSession(
  db: Database,
  session: NewSession,
  replaced: string | null,
  rehashed?: string,
): Promise<boolean> {
  const { tokenHash, userId, language } = session;
  const open = sql`EXISTS (SELECT 1 FROM sessions WHERE token_hash = ${tokenHash})`;
  const [opened] = await db.batch([
    sessionStatement(db, session),
    db.delete(sessions).where(and(eq(sessions.tokenHash, replaced ?? ""), open)),
    forgetFailures(db, userId, open),
    db
      .update(users)
      .set({ language, ...(rehashed && { passwordHash: rehashed }) })
      .where(and(eq(users.id, userId), eq(users.passwordHash, session.passwordHash))),
  ]);
  return opened.length > 0;
}

export async function endSession(db: Database, tokenHash: string): Promise<void> {
  await db.batch([db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))]);
}

/** Ends the sessions of an account, all but `kept`. */
export async function endOtherSessions(db: Database, userId: number, kept: string): Promise<void> {
  await db.batch([
    db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, kept))),
  ]);
}
