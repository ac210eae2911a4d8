import { type SQL, sql } from "drizzle-orm";
import type { SuggestionKind } from "../../../domain/records/suggesting/suggestion-fields.ts";
import type { Database } from "../../database.ts";
import { statement } from "../../drizzle-internals.ts";
import type { MailRow } from "../../users/mails.ts";

const hour = 3600_000;
const day = 24 * hour;

/** Suggestions of one place (a client address or user) in an hour, those of it that wait, and all that wait. */
export const suggestionLimits = { hour: 6, place: 30, all: 1000 };

/** Mails that ask to confirm an address. They have a budget of their own: no other mail counts, or is counted. */
export const confirmMailLimits = { siteHour: 30, siteDay: 100, recipientDay: 2 };

export interface NewSuggestion {
  formId: string;
  subjectKind: SuggestionKind;
  subjectId: string;
  field: string;
  oldValue: string;
  newValue: string;
  source: string;
  givenName: string;
  isThanked: boolean;
  language: string;
  suggestedBy: number | null;
  /** Who decides besides the Administrators. */
  decidedBy: "compositionOwner" | "songOwner" | "administrators";
  clientHash: string;
  now: number;
  /** The address of a user, which needs no confirmation. */
  ownMail: string | null;
}

/** A mail that asks to confirm its address; `tokenHash` is the hash of the token in it. */
export interface ConfirmMail extends MailRow {
  tokenHash: string;
}

/** Whether fewer than `limit` rows match; reads no more rows than that. */
const fewerThan = (limit: number, rows: SQL) =>
  sql<0 | 1>`(SELECT count(*) FROM (SELECT 1 FROM ${rows} LIMIT ${limit})) < ${limit}`;

const limitsOf = ({ clientHash, now }: NewSuggestion) => ({
  hour: fewerThan(
    suggestionLimits.hour,
    sql`suggestions WHERE client_hash = ${clientHash} AND suggested_at > ${now - hour}`,
  ),
  place: fewerThan(
    suggestionLimits.place,
    sql`suggestions INDEXED BY suggestions_by_client
      WHERE client_hash = ${clientHash} AND status = 'open'`,
  ),
  all: fewerThan(
    suggestionLimits.all,
    sql`suggestions INDEXED BY suggestions_open WHERE status = 'open'`,
  ),
});

const mailed = (since: number) =>
  sql`suggestions INDEXED BY suggestions_mailed WHERE token_hash IS NOT NULL AND suggested_at > ${since}`;

const isMailBudgetLeft = (now: number) =>
  sql<0 | 1>`(${fewerThan(confirmMailLimits.siteHour, mailed(now - hour))}
    AND ${fewerThan(confirmMailLimits.siteDay, mailed(now - day))})`;

const mayMail = ({ recipient, kind, now }: ConfirmMail) =>
  sql`(${isMailBudgetLeft(now)} AND ${fewerThan(
    confirmMailLimits.recipientDay,
    sql`mails WHERE recipient = ${recipient} AND kind = ${kind} AND created_at > ${now - day}`,
  )})`;

const ownerOf = ({ subjectKind, subjectId, decidedBy }: NewSuggestion): SQL =>
  subjectKind === "song" && decidedBy !== "administrators"
    ? sql`(SELECT ${decidedBy === "compositionOwner" ? sql`compositions.created_by` : sql`songs.created_by`}
        FROM songs JOIN compositions ON compositions.id = songs.composition_id
        WHERE songs.id = ${Number(subjectId)})`
    : sql`NULL`;

export type WrittenSuggestion =
  | { ok: true; isMailed: boolean; isMailLimited: boolean }
  | { ok: false; limit: keyof typeof suggestionLimits };

/**
 * Stores a suggestion and queues the mail that asks to confirm the address, within the limits; a form that was sent
 * before is not stored again. Without budget for the mail, the suggestion is stored without the address.
 */
export async function writeSuggestion(
  db: Database,
  suggestion: NewSuggestion,
  mail: ConfirmMail | null,
): Promise<WrittenSuggestion> {
  const { now, formId, ownMail } = suggestion;
  const limits = limitsOf(suggestion);
  const isNew = sql`NOT EXISTS (SELECT 1 FROM suggestions WHERE form_id = ${formId})`;
  const ifMailed = (value: SQL) => (mail ? sql`iif(${mayMail(mail)}, ${value}, NULL)` : sql`NULL`);
  const s = suggestion;
  const [[left], inserted] = await db.batch([
    statement<Record<keyof typeof limits | "mails" | "isNew", 0 | 1>>(
      db,
      sql`SELECT ${limits.hour} AS hour, ${limits.place} AS place, ${limits.all} AS "all",
        ${isMailBudgetLeft(now)} AS mails, ${isNew} AS "isNew"`,
    ),
    statement<{ tokenHash: string | null }>(
      db,
      sql`INSERT INTO suggestions (form_id, subject_kind, subject_id, field, old_value, new_value, source,
          given_name, is_thanked, language, suggested_by, owner_id, client_hash, suggested_at,
          mail, token_hash, confirmed_at)
        SELECT ${formId}, ${s.subjectKind}, ${s.subjectId}, ${s.field}, ${s.oldValue}, ${s.newValue}, ${s.source},
          ${s.givenName}, ${s.isThanked ? 1 : 0}, ${s.language}, ${s.suggestedBy}, ${ownerOf(s)},
          ${s.clientHash}, ${now},
          coalesce(${ownMail}, ${ifMailed(sql`${mail?.recipient ?? null}`)}),
          ${ifMailed(sql`${mail?.tokenHash ?? null}`)}, iif(${ownMail} IS NULL, NULL, ${now})
        WHERE ${isNew} AND ${limits.hour} AND ${limits.place} AND ${limits.all}
        RETURNING token_hash AS "tokenHash"`,
    ),
    ...(mail ? [queueStatement(db, mail)] : []),
  ]);
  const [row] = inserted;
  if (row) return { ok: true, isMailed: row.tokenHash !== null, isMailLimited: !left!.mails };
  if (!left!.isNew) return { ok: true, isMailed: false, isMailLimited: false };
  const [limit] = (["hour", "place", "all"] as const).filter((name) => !left![name]);
  return { ok: false, limit: limit ?? "all" };
}

const queueStatement = (
  db: Database,
  { id, recipient, kind, sealed, clientAddress, now, tokenHash }: ConfirmMail,
) =>
  statement(
    db,
    sql`INSERT INTO mails (id, recipient, kind, sealed, client_address, created_at, next_try_at)
      SELECT ${id}, ${recipient}, ${kind}, ${sealed}, ${clientAddress}, ${now}, ${now}
      WHERE EXISTS (SELECT 1 FROM suggestions WHERE token_hash = ${tokenHash})`,
  );
