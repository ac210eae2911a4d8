import { type SQL, sql } from "drizzle-orm";
import { auditEvents } from "#drizzle/schema/index.ts";
import { type RoleName, roleIds } from "../../domain/users/account.ts";
import type { Database } from "../database.ts";

/** The statement that writes an administrative act down: it goes into the batch of the act itself. */
export function auditStatement(
  db: Database,
  event: { actorId: number; act: string; subject: string; detail?: string },
) {
  return db.insert(auditEvents).values(event);
}

/**
 * The first statement of an administrator's batch: writes the act down, and fails, and the whole batch
 * with it, where `actorId` has none of `roles` now or `provided` does not hold. See `writeBatch`.
 */
export function actStatement(
  db: Database,
  event: { actorId: number; act: string; subject: string; detail?: string | SQL },
  provided: SQL = sql`1`,
  roles: readonly RoleName[] = ["Administrator"],
) {
  const { actorId, act, subject, detail = "" } = event;
  const held = JSON.stringify(roles.map((role) => roleIds[role]));
  const allowed = sql`EXISTS (SELECT 1 FROM user_roles
    WHERE user_id = ${actorId} AND role_id IN (SELECT value FROM json_each(${held})))`;
  return db.insert(auditEvents).values({
    actorId,
    act: sql`CASE WHEN ${allowed} THEN ${act} END`,
    subject: sql`CASE WHEN ${provided} THEN ${subject} END`,
    detail: sql`${detail}`,
  });
}
