import { and, eq, gt, lt, ne, type SQL } from "drizzle-orm";
import { sessions, users } from "#drizzle/schema/index.ts";
import type { Database } from "../database.ts";
import { type User, roleNames } from "./users.ts";

/** Milliseconds until an unused session expires. */
export const idleLimit = 30 * 60_000;
/** Milliseconds until any session expires. */
const absoluteLimit = 12 * 3600_000;
const touchEvery = 60_000;

/** A browser's cookie or a program's token. Neither is accepted in place of the other. */
export type SessionKind = "web" | "bearer";

/** Whether the session is still valid (not expired). */
export const isValid = (now: number): SQL =>
  and(
    gt(sessions.lastUsedAt, new Date(now - idleLimit)),
    gt(sessions.createdAt, new Date(now - absoluteLimit)),
  )!;

const isSession = (tokenHash: string, now: number, kind: SessionKind): SQL =>
  and(eq(sessions.tokenHash, tokenHash), eq(sessions.kind, kind), isValid(now))!;

const userStatement = (db: Database, session: SQL) =>
  db
    .select({ id: users.id, username: users.username, roles: roleNames.as("role_names") })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(session);

/** Finds the user of a web session within the page's own batch; does not mark it as used. */
export async function findUserWithNextBatch(
  db: Database,
  tokenHash: string,
  now: number,
): Promise<User | null> {
  const query = userStatement(db, isSession(tokenHash, now, "web")).toSQL();
  type Row = Pick<User, "id" | "username"> & { role_names: string };
  const [row] = await db.readWithNextBatch<Row>(query);
  return row
    ? { id: row.id, username: row.username, roles: roleNames.parse(row.role_names) }
    : null;
}

/** Finds the user of a valid session, and marks it as used at most once a minute. */
export async function findSessionUser(
  db: Database,
  tokenHash: string,
  now: number,
  kind: SessionKind = "web",
): Promise<User | null> {
  const session = isSession(tokenHash, now, kind);
  const [[row]] = await db.batch([
    userStatement(db, session),
    db
      .update(sessions)
      .set({ lastUsedAt: new Date(now) })
      .where(and(session, lt(sessions.lastUsedAt, new Date(now - touchEvery)))),
  ]);
  return row ?? null;
}

export interface NewSession {
  tokenHash: string;
  userId: number;
  userAgent: string;
  now: number;
  kind?: SessionKind;
}

export function sessionStatement(db: Database, { now, kind = "web", ...session }: NewSession) {
  return db.insert(sessions).values({
    ...session,
    kind,
    userAgent: session.userAgent.slice(0, 300),
    createdAt: new Date(now),
    lastUsedAt: new Date(now),
  });
}

export async function endSession(db: Database, tokenHash: string): Promise<void> {
  await db.batch([db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))]);
}

export async function endOtherSessions(
  db: Database,
  userId: number,
  currentHash: string,
): Promise<void> {
  await db.batch([
    db
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, currentHash))),
  ]);
}
