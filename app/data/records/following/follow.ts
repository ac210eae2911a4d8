import { type SQL, sql } from "drizzle-orm";
import type { Followed } from "../../../domain/records/following/followed.ts";
import {
  type MailRate,
  maxFollows,
  ratePeriods,
} from "../../../domain/records/following/follow-mail.ts";
import type { Database } from "../../database.ts";
import { statement } from "../../drizzle-internals.ts";
import { permissionCondition } from "../../permission-condition.ts";
import { requireThat, writeBatch, type WriteResult } from "../../write-batch.ts";
import type { FollowedRecord } from "./news.ts";

/** Returns the record that is followed at a page; its id is NULL where there is no such page. */
export function recordOf({ kind, id }: Followed): FollowedRecord & { id: SQL } {
  switch (kind) {
    case "song":
      return {
        kind: "composition",
        id: sql`(SELECT CAST(composition_id AS TEXT) FROM songs WHERE id = ${Number(id)} AND deleted_at IS NULL)`,
      };
    case "raaga":
      return { kind, id: sql`(SELECT id FROM raagas WHERE id = ${id})` };
    case "person":
      return { kind, id: sql`(SELECT id FROM people WHERE id = ${id} AND merged_into IS NULL)` };
    case "unfinished":
      return { kind, id: sql`${id}` };
  }
}

/** The last of all revisions: what comes after it is new to who follows now. */
const lastRevision = sql`coalesce((SELECT max(id) FROM revisions), 0)`;

const mayFollow = (db: Database, userId: number) =>
  requireThat(db, permissionCondition(userId, "keepCollection"), "denied");

/** Deletes mails with news that have not been sent. */
const discardMails = (db: Database, userId: number) =>
  statement(
    db,
    sql`DELETE FROM mails WHERE recipient = (SELECT username FROM users WHERE id = ${userId})
      AND kind = 'news' AND status <> 'sent'`,
  );

/**
 * Makes the statements that set how often a user gets mails. One who got none is told from now on; a mail that was due
 * sooner stays due.
 */
function rateStatements(db: Database, userId: number, rate: MailRate, now: number) {
  if (rate === "never")
    return [
      statement(db, sql`UPDATE news_mails SET rate = 'never' WHERE user_id = ${userId}`),
      discardMails(db, userId),
    ];
  const dueAt = now + ratePeriods[rate];
  return [
    statement(
      db,
      sql`UPDATE follows SET told_until = ${lastRevision} WHERE user_id = ${userId}
        AND EXISTS (SELECT 1 FROM news_mails WHERE user_id = ${userId} AND rate = 'never')`,
    ),
    statement(
      db,
      sql`INSERT INTO news_mails (user_id, rate, due_at) VALUES (${userId}, ${rate}, ${dueAt})
        ON CONFLICT (user_id) DO UPDATE SET
          due_at = iif(rate = 'never', excluded.due_at, min(due_at, excluded.due_at)), rate = excluded.rate`,
    ),
  ];
}

/**
 * Lets a user follow what a page shows, and sets how often they get mails. Fails with `denied`, `missing` (no such page)
 * or `unavailable` (100 are followed).
 */
export function follow(
  db: Database,
  userId: number,
  followed: Followed,
  rate: Exclude<MailRate, "never">,
  now: number,
): Promise<WriteResult> {
  const { kind, id } = recordOf(followed);
  return writeBatch(db, [
    mayFollow(db, userId),
    requireThat(db, sql`${id} IS NOT NULL`, "missing"),
    ...rateStatements(db, userId, rate, now),
    statement(
      db,
      sql`INSERT OR IGNORE INTO follows (user_id, kind, record_id, followed_at, told_until)
        VALUES (${userId}, ${kind}, ${id}, ${now}, ${lastRevision})`,
    ),
    requireThat(
      db,
      sql`(SELECT count(*) FROM follows WHERE user_id = ${userId}) <= ${maxFollows}`,
      "unavailable",
    ),
  ]);
}

/** Ends that a user follows a record. Mails that wait are deleted if it was the last. */
export function unfollow(
  db: Database,
  userId: number,
  { kind, id }: FollowedRecord,
): Promise<WriteResult> {
  return writeBatch(db, [
    statement(
      db,
      sql`DELETE FROM follows WHERE user_id = ${userId} AND kind = ${kind} AND record_id = ${id}`,
    ),
    statement(
      db,
      sql`DELETE FROM mails WHERE recipient = (SELECT username FROM users WHERE id = ${userId})
        AND kind = 'news' AND status <> 'sent'
        AND NOT EXISTS (SELECT 1 FROM follows WHERE user_id = ${userId})`,
    ),
  ]);
}

/** Sets how often a user gets mails with news. Fails with `denied`. */
export function setMailRate(
  db: Database,
  userId: number,
  rate: MailRate,
  now: number,
): Promise<WriteResult> {
  return writeBatch(db, [mayFollow(db, userId), ...rateStatements(db, userId, rate, now)]);
}

/** Ends the mails with news of a user, also those that wait. */
export function stopMails(db: Database, userId: number): Promise<WriteResult> {
  return writeBatch(db, rateStatements(db, userId, "never", 0));
}
