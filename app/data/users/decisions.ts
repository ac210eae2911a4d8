import { sql } from "drizzle-orm";
import { approvalRequests } from "#drizzle/schema/index.ts";
import type { Decision } from "../../domain/users/approval.ts";
import type { Database } from "../database.ts";
import { statement } from "../drizzle-internals.ts";
import { requireThat, writeBatch } from "../write-batch.ts";
import { administratorsStatement } from "./administrators.ts";
import { type MailRow, mailStatement } from "./mails.ts";
import { permissionCondition } from "../permission-condition.ts";

/** Decides pending requests in one transaction. Fails with `outdated` if one is no longer pending, or `denied`. */
export function decideRequests(
  db: Database,
  decisions: Decision[],
  mails: MailRow[],
  { actorId, now }: { actorId: number; now: number },
) {
  const list = JSON.stringify(decisions);
  const decided = sql`json_each(${list}) AS d JOIN approval_requests a ON a.id = d.value ->> 'requestId'`;
  return writeBatch(db, [
    requireThat(db, permissionCondition(actorId, "administer"), "denied"),
    requireThat(
      db,
      sql`(SELECT count(DISTINCT a.id) FROM ${decided} WHERE a.status = 'pending') = ${decisions.length}`,
      "outdated",
    ),
    statement(
      db,
      sql`INSERT INTO user_roles (user_id, role_id)
      SELECT a.user_id, a.role_id FROM ${decided} WHERE d.value ->> 'status' = 'approved'
      ON CONFLICT DO NOTHING`,
    ),
    statement(
      db,
      sql`INSERT INTO audit_events (at, actor_id, act, subject, detail)
      SELECT ${now}, ${actorId}, 'request ' || (d.value ->> 'status'), a.user_id, d.value ->> 'reason'
      FROM ${decided}`,
    ),
    statement(
      db,
      sql`UPDATE approval_requests
      SET status = d.value ->> 'status', decision_reason = d.value ->> 'reason',
        decided_at = ${now}, decided_by = ${actorId}
      FROM json_each(${list}) AS d WHERE approval_requests.id = d.value ->> 'requestId'`,
    ),
    ...mails.map((mail) => mailStatement(db, mail)),
  ]);
}

const isUnannounced = (now: number) => sql`status = 'pending' AND announced_at IS NULL
  AND NOT EXISTS (SELECT 1 FROM approval_requests WHERE announced_at > ${now - 3600_000})`;

export async function findUnannounced(db: Database, now: number) {
  const [[unannounced], administrators] = await db.batch([
    db
      .select({ n: sql<number>`count(*)` })
      .from(approvalRequests)
      .where(isUnannounced(now)),
    administratorsStatement(db),
  ]);
  return { count: unannounced!.n, administrators };
}

/** Marks requests as announced and queues the mails. Fails with `outdated` if there are none. */
export function announceRequests(db: Database, mails: MailRow[], now: number) {
  return writeBatch(db, [
    requireThat(
      db,
      sql`EXISTS (SELECT 1 FROM approval_requests WHERE ${isUnannounced(now)})`,
      "outdated",
    ),
    db
      .update(approvalRequests)
      .set({ announcedAt: new Date(now) })
      .where(sql`status = 'pending' AND announced_at IS NULL`),
    ...mails.map((mail) => mailStatement(db, mail)),
  ]);
}
