import { and, eq, type SQL, sql } from "drizzle-orm";
import { sessions, users } from "#drizzle/schema/index.ts";
import type { Database } from "../database.ts";
import { type NewSession, sessionStatement } from "./sessions.ts";
import { forgetFailures } from "./sign-in-failures.ts";

/** What an account has after a new password: none of it expires until an administrator says so again. */
export const withPassword = (passwordHash: string) => ({ passwordHash, passwordExpiresAt: null });

/** The statements that set a password; every session of the account ends. */
export function passwordStatements(db: Database, userId: SQL | number, passwordHash: string) {
  return [
    db.update(users).set(withPassword(passwordHash)).where(eq(users.id, userId)),
    forgetFailures(db, userId),
    db.delete(sessions).where(eq(sessions.userId, userId)),
  ] as const;
}

/**
 * Sets another password in the place of the one of `former`: every session ends, and a new one begins. False
 * when the password has changed since it was checked; then nothing has. One batch.
 */
export async function replacePassword(
  db: Database,
  { former, passwordHash }: { former: string; passwordHash: string },
  session: Omit<NewSession, "passwordHash">,
): Promise<boolean> {
  const { userId } = session;
  const done = sql`EXISTS (SELECT 1 FROM users WHERE id = ${userId} AND password_hash = ${passwordHash})`;
  const [set] = await db.batch([
    db
      .update(users)
      .set(withPassword(passwordHash))
      .where(and(eq(users.id, userId), eq(users.passwordHash, former)))
      .returning({ id: users.id }),
    db.delete(sessions).where(and(eq(sessions.userId, userId), done)),
    forgetFailures(db, userId, done),
    sessionStatement(db, { ...session, passwordHash }),
  ]);
  return set.length > 0;
}
