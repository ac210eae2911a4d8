import { eq, type SQL, sql } from "drizzle-orm";
import { approvalRequests, oneTimeCodes, userRoles, users } from "#drizzle/schema/index.ts";
import { roleIds } from "../../domain/users/system-roles.ts";
import type { Database } from "../database.ts";
import { requireThat, writeBatch } from "../write-batch.ts";
import { type CheckedCode, isUsable } from "./one-time-codes.ts";
import { passwordStatements } from "./passwords.ts";

const userIdOf = (username: string): SQL<number> =>
  sql`(SELECT id FROM users WHERE username = ${username})`;

interface SignUp {
  username: string;
  displayName: string;
  passwordHash: string;
  language: string;
  /** Null unless the user asks for the Contributor role. */
  reason: string | null;
}

/** Creates a Viewer and uses up the code. Fails with `unavailable` (code used or expired) or `exists`. */
export function createUserWithCode(db: Database, code: CheckedCode, { reason, ...user }: SignUp) {
  const userId = userIdOf(user.username);
  const at = new Date(code.now);
  const request = { userId, roleId: roleIds.Contributor, requestedAt: at };
  return writeBatch(db, [
    requireThat(db, isUsable(code), "unavailable"),
    db.insert(users).values({ ...user, createdAt: at }),
    db.insert(userRoles).values({ userId, roleId: roleIds.Viewer }),
    ...(reason === null ? [] : [db.insert(approvalRequests).values({ ...request, reason })]),
    db.delete(oneTimeCodes).where(eq(oneTimeCodes.id, code.id)),
  ]);
}

/** Sets a password and uses up the code. Fails with `unavailable` (used or expired) or `missing` (no user). */
export function resetPasswordWithCode(
  db: Database,
  code: CheckedCode,
  username: string,
  passwordHash: string,
) {
  const userId = userIdOf(username);
  return writeBatch(db, [
    requireThat(db, isUsable(code), "unavailable"),
    requireThat(db, sql`${userId} IS NOT NULL`, "missing"),
    ...passwordStatements(db, userId, passwordHash),
    db.update(users).set({ isAddressUnconfirmed: false }).where(eq(users.username, username)),
    db.delete(oneTimeCodes).where(eq(oneTimeCodes.email, username)),
  ]);
}
