import { eq, sql } from "drizzle-orm";
import { roles, userRoles, users } from "#drizzle/schema/index.ts";
import type { Database } from "../database.ts";
import { jsonArray } from "../json-columns.ts";

export interface User {
  id: number;
  username: string;
  roles: string[];
}

/** The names of the roles of `users`. */
export const roleNames = jsonArray(
  roles.name,
  sql`FROM ${userRoles} JOIN ${roles} ON ${roles.id} = ${userRoles.roleId} WHERE ${userRoles.userId} = ${users.id}`,
);

export async function findUserId(db: Database, username: string): Promise<number | null> {
  const [rows] = await db.batch([
    db.select({ id: users.id }).from(users).where(eq(users.username, username)),
  ]);
  return rows[0]?.id ?? null;
}

export async function setDisplayName(
  db: Database,
  userId: number,
  displayName: string,
): Promise<void> {
  await db.batch([db.update(users).set({ displayName }).where(eq(users.id, userId))]);
}
