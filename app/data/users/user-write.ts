import { sql } from "drizzle-orm";
import { actStatements } from "../records/audit.ts";
import { type Database, statement } from "../database.ts";
import { deleteAccount } from "./users.ts";
import { writeBatch } from "../write-batch.ts";

const userExists = (id: number) => sql`EXISTS (SELECT 1 FROM users WHERE id = ${id})`;

/**
 * Gives a user exactly these roles. Rights follow at once, as they are read with every request.
 * `missing`: no such user, or no such role. One batch.
 */
export async function setRoles(
  db: Database,
  user: { id: number; username: string },
  roleIds: string[],
  actorId: number,
) {
  const list = JSON.stringify([...new Set(roleIds)]);
  const known = sql`(SELECT count(*) FROM roles WHERE id IN (SELECT value FROM json_each(${list})))`;
  const detail = sql`(SELECT coalesce(group_concat(name, ', '), '') FROM roles
    WHERE id IN (SELECT value FROM json_each(${list})))`;
  const written = await writeBatch(db, [
    ...actStatements(
      db,
      { actorId, act: "roles changed", subject: user.username, detail },
      sql`${userExists(user.id)} AND ${known} = json_array_length(${list})`,
    ),
    // Given before taken: who is to stay an Administrator never stops being one.
    statement(
      db,
      sql`INSERT INTO user_roles (user_id, role_id) SELECT ${user.id}, value FROM json_each(${list})
      WHERE true ON CONFLICT DO NOTHING`,
    ),
    statement(
      db,
      sql`DELETE FROM user_roles WHERE user_id = ${user.id}
      AND role_id NOT IN (SELECT value FROM json_each(${list}))`,
    ),
  ]);
  return written.ok ? "done" : written.reason;
}

/** Takes another user's account away. `missing` when there is none. */
export async function removeUser(db: Database, id: number, actorId: number) {
  const before = await deleteAccount(db, id, { by: actorId });
  return before ? ("done" as const) : ("lastAdministrator" as const);
}
