import { sql } from "drizzle-orm";
import { confirmLifetime } from "../../../domain/records/suggesting/confirm-lifetime.ts";
import type { SuggestionKind } from "../../../domain/records/suggesting/suggestion-fields.ts";
import { statement } from "../../drizzle-internals.ts";
import type { Database } from "../../database.ts";
import { selectRows } from "../../select-rows.ts";
import { type MailRow, mailStatement } from "../../users/mails.ts";
import { requireThat, writeBatch } from "../../write-batch.ts";

const columns = {
  status: sql<"open" | "accepted" | "declined">`status`,
  mail: sql<string>`mail`,
  language: sql<string>`language`,
  subjectKind: sql<SuggestionKind>`subject_kind`,
  subjectId: sql<string>`subject_id`,
  newValue: sql<string>`new_value`,
  decisionReason: sql<string>`decision_reason`,
};

const isAwaited = (tokenHash: string, now: number) =>
  sql`token_hash = ${tokenHash} AND mail IS NOT NULL AND confirmed_at IS NULL
    AND suggested_at > ${now - confirmLifetime}`;

/** Finds the suggestion whose address a token confirms, or null if it expired or was used. */
export async function findByToken(db: Database, tokenHash: string, now: number) {
  const [[row]] = await db.batch([
    selectRows(
      db,
      columns,
      (selected) => sql`SELECT ${selected} FROM suggestions WHERE ${isAwaited(tokenHash, now)}`,
    ),
  ]);
  return row ?? null;
}

/**
 * Confirms an address. Of a suggestion that was decided before, `answer` is sent. Fails with `missing` if the token was
 * used, or `outdated` if the suggestion was decided since it was read.
 */
export function writeConfirmation(
  db: Database,
  tokenHash: string,
  { now, answer }: { now: number; answer: MailRow | null },
) {
  const suggestion = sql`suggestions WHERE ${isAwaited(tokenHash, now)}`;
  const isOpen = sql`${suggestion} AND status = 'open'`;
  return writeBatch(db, [
    requireThat(db, sql`EXISTS (SELECT 1 FROM ${suggestion})`, "missing"),
    requireThat(
      db,
      answer ? sql`NOT EXISTS (SELECT 1 FROM ${isOpen})` : sql`EXISTS (SELECT 1 FROM ${isOpen})`,
      "outdated",
    ),
    statement(
      db,
      sql`UPDATE suggestions SET confirmed_at = ${now}${answer ? sql`, mail = NULL` : sql``}
        WHERE ${isAwaited(tokenHash, now)}`,
    ),
    ...(answer ? [mailStatement(db, answer)] : []),
  ]);
}
