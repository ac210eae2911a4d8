import { and, eq, gt, lt, ne, type SQL, sql } from "drizzle-orm";
import {
  approvalRequests,
  mediaFiles,
  oneTimeCodes,
  sessions,
  songChanges,
  songs,
  userRoles,
  users,
} from "#drizzle/schema/index.ts";
import { type RoleName, roleIds } from "../domain/account.ts";
import type { Database } from "./database.ts";

/** A session ends after so long without use, and after so long in any case; milliseconds. */
const idleLimit = 30 * 60_000;
const absoluteLimit = 12 * 3600_000;
const touchEvery = 60_000;

export interface Account {
  id: number;
  username: string;
  displayName: string;
  roles: string[];
}

const roleNames = sql<string>`(SELECT json_group_array(r.name) FROM user_roles ur
  JOIN roles r ON r.id = ur.role_id WHERE ur.user_id = users.id)`;

const alive = (now: number): SQL =>
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
): Promise<Account | null> {
  const mine = and(eq(sessions.tokenHash, tokenHash), eq(sessions.kind, "web"), alive(now));
  const [rows] = await db.batch([
    db
      .select({
        id: users.id,
        username: users.username,
        displayName: users.displayName,
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

/** What signing in needs to know of an address; null when it has no account. One batch. */
export async function findCredentials(db: Database, username: string) {
  const [rows] = await db.batch([
    db
      .select({
        id: users.id,
        displayName: users.displayName,
        passwordHash: users.passwordHash,
        failedLogins: users.failedLogins,
        lockedUntil: users.lockedUntil,
        roles: roleNames.as("role_names"),
      })
      .from(users)
      .where(eq(users.username, username)),
  ]);
  const row = rows[0];
  return row ? { ...row, roles: JSON.parse(row.roles) as string[] } : null;
}

/** A new session takes the place of `replaced`, and failed tries are forgotten. One batch. */
export async function startSession(
  db: Database,
  session: { tokenHash: string; userId: number; userAgent: string; now: number },
  replaced: string | null,
  passwordHash?: string,
): Promise<void> {
  const at = new Date(session.now);
  await db.batch([
    db.delete(sessions).where(eq(sessions.tokenHash, replaced ?? "")),
    db.insert(sessions).values({
      tokenHash: session.tokenHash,
      userId: session.userId,
      kind: "web",
      userAgent: session.userAgent.slice(0, 300),
      createdAt: at,
      lastUsedAt: at,
    }),
    db
      .update(users)
      .set({ failedLogins: 0, lockedUntil: null, ...(passwordHash && { passwordHash }) })
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

/** A wrong password: one more try, and after ten a wait that doubles, up to a quarter of an hour. */
export async function noteFailedLogin(db: Database, userId: number, now: number): Promise<void> {
  const delay = sql`min(900, 1 << min(10, max(0, failed_logins - 9))) * 1000`;
  await db.batch([
    db
      .update(users)
      .set({
        failedLogins: sql`failed_logins + 1`,
        lockedUntil: sql`CASE WHEN failed_logins >= 9 THEN ${now} + ${delay} ELSE NULL END`,
      })
      .where(eq(users.id, userId)),
  ]);
}

/** Everything the account page shows. One batch. */
export async function readAccountPage(db: Database, userId: number, now: number) {
  const [requests, open] = await db.batch([
    db
      .select({
        status: approvalRequests.status,
        reason: approvalRequests.reason,
        requestedAt: approvalRequests.requestedAt,
        decidedAt: approvalRequests.decidedAt,
        decisionReason: approvalRequests.decisionReason,
      })
      .from(approvalRequests)
      .where(eq(approvalRequests.userId, userId))
      .orderBy(sql`requested_at DESC`)
      .limit(1),
    db
      .select({
        tokenHash: sessions.tokenHash,
        userAgent: sessions.userAgent,
        createdAt: sessions.createdAt,
        lastUsedAt: sessions.lastUsedAt,
      })
      .from(sessions)
      .where(and(eq(sessions.userId, userId), eq(sessions.kind, "web"), alive(now)))
      .orderBy(sql`last_used_at DESC`)
      .limit(20),
  ]);
  return { request: requests[0] ?? null, sessions: open };
}

/** Asks for the Contributor role; false when a request waits already, or the role is held. */
export async function requestContributor(
  db: Database,
  userId: number,
  reason: string,
): Promise<boolean> {
  const role: RoleName = "Contributor";
  const [rows] = await db.batch([
    db
      .insert(approvalRequests)
      .select(
        sql`SELECT NULL, ${userId}, ${roleIds[role]}, ${reason}, 'pending', unixepoch('subsec') * 1000, NULL, NULL, NULL, NULL
          WHERE NOT EXISTS (SELECT 1 FROM user_roles WHERE user_id = ${userId} AND role_id = ${roleIds[role]})
          ON CONFLICT DO NOTHING`,
      )
      .returning({ id: approvalRequests.id }),
  ]);
  return rows.length > 0;
}

/** The statements that set a password and leave the account with no session but `kept`. */
export function passwordStatements(
  db: Database,
  userId: SQL | number,
  passwordHash: string,
  kept = "",
) {
  return [
    db
      .update(users)
      .set({ passwordHash, failedLogins: 0, lockedUntil: null })
      .where(eq(users.id, userId)),
    db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, kept))),
  ] as const;
}

/**
 * Takes an account away. Songs stay, as a former member's; the last Administrator cannot go: false, and
 * nothing has changed. One batch.
 */
export async function deleteAccount(db: Database, userId: number): Promise<boolean> {
  const admin = roleIds.Administrator;
  const mayGo = sql`(NOT EXISTS (SELECT 1 FROM user_roles WHERE user_id = ${userId} AND role_id = ${admin})
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
    db
      .delete(userRoles)
      .where(
        sql`user_id IN (SELECT id FROM users WHERE id = ${userId} AND password_hash = 'gone')`,
      ),
    db.delete(users).where(sql`id = ${userId} AND password_hash = 'gone'`),
  ]);
  return results[9].length > 0;
}
