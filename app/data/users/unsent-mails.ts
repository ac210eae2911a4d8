import { and, desc, eq, sql } from "drizzle-orm";
import { mails } from "#drizzle/schema/index.ts";
import { pageSize } from "../../domain/paging.ts";
import type { Database } from "../database.ts";
import { actStatements } from "../records/audit.ts";
import { writeBatch } from "../write-batch.ts";

const isUnsent = sql`status <> 'sent'`;

/** Lists a page of the mails that were not sent yet, the latest first, without their texts. One batch. */
export async function listUnsent(db: Database, page: number) {
  const { id, recipient, kind, status, attempts, cause, createdAt, nextTryAt } = mails;
  const [rows, counted] = await db.batch([
    db
      .select({ id, recipient, kind, status, attempts, cause, createdAt, nextTryAt })
      .from(mails)
      .where(isUnsent)
      .orderBy(desc(mails.createdAt))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db
      .select({ n: sql<number>`count(*)` })
      .from(mails)
      .where(isUnsent),
  ]);
  const times = (row: (typeof rows)[number]) => ({
    createdAt: row.createdAt.getTime(),
    nextTryAt: row.nextTryAt.getTime(),
  });
  return { mails: rows.map((row) => ({ ...row, ...times(row) })), total: counted[0]!.n };
}

/** Makes an unsent mail due again, with all its attempts. Fails with `denied` or `missing`. */
export function renewMail(db: Database, id: string, actorId: number, now: number) {
  const unsent = and(eq(mails.id, id), isUnsent)!;
  return writeBatch(db, [
    ...actStatements(
      db,
      { actorId, act: "mail sent again", subject: id },
      sql`EXISTS (SELECT 1 FROM mails WHERE id = ${id} AND ${isUnsent})`,
    ),
    db
      .update(mails)
      .set({ status: "waiting", attempts: 0, nextTryAt: new Date(now) })
      .where(unsent),
  ]);
}
