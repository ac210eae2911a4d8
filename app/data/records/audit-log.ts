import { desc, eq, sql } from "drizzle-orm";
import { auditEvents, users } from "#drizzle/schema/index.ts";
import type { Database } from "../database.ts";

export interface AuditEvent {
  id: number;
  /** Milliseconds since 1970. */
  at: number;
  /** The address of who did it; null when the account is gone. */
  actor: string | null;
  act: string;
  subject: string;
  detail: string;
}

/** Which acts: of one kind, by one administrator (an address), before one event. All that are given must hold. */
export interface AuditFilter {
  act?: string;
  actor?: string;
  before?: number | null;
}

/** So many acts, the newest first. One batch; each filter has its index. */
export async function listAudit(
  db: Database,
  { act = "", actor = "", before = null }: AuditFilter,
  count: number,
): Promise<AuditEvent[]> {
  const by = actor.trim().toLowerCase();
  const wanted = [
    act && sql`act = ${act}`,
    by && sql`actor_id = (SELECT id FROM users WHERE username = ${by})`,
    before !== null && sql`audit_events.id < ${before}`,
  ].filter((one) => typeof one === "object");
  const [rows] = await db.batch([
    db
      .select({
        id: auditEvents.id,
        at: sql<number>`audit_events.at`.as("event_at"),
        actor: sql<string | null>`users.username`.as("actor"),
        act: auditEvents.act,
        subject: auditEvents.subject,
        detail: auditEvents.detail,
      })
      .from(auditEvents)
      .leftJoin(users, eq(users.id, auditEvents.actorId))
      .where(wanted.length > 0 ? sql.join(wanted, sql` AND `) : undefined)
      .orderBy(desc(auditEvents.id))
      .limit(count),
  ]);
  return rows;
}
