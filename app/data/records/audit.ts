import { type SQL, sql } from "drizzle-orm";
import { auditEvents } from "#drizzle/schema/index.ts";
import type { Permission } from "../../domain/users/permissions.ts";
import type { Database } from "../database.ts";
import { permissionCondition } from "../permission-condition.ts";
import { requireThat } from "../write-batch.ts";

interface AuditedAct {
  actorId: number;
  act: string;
  subject: string;
  detail?: string | SQL;
}

export function auditStatement(db: Database, { actorId, act, subject, detail = "" }: AuditedAct) {
  return db.insert(auditEvents).values({ actorId, act, subject, detail: sql`${detail}` });
}

/** Begins an act's batch. Fails with `denied` without the permission, `missing` if `condition` is false. */
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
