import { eq } from "drizzle-orm";
import { signInFailures, users } from "#drizzle/schema/index.ts";
import type { Database } from "../database.ts";
import { ownPasswordKey } from "./sign-in-failures.ts";
import { roleNames } from "./users.ts";

const lockStatement = (db: Database, key: string) =>
  db
    .select({ lockedUntil: signInFailures.lockedUntil })
    .from(signInFailures)
    .where(eq(signInFailures.email, key));

/** Loads the credentials for an e-mail address, and until when it is locked after wrong passwords (or null). */
export async function findCredentials(db: Database, username: string) {
  const [[row], [lock]] = await db.batch([
    db
      .select({
        id: users.id,
        username: users.username,
        passwordHash: users.passwordHash,
        passwordExpiresAt: users.passwordExpiresAt,
        roles: roleNames.as("role_names"),
      })
      .from(users)
      .where(eq(users.username, username)),
    lockStatement(db, username),
  ]);
  return {
    user: row ?? null,
    lockedUntil: lock?.lockedUntil?.getTime() ?? null,
  };
}

/** Loads a signed-in user's password hash, and until when further guesses are locked (or null). */
export async function findOwnCredentials(db: Database, userId: number) {
  const [[row], [lock]] = await db.batch([
    db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, userId)),
    lockStatement(db, ownPasswordKey(userId)),
  ]);
  return {
    passwordHash: row?.passwordHash ?? null,
    lockedUntil: lock?.lockedUntil?.getTime() ?? null,
  };
}
