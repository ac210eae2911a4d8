import { and, eq, gt, lt, ne, type SQL } from "drizzle-orm";
import { sessions, users } from "#drizzle/schema/index.ts";
import type { Database } from "./database.ts";
import { forgetFailures } from "./sign-in-failures.ts";
import { type Account, roleNames } from "./users.ts";

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

/**
 * Whose session this is, with the roles they have now; null when it is unknown or over. Marks it as
 * used, at most once a minute. One batch.
 */
export async function findSessionAccount(
  db: Database,
  tokenHash: string,
  now: number,
  kind: SessionKind = "web",
): Promise<Account | null> {
  const mine = and(eq(sessions.tokenHash, tokenHash), eq(sessions.kind, kind), alive(now));
  const [rows] = await db.batch([
    db
      .select({
        id: users.id,
        username: users.username,
        roles: roleNames.as("role_names"),
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(mine),
    db
      .update(sessions)
      .set({ lastUsedAt: new Date(now) })
      .where(and(mine, lt(sessions.lastUsedAt, new Date(now - touchEvery)))),
  ]);
  const row = rows[0];
  return row ? { ...row, roles: JSON.parse(row.roles) } : null;
}

/** A new session takes the place of `replaced`, and failed tries are forgotten. One batch. */
export async function startSession(
  db: Database,
  session: { tokenHash: string; userId: number; userAgent: string; language: string; now: number },
  replaced: string | null,
  passwordHash?: string,
  kind: SessionKind = "web",
): Promise<void> {
  const at = new Date(session.now);
  await db.batch([
    db.delete(sessions).where(eq(sessions.tokenHash, replaced ?? "")),
    db.insert(sessions).values({
      tokenHash: session.tokenHash,
      userId: session.userId,
      kind,
      userAgent: session.userAgent.slice(0, 300),
      createdAt: at,
      lastUsedAt: at,
    }),
    forgetFailures(db, session.userId),
    db
      .update(users)
      .set({ language: session.language, ...(passwordHash && { passwordHash }) })
      .where(eq(users.id, session.userId)),
  ]);
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
