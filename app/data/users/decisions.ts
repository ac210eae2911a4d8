import { sql } from "drizzle-orm";
import { approvalRequests, users } from "#drizzle/schema/index.ts";
import { roleIds } from "../../domain/users/system-roles.ts";
import type { Decision } from "../../domain/users/approval.ts";
import { type Database, statement } from "../database.ts";
import { type MailRow, mailsProvided } from "./mails.ts";

/**
 * Decides requests, all of them or none: each must still wait. The roles of those approved are granted,
 * the acts written down and the mails put in line in the same batch. False when another was first.
 */
export async function decideRequests(
  db: Database,
  decisions: Decision[],
  mails: MailRow[],
  { actorId, now }: { actorId: number; now: number },
): Promise<boolean> {
  const decisionId = crypto.randomUUID();
  const list = JSON.stringify(decisions);
  const ids = sql`(SELECT value ->> 'requestId' FROM json_each(${list}))`;
  const mine = sql`EXISTS (SELECT 1 FROM approval_requests WHERE decision_id = ${decisionId})`;
  const [decided] = await db.batch([
    statement<{ id: number }>(
      db,
      sql`UPDATE approval_requests
      SET status = d.value ->> 'status', decision_reason = d.value ->> 'reason',
        decided_at = ${now}, decided_by = ${actorId}, decision_id = ${decisionId}
      FROM json_each(${list}) AS d
      WHERE approval_requests.id = d.value ->> 'requestId' AND status = 'pending'
        AND (SELECT count(*) FROM approval_requests WHERE status = 'pending' AND id IN ${ids}) = ${decisions.length}
        AND EXISTS (SELECT 1 FROM user_roles WHERE user_id = ${actorId} AND role_id = ${roleIds.Administrator})
      RETURNING id`,
    ),
    statement(
      db,
      sql`INSERT INTO user_roles (user_id, role_id)
      SELECT user_id, role_id FROM approval_requests WHERE decision_id = ${decisionId} AND status = 'approved'
      ON CONFLICT DO NOTHING`,
    ),
    statement(
      db,
      sql`INSERT INTO audit_events (at, actor_id, act, subject, detail)
      SELECT ${now}, ${actorId}, 'request ' || a.status, u.username, a.decision_reason
      FROM approval_requests a JOIN users u ON u.id = a.user_id WHERE a.decision_id = ${decisionId}`,
    ),
    ...mailsProvided(db, mails, mine),
  ]);
  return decided.length > 0;
}

/**
 * Marks new requests as told, where nothing was told in the last hour, and puts the mails that tell of
 * them in line. False when there was nothing to do. One batch.
 */
export async function tellOfRequests(db: Database, mails: MailRow[], now: number) {
  const [told] = await db.batch([
    statement<{ id: number }>(
      db,
      sql`UPDATE approval_requests SET told_at = ${now}
      WHERE status = 'pending' AND told_at IS NULL
        AND NOT EXISTS (SELECT 1 FROM approval_requests WHERE told_at > ${now - 3600_000})
      RETURNING id`,
    ),
    // Each mail follows a row that was written just before it.
    ...mailsProvided(db, mails, sql`changes() > 0`),
  ]);
  return told.length > 0;
}

/** How many requests nobody was told of, if it is time to tell; and to whom: the administrators. One batch. */
export async function findUntold(db: Database, now: number) {
  const [untold, administrators] = await db.batch([
    db
      .select({ n: sql<number>`count(*)` })
      .from(approvalRequests)
      .where(
        sql`status = 'pending' AND told_at IS NULL
          AND NOT EXISTS (SELECT 1 FROM approval_requests WHERE told_at > ${now - 3600_000})`,
      ),
    db
      .select({ username: users.username, language: users.language })
      .from(users)
      .where(sql`id IN (SELECT user_id FROM user_roles WHERE role_id = ${roleIds.Administrator})`)
      .limit(50),
  ]);
  return { count: untold[0]!.n, administrators };
}
