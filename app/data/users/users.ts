import { eq, sql } from "drizzle-orm";
import { users } from "#drizzle/schema/index.ts";
import type { Database } from "../database.ts";

export interface User {
  id: number;
  username: string;
  roles: string[];
}

/** The names of a user's roles as a JSON array. */
export const roleNames = sql<string>`(SELECT json_group_array(r.name) FROM user_roles ur
  JOIN roles r ON r.id = ur.role_id WHERE ur.user_id = users.id)`;

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
