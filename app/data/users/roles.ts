import { eq, type SQL, sql } from "drizzle-orm";
import { roles } from "#drizzle/schema/index.ts";
import type { ListPage } from "../../domain/paging.ts";
import { foldRoleName, type RoleSort } from "../../domain/users/role.ts";
import type { Database } from "../database.ts";

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

export interface RoleFilter {
  name?: string;
  description?: string;
  search?: string;
}

export async function listRoles(
  db: Database,
  { page, size, sortBy, direction, ...filter }: ListPage<RoleSort> & RoleFilter,
) {
  const [name, description, search] = [filter.name, filter.description, filter.search].map((text) =>
    foldRoleName(text ?? ""),
  );
  const matches = sql`(${name} = '' OR instr(name_key, ${name}))
    AND (${description} = '' OR instr(lower(description), ${description}))
    AND (${search} = '' OR instr(name_key, ${search}) OR instr(lower(description), ${search}))`;
  const sortDirection = direction === "desc" ? sql`DESC` : sql`ASC`;
  const [rows, total] = await db.batch([
    db
      .select(columns)
      .from(roles)
      .where(matches)
      .orderBy(sql`${order[sortBy]} ${sortDirection}`, sql`id`)
      .limit(size)
      .offset((page - 1) * size),
    db
      .select({ n: sql<number>`count(*)` })
      .from(roles)
      .where(matches),
  ]);
  return { rows, total: total[0]!.n };
}

export async function findRole(db: Database, id: string): Promise<Role | null> {
  const [rows] = await db.batch([db.select(columns).from(roles).where(eq(roles.id, id))]);
  return rows[0] ?? null;
}

/** SQL condition: a user has or has requested the role, so it cannot be deleted. */
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

export async function isRoleNameTaken(db: Database, name: string): Promise<boolean> {
  const [rows] = await db.batch([
    db
      .select({ id: roles.id })
      .from(roles)
      .where(eq(roles.nameKey, foldRoleName(name))),
  ]);
  return rows.length > 0;
}
