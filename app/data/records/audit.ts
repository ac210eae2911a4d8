import { type SQL, sql } from "drizzle-orm";
import { auditEvents } from "#drizzle/schema/index.ts";
import type { Permission } from "../../domain/users/permissions.ts";
import type { Database } from "../database.ts";
import { statement } from "../drizzle-internals.ts";
import { permissionCondition } from "../permission-condition.ts";
import { requireThat, writeBatch } from "../write-batch.ts";

interface AuditedAct {
  actorId: number;
  act: string;
  subject: string | SQL;
  detail?: string | SQL;
}

export function auditStatement(db: Database, { actorId, act, subject, detail = "" }: AuditedAct) {
  return db
    .insert(auditEvents)
    .values({ actorId, act, subject: sql`${subject}`, detail: sql`${detail}` });
}

/** Records an act if `condition` is true when the statement runs. */
export const auditWhere = (
  db: Database,
  { actorId, act, subject, detail = "" }: AuditedAct,
  condition: SQL,
) =>
  statement(
    db,
    sql`INSERT INTO audit_events (actor_id, act, subject, detail)
      SELECT ${actorId}, ${act}, ${subject}, ${detail} WHERE ${condition}`,
  );

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

/** Records an act that writes nothing else. Fails with `denied` without the permission. */
export const recordAct = (db: Database, act: AuditedAct) =>
  writeBatch(db, [...actStatements(db, act)]);
