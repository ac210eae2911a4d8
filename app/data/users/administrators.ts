import { sql } from "drizzle-orm";
import { users } from "#drizzle/schema/index.ts";
import { roleIds } from "../../domain/users/system-roles.ts";
import type { Database } from "../database.ts";

/** The addresses and languages of the Administrators, fifty at most, to whom mails go. */
export const administratorsStatement = (db: Database) =>
  db
    .select({ username: users.username, language: users.language })
    .from(users)
    .where(sql`id IN (SELECT user_id FROM user_roles WHERE role_id = ${roleIds.Administrator})`)
    .limit(50);
