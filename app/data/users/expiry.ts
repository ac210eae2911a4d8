import { lt, sql } from "drizzle-orm";
import {
  mails,
  oneTimeCodes,
  sessions,
  signInFailures,
  songDrafts,
  songImports,
  suggestions,
} from "#drizzle/schema/index.ts";
import type { Database } from "../database.ts";
import { confirmLifetime } from "../../domain/records/suggesting/confirm-lifetime.ts";
import { idleLimit } from "./sessions.ts";
import { importLifetime } from "../songs/csv/unfinished-import.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
const batchSize = 500;

/**
 * Deletes expired codes, sessions and sign-in failures, imports after a week, mails after
 * 30 days, idle drafts after 90, addresses that nobody confirmed after a week, declined suggestions after 90 days.
 * Returns how many rows.
 */
export async function deleteExpired(db: Database, now: number): Promise<number> {
  const results = await db.batch([
    db
      .delete(oneTimeCodes)
      .where(
        sql`id IN (SELECT id FROM one_time_codes WHERE expires_at <= ${now} LIMIT ${batchSize})`,
      ),
    db
      .delete(sessions)
      .where(
        sql`token_hash IN (SELECT token_hash FROM sessions WHERE last_used_at <= ${now - idleLimit} LIMIT ${batchSize})`,
      ),
    db
      .delete(signInFailures)
      .where(
        sql`email IN (SELECT email FROM sign_in_failures WHERE last_at <= ${now - 60 * minute} LIMIT ${batchSize})`,
      ),
    db
      .delete(mails)
      .where(
        sql`id IN (SELECT id FROM mails WHERE created_at <= ${now - 30 * day} AND status = 'sent' LIMIT ${batchSize})`,
      ),
    db
      .delete(songDrafts)
      .where(
        sql`id IN (SELECT id FROM song_drafts WHERE changed_at <= ${now - 90 * day} LIMIT ${batchSize})`,
      ),
    db
      .update(suggestions)
      .set({ mail: null })
      .where(
        sql`id IN (SELECT id FROM suggestions INDEXED BY suggestions_by_mail WHERE mail IS NOT NULL
          AND confirmed_at IS NULL AND suggested_at <= ${now - confirmLifetime} LIMIT ${batchSize})`,
      ),
    db.delete(suggestions).where(
      sql`id IN (SELECT id FROM suggestions INDEXED BY suggestions_decided
          WHERE status = 'declined' AND status <> 'open' AND decided_at <= ${now - 90 * day} LIMIT ${batchSize})`,
    ),
    db.delete(songImports).where(lt(songImports.createdAt, new Date(now - importLifetime))),
  ]);
  return results.reduce((sum, { meta }) => sum + meta.changes, 0);
}
