import { eq, type SQL, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/sqlite-core";
import { approvalRequests, roles, userRoles, users } from "#drizzle/schema/index.ts";
import type { UserSort } from "../../domain/users/user-list.ts";
import type { ListPage } from "../../domain/paging.ts";
import type { Database } from "../database.ts";
import { jsonRows } from "../json-columns.ts";

const columns = {
  id: users.id,
  username: users.username,
  roles: jsonRows(
    new QueryBuilder()
      .select({ id: roles.id, name: roles.name })
      .from(userRoles)
      .innerJoin(roles, eq(roles.id, userRoles.roleId))
      .where(eq(userRoles.userId, users.id))
      .orderBy(roles.name),
  ).as("roles"),
  requestId: sql<number | null>`(SELECT id FROM approval_requests
    WHERE user_id = users.id AND status = 'pending')`.as("request_id"),
  passwordExpiresAt: sql<number | null>`password_expires_at`.as("expires_at"),
  language: users.language,
};

export type UserDetails = NonNullable<Awaited<ReturnType<typeof findUser>>>;

const order: Record<UserSort, SQL> = { username: sql`username`, id: sql`users.id` };

export interface UserFilter {
  username?: string;
  role?: string;
  pending?: boolean;
}

function matching({ username = "", role = "", pending = false }: UserFilter): SQL {
  const text = username.trim().toLowerCase();
  return sql`(${text} = '' OR instr(username, ${text}))
    AND (${role} = '' OR EXISTS (SELECT 1 FROM user_roles ur JOIN roles r ON r.id = ur.role_id
      WHERE ur.user_id = users.id AND r.name = ${role} COLLATE NOCASE))
    AND (${pending ? 0 : 1} OR users.id IN (SELECT user_id FROM approval_requests WHERE status = 'pending'))`;
}

/** Lists a page of users, with the totals of the list and of both tabs. */
export async function listUsers(
  db: Database,
  { page, size, sortBy, direction, ...filter }: ListPage<UserSort> & UserFilter,
) {
  const count = (where?: SQL) =>
    db
      .select({ n: sql<number>`count(*)` })
      .from(users)
      .where(where);
  const sortDirection = direction === "desc" ? sql`DESC` : sql`ASC`;
  const [rows, total, all, pending] = await db.batch([
    db
      .select(columns)
      .from(users)
      .where(matching(filter))
      .orderBy(sql`${order[sortBy]} ${sortDirection}`)
      .limit(size)
      .offset((page - 1) * size),
    count(matching(filter)),
    count(),
    db
      .select({ n: sql<number>`count(*)` })
      .from(approvalRequests)
      .where(sql`status = 'pending'`),
  ]);
  return {
    rows,
    total: total[0]!.n,
    all: all[0]!.n,
    pending: pending[0]!.n,
  };
}

export async function findUser(db: Database, id: number) {
  const [rows] = await db.batch([
    db
      .select(columns)
      .from(users)
      .where(sql`users.id = ${id}`),
  ]);
  return rows[0] ?? null;
}

export async function countUsers(db: Database) {
  const [all, pending, byRole] = await db.batch([
    db.select({ n: sql<number>`count(*)` }).from(users),
    db
      .select({ n: sql<number>`count(*)` })
      .from(approvalRequests)
      .where(sql`status = 'pending'`),
    db
      .select({
        name: sql<string>`name`,
        n: sql<number>`(SELECT count(*) FROM user_roles WHERE role_id = roles.id)`.as("held"),
      })
      .from(sql`roles`),
  ]);
  return { totalUsers: all[0]!.n, pendingApprovals: pending[0]!.n, byRole };
}
