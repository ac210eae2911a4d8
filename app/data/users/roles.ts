import { eq, type SQL, sql } from "drizzle-orm";
import { roles } from "#drizzle/schema/index.ts";
import type { ListPage } from "../../domain/paging.ts";
import { foldRoleName, type RoleSort } from "../../domain/users/role.ts";
import { actStatements } from "../records/audit.ts";
import type { Database } from "../database.ts";
import { writeBatch } from "../write-batch.ts";

export interface Role {
  id: string;
  name: string;
  description: string;
  isSystem: boolean;
  createdAt: Date;
}

const columns = {
  id: roles.id,
  name: roles.name,
  description: roles.description,
  isSystem: roles.isSystem,
  createdAt: roles.createdAt,
};

const order: Record<RoleSort, SQL> = {
  name: sql`name_key`,
  id: sql`id`,
  createdAt: sql`created_at`,
};

/** What roles are looked for by: all that are given must hold. */
export interface RoleFilter {
  name?: string;
  description?: string;
  /** Part of the name or of the description. */
  search?: string;
}

/** A page of roles, and how many there are. One batch. */
export async function listRoles(
  db: Database,
  { page, size, sortBy, direction, ...filter }: ListPage<RoleSort> & RoleFilter,
) {
  const [name, description, search] = [filter.name, filter.description, filter.search].map((text) =>
    foldRoleName(text ?? ""),
  );
  const found = sql`(${name} = '' OR instr(name_key, ${name}))
    AND (${description} = '' OR instr(lower(description), ${description}))
    AND (${search} = '' OR instr(name_key, ${search}) OR instr(lower(description), ${search}))`;
  const turn = direction === "desc" ? sql`DESC` : sql`ASC`;
  const [rows, total] = await db.batch([
    db
      .select(columns)
      .from(roles)
      .where(found)
      .orderBy(sql`${order[sortBy]} ${turn}`, sql`id`)
      .limit(size)
      .offset((page - 1) * size),
    db
      .select({ n: sql<number>`count(*)` })
      .from(roles)
      .where(found),
  ]);
  return { rows, total: total[0]!.n };
}

/** A role, or null. One batch. */
export async function findRole(db: Database, id: string): Promise<Role | null> {
  const [rows] = await db.batch([db.select(columns).from(roles).where(eq(roles.id, id))]);
  return rows[0] ?? null;
}

/** Whether somebody has a role, or has asked for it: then it cannot be deleted. One batch. */
export async function isRoleInUse(db: Database, id: string): Promise<boolean> {
  const [rows] = await db.batch([
    db
      .select({ id: roles.id })
      .from(roles)
      .where(
        sql`id = ${id} AND (EXISTS (SELECT 1 FROM user_roles WHERE role_id = ${id})
          OR EXISTS (SELECT 1 FROM approval_requests WHERE role_id = ${id}))`,
      ),
  ]);
  return rows.length > 0;
}

/** True when a role's name, as names are compared, is taken. One batch. */
export async function isRoleNameTaken(db: Database, name: string): Promise<boolean> {
  const [rows] = await db.batch([
    db
      .select({ id: roles.id })
      .from(roles)
      .where(eq(roles.nameKey, foldRoleName(name))),
  ]);
  return rows.length > 0;
}

interface RoleFields {
  name: string;
  description: string;
}

/** Adds a role; `exists` when its name, as names are compared, is taken. */
export async function addRole(
  db: Database,
  id: string,
  { name, description }: RoleFields,
  actorId: number,
) {
  const written = await writeBatch(db, [
    ...actStatements(db, { actorId, act: "role added", subject: name }),
    db.insert(roles).values({ id, name, nameKey: foldRoleName(name), description }),
  ]);
  return written.ok ? "done" : written.reason;
}

const isThere = (id: string) => sql`EXISTS (SELECT 1 FROM roles WHERE id = ${id})`;

/** Changes a role's name and description; `systemRole` when the name is one that must stay. */
export async function changeRole(
  db: Database,
  id: string,
  { name, description }: RoleFields,
  actorId: number,
) {
  const written = await writeBatch(db, [
    ...actStatements(db, { actorId, act: "role changed", subject: name }, isThere(id)),
    db
      .update(roles)
      .set({ name, nameKey: foldRoleName(name), description })
      .where(eq(roles.id, id)),
  ]);
  return written.ok ? "done" : written.reason;
}

/** Takes a role away that nobody holds and nobody has asked for. */
export async function removeRole(
  db: Database,
  role: { id: string; name: string },
  actorId: number,
) {
  const written = await writeBatch(db, [
    ...actStatements(db, { actorId, act: "role deleted", subject: role.name }, isThere(role.id)),
    db.delete(roles).where(eq(roles.id, role.id)),
  ]);
  return written.ok ? "done" : written.reason;
}
