import { type SQL, sql } from "drizzle-orm";
import { auditEvents } from "#drizzle/schema/index.ts";
import type { Permission } from "../../domain/users/permissions.ts";
import type { Database } from "../database.ts";
import { permissionCondition } from "../users/permission-condition.ts";
import { requireThat } from "../write-batch.ts";

interface AuditedAct {
  actorId: number;
  act: string;
  subject: string;
  detail?: string | SQL;
}

/** Returns the statement that records an administrative act; it belongs into the batch of the act. */
export function auditStatement(db: Database, { actorId, act, subject, detail = "" }: AuditedAct) {
  return db.insert(auditEvents).values({ actorId, act, subject, detail: sql`${detail}` });
}

/**
 * Returns the statements that begin the batch of an administrative act and record it. They make the batch
 * fail with `denied` unless the actor has `permission`, and with `missing` unless `condition` is true.
 */
export function actStatements(
  db: Database,
  act: AuditedAct,
  condition: SQL = sql`TRUE`,
  permission: Permission = "administer",
) {
  return [
    requireThat(db, permissionCondition(act.actorId, permission), "denied"),
    requireThat(db, condition, "missing"),
    auditStatement(db, act),
  ] as const;
}
