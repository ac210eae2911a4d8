import { and, eq, type SQL, sql } from "drizzle-orm";
import { sessions, users } from "#drizzle/schema/index.ts";
import type { Database } from "../database.ts";
import { requireThat, writeBatch } from "../write-batch.ts";
import { type NewSession, sessionStatement } from "./sessions.ts";
import { forgetFailures } from "./sign-in-failures.ts";

/** Sets a password, ends all sessions of the user and removes an expiry date. */
export function passwordStatements(db: Database, userId: SQL | number, passwordHash: string) {
  return [
    db.update(users).set({ passwordHash, passwordExpiresAt: null }).where(eq(users.id, userId)),
    forgetFailures(db, userId),
    db.delete(sessions).where(eq(sessions.userId, userId)),
  ] as const;
}

export function hasPassword(userId: number, passwordHash: string): SQL {
  const user = and(eq(users.id, userId), eq(users.passwordHash, passwordHash));
  return sql`EXISTS (SELECT 1 FROM ${users} WHERE ${user})`;
}

/** Replaces a password and all sessions. Fails with `outdated` if the password has changed since it was checked. */
export function replacePassword(
  db: Database,
  { checkedHash, passwordHash }: { checkedHash: string; passwordHash: string },
  session: NewSession,
) {
  const { userId } = session;
  return writeBatch(db, [
    requireThat(db, hasPassword(userId, checkedHash), "outdated"),
    ...passwordStatements(db, userId, passwordHash),
    sessionStatement(db, session),
  ]);
}
