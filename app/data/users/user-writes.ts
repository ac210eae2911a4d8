import { eq, type SQL, sql } from "drizzle-orm";
import { users } from "#drizzle/schema/index.ts";
import { actStatements, auditStatement } from "../records/audit.ts";
import type { Database } from "../database.ts";
import { statement } from "../drizzle-internals.ts";
import { permissionCondition } from "../permission-condition.ts";
import { requireThat, writeBatch } from "../write-batch.ts";
import { passwordStatements } from "./passwords.ts";

const toList = (roleIds: string[]) => JSON.stringify([...new Set(roleIds)]);

const areRoles = (list: string): SQL =>
  sql`(SELECT count(*) FROM roles WHERE id IN (SELECT value FROM json_each(${list}))) = json_array_length(${list})`;
const isUser = (id: number): SQL => sql`EXISTS (SELECT 1 FROM users WHERE id = ${id})`;

const addRolesStatement = (db: Database, userId: number | SQL, list: string) =>
  statement(
    db,
    sql`INSERT INTO user_roles (user_id, role_id) SELECT ${userId}, value FROM json_each(${list})
      WHERE true ON CONFLICT DO NOTHING`,
  );

// Insert before delete, so that an Administrator who stays one keeps the role at every step.
const roleStatements = (db: Database, userId: number, list: string, actorId: number) => [
  addRolesStatement(db, userId, list),
  // A granted role ends the request for it.
  statement(
    db,
    sql`UPDATE approval_requests SET status = 'approved', decided_at = unixepoch('subsec') * 1000,
        decided_by = ${actorId}
      WHERE user_id = ${userId} AND status = 'pending'
        AND role_id IN (SELECT value FROM json_each(${list}))`,
  ),
  statement(
    db,
    sql`DELETE FROM user_roles WHERE user_id = ${userId}
      AND role_id NOT IN (SELECT value FROM json_each(${list}))`,
  ),
];

/** Fails with `exists` if the address has an account, `missing` if a role does not exist. */
export function createUser(
  db: Database,
  user: { username: string; displayName: string; passwordHash: string },
  roleIds: string[],
  actorId: number,
) {
  const list = toList(roleIds);
  const id = sql`(SELECT id FROM users WHERE username = ${user.username})`;
  return writeBatch(db, [
    requireThat(db, permissionCondition(actorId, "administer"), "denied"),
    requireThat(db, areRoles(list), "missing"),
    db.insert(users).values({ ...user, isAddressUnconfirmed: true }),
    addRolesStatement(db, id, list),
    auditStatement(db, { actorId, act: "user added", subject: id }),
  ]);
}

export interface UserChange {
  username?: string;
  roleIds?: string[];
  passwordHash?: string;
  passwordExpiresAt?: number | null;
}

/** Fails with `exists` if another user has the address, `missing` if the user or a role does not exist. */
export function changeUser(
  db: Database,
  id: number,
  { username, roleIds, passwordHash, passwordExpiresAt }: UserChange,
  actorId: number,
) {
  const subject = String(id);
  const list = toList(roleIds ?? []);
  const fields = {
    ...(username !== undefined && {
      username,
      isAddressUnconfirmed: sql`username <> ${username} OR is_address_unconfirmed`,
    }),
    ...(passwordExpiresAt !== undefined && {
      passwordExpiresAt: passwordExpiresAt === null ? null : new Date(passwordExpiresAt),
    }),
  };
  const hasFields = Object.keys(fields).length > 0;
  return writeBatch(db, [
    ...actStatements(
      db,
      { actorId, act: "user changed", subject },
      sql`${isUser(id)} AND ${areRoles(list)}`,
    ),
    ...(passwordHash === undefined
      ? []
      : [
          ...actStatements(db, { actorId, act: "password set", subject }),
          ...passwordStatements(db, id, passwordHash),
        ]),
    // After the password, whose statements remove the old expiry.
    ...(hasFields ? [db.update(users).set(fields).where(eq(users.id, id))] : []),
    ...(roleIds === undefined ? [] : roleStatements(db, id, list, actorId)),
  ]);
}

/** Sets exactly these roles. Fails with `missing` (user or role) or `lastAdministrator`. */
export function setRoles(db: Database, id: number, roleIds: string[], actorId: number) {
  const list = toList(roleIds);
  const detail = sql`(SELECT coalesce(group_concat(name, ', '), '') FROM roles
    WHERE id IN (SELECT value FROM json_each(${list})))`;
  return writeBatch(db, [
    ...actStatements(
      db,
      { actorId, act: "roles changed", subject: String(id), detail },
      sql`${isUser(id)} AND ${areRoles(list)}`,
    ),
    ...roleStatements(db, id, list, actorId),
  ]);
}
