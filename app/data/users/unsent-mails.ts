import { and, eq, inArray, lte, not, sql } from "drizzle-orm";
import { mails } from "#drizzle/schema/index.ts";
import { type ListPosition, pageSize, splitPage } from "../../domain/paging.ts";
import { codeLifetime, codeMailKinds } from "../../domain/users/code-mail.ts";
import type { Database } from "../database.ts";
import { actStatements } from "../records/audit.ts";
import { requireThat, writeBatch } from "../write-batch.ts";

/** SQL condition: the mail's one-time code has expired. */
const isExpired = (now: number) =>
  and(inArray(mails.kind, codeMailKinds), lte(mails.createdAt, new Date(now - codeLifetime)))!;

const isUnsent = sql`status <> 'sent'`;

/** Lists unsent mails without their texts, latest first, older than `before`. One batch. */
export async function listUnsent(db: Database, before: ListPosition | null) {
  const { id, recipient, kind, status, attempts, cause } = mails;
  const row = sql<number>`mails.rowid`.as("row");
  const at = sql<number>`created_at`.as("at");
  const nextTryAt = sql<number>`next_try_at`.as("next_try_at");
  const [rows] = await db.batch([
    db
      .select({ row, id, recipient, kind, status, attempts, cause, at, nextTryAt })
      .from(mails)
      .where(
        before
          ? sql`${isUnsent} AND (created_at, mails.rowid) < (${before.at}, ${before.row})`
          : isUnsent,
      )
      .orderBy(sql`created_at DESC`, sql`mails.rowid DESC`)
      .limit(pageSize + 1),
  ]);
  return splitPage(rows);
}

/** Schedules an unsent mail again, with all its attempts. Fails with `denied`, `missing` or `outdated` (an expired code). */
export function renewMail(db: Database, id: string, actorId: number, now: number) {
  const unsent = and(eq(mails.id, id), isUnsent)!;
  return writeBatch(db, [
    ...actStatements(
      db,
      { actorId, act: "mail sent again", subject: id },
      sql`EXISTS (SELECT 1 FROM mails WHERE id = ${id} AND ${isUnsent})`,
    ),
    requireThat(
      db,
      sql`EXISTS (SELECT 1 FROM mails WHERE ${and(unsent, not(isExpired(now)))})`,
      "outdated",
    ),
    db
      .update(mails)
      .set({ status: "waiting", attempts: 0, nextTryAt: new Date(now) })
      .where(unsent),
  ]);
}
