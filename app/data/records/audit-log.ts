import { desc, eq, inArray, sql } from "drizzle-orm";
import { auditEvents, users } from "#drizzle/schema/index.ts";
import { accountActs } from "../../domain/records/audit.ts";
import type { Database } from "../database.ts";

export interface AuditEvent {
  id: number;
  at: number;
  actor: string | null;
  act: string;
  /** The name or number; of an act on an account its address, or its number (perhaps empty) if it is deleted. */
  subject: string;
  isDeletedAccount: 0 | 1;
  /** The song that the act changed, as long as it has a history. */
  songId: number | null;
  detail: string;
}

const songId = sql<number | null>`(SELECT id FROM songs
  WHERE act IN ('song changed', 'song deleted', 'song restored')
    AND id = CAST(subject AS INTEGER))`.as("song_id");

const isOnAccount = inArray(auditEvents.act, [...accountActs]);
const account = sql`(SELECT username FROM users WHERE ${isOnAccount} AND id = CAST(subject AS INTEGER))`;
const named = {
  subject: sql<string>`coalesce(${account}, subject)`.as("named"),
  isDeletedAccount: sql<0 | 1>`${isOnAccount} AND ${account} IS NULL`.as("is_deleted_account"),
  songId,
};

export interface AuditFilter {
  act?: string;
  actor?: string;
  before?: number | null;
}

export async function listAudit(
  db: Database,
  { act = "", actor = "", before = null }: AuditFilter,
  count: number,
): Promise<AuditEvent[]> {
  const username = actor.trim().toLowerCase();
  const conditions = [
    act && sql`act = ${act}`,
    username && sql`actor_id = (SELECT id FROM users WHERE username = ${username})`,
    before !== null && sql`audit_events.id < ${before}`,
  ].filter((one) => typeof one === "object");
  const [rows] = await db.batch([
    db
      .select({
        id: auditEvents.id,
        at: sql<number>`audit_events.at`.as("event_at"),
        actor: sql<string | null>`users.username`.as("actor"),
        act: auditEvents.act,
        ...named,
        detail: auditEvents.detail,
      })
      .from(auditEvents)
      .leftJoin(users, eq(users.id, auditEvents.actorId))
      .where(conditions.length > 0 ? sql.join(conditions, sql` AND `) : undefined)
      .orderBy(desc(auditEvents.id))
      .limit(count),
  ]);
  return rows;
}

export function latestActsStatement(db: Database) {
  return db
    .select({
      id: auditEvents.id,
      at: sql<number>`audit_events.at`.as("act_at"),
      act: auditEvents.act,
      ...named,
      by: sql<string | null>`users.display_name`.as("actor"),
    })
    .from(auditEvents)
    .leftJoin(users, eq(users.id, auditEvents.actorId))
    .orderBy(desc(auditEvents.at), desc(auditEvents.id))
    .limit(10);
}
