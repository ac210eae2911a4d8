import { eq, type SQL, sql } from "drizzle-orm";
import {
  approvalRequests,
  auditEvents,
  mediaFiles,
  oneTimeCodes,
  sessions,
  signInFailures,
  songChanges,
  songs,
  userRoles,
  users,
} from "#drizzle/schema/index.ts";
import { roleIds } from "../../domain/users/system-roles.ts";
import { type Database, statement } from "../database.ts";
import { ownPasswordKey } from "./sign-in-failures.ts";

export interface User {
  id: number;
  username: string;
  roles: string[];
}

/** The names of an account's roles, as a JSON array. */
export const roleNames = sql<string>`(SELECT json_group_array(r.name) FROM user_roles ur
  JOIN roles r ON r.id = ur.role_id WHERE ur.user_id = users.id)`;

/** What signing in needs to know of an address; null when it has no account. One batch. */
export async function findCredentials(db: Database, username: string) {
  return (await findSignIn(db, username)).user;
}

/** The same, and until when the address has to wait after wrong passwords, in milliseconds, or null. One batch. */
export async function findSignIn(db: Database, username: string) {
  const [rows, locks] = await db.batch([
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
    db
      .select({ lockedUntil: signInFailures.lockedUntil })
      .from(signInFailures)
      .where(eq(signInFailures.email, username)),
  ]);
  const row = rows[0];
  return {
    user: row ? { ...row, roles: JSON.parse(row.roles) as string[] } : null,
    lockedUntil: locks[0]?.lockedUntil?.getTime() ?? null,
  };
}

/** What a user's own password is checked against, and until when they have to wait, in milliseconds, or null. One batch. */
export async function findOwnPassword(db: Database, userId: number) {
  const [rows, locks] = await db.batch([
    db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, userId)),
    db
      .select({ lockedUntil: signInFailures.lockedUntil })
      .from(signInFailures)
      .where(eq(signInFailures.email, ownPasswordKey(userId))),
  ]);
  return {
    passwordHash: rows[0]?.passwordHash ?? null,
    lockedUntil: locks[0]?.lockedUntil?.getTime() ?? null,
  };
}

/** Sets the name that others see; songs and the history of songs show it from then on. */
export async function setDisplayName(db: Database, userId: number, displayName: string) {
  await db.batch([db.update(users).set({ displayName }).where(eq(users.id, userId))]);
}

/**
 * Takes an account away. Songs stay, as a former member's; the last Administrator cannot go: false, and
 * nothing has changed. `by` is the administrator who does it to another; a user who goes has shown the
 * password of `passwordHash`. One batch.
 */
export async function deleteAccount(
  db: Database,
  userId: number,
  { by, passwordHash }: { by?: number; passwordHash?: string },
): Promise<boolean> {
  const admin = roleIds.Administrator;
  const proven =
    passwordHash === undefined
      ? sql`1`
      : sql`EXISTS (SELECT 1 FROM users WHERE id = ${userId} AND password_hash = ${passwordHash})`;
  const mayGo = sql`(${proven}) AND (NOT EXISTS (SELECT 1 FROM user_roles WHERE user_id = ${userId} AND role_id = ${admin})
    OR (SELECT count(*) FROM user_roles WHERE role_id = ${admin}) > 1)`;
  const mine = (column: SQL) => sql`${column} = ${userId} AND ${mayGo}`;
  const results = await db.batch([
    db
      .update(songs)
      .set({ createdBy: null })
      .where(mine(sql`created_by`)),
    db
      .update(songs)
      .set({ updatedBy: null })
      .where(mine(sql`updated_by`)),
    db
      .update(songs)
      .set({ deletedBy: null })
      .where(mine(sql`deleted_by`)),
    db
      .update(songChanges)
      .set({ changedBy: null })
      .where(mine(sql`changed_by`)),
    db
      .update(mediaFiles)
      .set({ ownerId: null })
      .where(mine(sql`owner_id`)),
    db
      .update(approvalRequests)
      .set({ decidedBy: null })
      .where(mine(sql`decided_by`)),
    db
      .update(auditEvents)
      .set({ actorId: null })
      .where(mine(sql`actor_id`)),
    db.delete(approvalRequests).where(mine(sql`user_id`)),
    db.delete(sessions).where(mine(sql`user_id`)),
    db
      .delete(oneTimeCodes)
      .where(sql`email = (SELECT username FROM users WHERE id = ${userId}) AND ${mayGo}`),
    // The right to go is marked before the role is taken, as the next statements look for it again.
    db
      .update(users)
      .set({ passwordHash: "gone" })
      .where(mine(sql`id`))
      .returning({ id: users.id }),
    ...(by === undefined
      ? []
      : [
          statement(
            db,
            sql`INSERT INTO audit_events (actor_id, act, subject)
            SELECT ${by}, 'user deleted', username FROM users WHERE id = ${userId} AND password_hash = 'gone'`,
          ),
        ]),
    db
      .delete(userRoles)
      .where(
        sql`user_id IN (SELECT id FROM users WHERE id = ${userId} AND password_hash = 'gone')`,
      ),
    db.delete(users).where(sql`id = ${userId} AND password_hash = 'gone'`),
  ]);
  return results[10].length > 0;
}
