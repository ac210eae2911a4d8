import { type SQL, sql } from "drizzle-orm";
import { userRoles, users } from "#drizzle/schema/index.ts";
import { actStatements } from "../records/audit.ts";
import { type Database, statement } from "../database.ts";
import { passwordStatements } from "./passwords.ts";
import { writeBatch } from "../write-batch.ts";

const areRoles = (list: string) =>
  sql`(SELECT count(*) FROM roles WHERE id IN (SELECT value FROM json_each(${list}))) = json_array_length(${list})`;
const listOf = (roleIds: string[]) => JSON.stringify([...new Set(roleIds)]);

/**
 * Makes an account with these roles for somebody. `exists`: the address has one; `missing`: a role is on
 * no list. One batch.
 */
export async function insertUser(
  db: Database,
  user: { username: string; displayName: string; passwordHash: string; roleIds: string[] },
  actorId: number,
) {
  const { roleIds, username, ...rest } = user;
  const list = listOf(roleIds);
  const written = await writeBatch(db, [
    ...actStatements(db, { actorId, act: "user added", subject: username }, areRoles(list)),
    db.insert(users).values({ username, ...rest }),
    db
      .insert(userRoles)
      .select(
        sql`SELECT (SELECT id FROM users WHERE username = ${username}), value FROM json_each(${list})`,
      ),
  ]);
  return written.ok ? "done" : written.reason;
}

/** What of an account is to be another; what is undefined stays. */
export interface UserChange {
  username?: string;
  roleIds?: string[];
  passwordHash?: string;
  /** Milliseconds since 1970, or null for never, which is what a new password has by itself. */
  passwordExpiresAt?: number | null;
}

/**
 * Changes an account, all of it or nothing. A new password ends its sessions. `exists`: another account has
 * the address; `missing`: there is no such account or role. One batch.
 */
export async function changeUser(
  db: Database,
  user: { id: number; username: string },
  { username, roleIds, passwordHash, passwordExpiresAt }: UserChange,
  actorId: number,
) {
  const { id } = user;
  const list = listOf(roleIds ?? []);
  const there: SQL = sql`EXISTS (SELECT 1 FROM users WHERE id = ${id}) AND ${areRoles(list)}`;
  const fields = {
    ...(username !== undefined && { username }),
    ...(passwordExpiresAt !== undefined && {
      passwordExpiresAt: passwordExpiresAt === null ? null : new Date(passwordExpiresAt),
    }),
  };
  const written = await writeBatch(db, [
    ...actStatements(db, { actorId, act: "user changed", subject: user.username }, there),
    ...(passwordHash === undefined
      ? []
      : [
          ...actStatements(db, { actorId, act: "password set", subject: user.username }),
          ...passwordStatements(db, id, passwordHash),
        ]),
    // After the password, which forgets when the former one was to expire.
    ...(Object.keys(fields).length > 0
      ? [
          db
            .update(users)
            .set(fields)
            .where(sql`id = ${id}`),
        ]
      : []),
    // Given before taken: who is to stay an Administrator never stops being one.
    ...(roleIds === undefined
      ? []
      : [
          statement(
            db,
            sql`INSERT INTO user_roles (user_id, role_id) SELECT ${id}, value FROM json_each(${list})
              WHERE true ON CONFLICT DO NOTHING`,
          ),
          statement(
            db,
            sql`DELETE FROM user_roles WHERE user_id = ${id}
              AND role_id NOT IN (SELECT value FROM json_each(${list}))`,
          ),
        ]),
  ]);
  return written.ok ? "done" : written.reason;
}
