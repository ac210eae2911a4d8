import { type SQL, sql } from "drizzle-orm";
import { roleIds } from "../domain/users/system-roles.ts";
import { type Permission, rolesWith } from "../domain/users/permissions.ts";

export function permissionCondition(userId: number, permission: Permission): SQL {
  const ids = JSON.stringify(rolesWith(permission).map((role) => roleIds[role]));
  return sql`EXISTS (SELECT 1 FROM user_roles
    WHERE user_id = ${userId} AND role_id IN (SELECT value FROM json_each(${ids})))`;
}
