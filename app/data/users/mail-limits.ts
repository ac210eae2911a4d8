import { type SQL, sql } from "drizzle-orm";
import type { CodePurpose } from "./one-time-codes.ts";
import type { Database } from "../database.ts";
import { statement } from "../drizzle-internals.ts";
import type { MailRow } from "./mails.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export type RequestedPurpose = CodePurpose | "either";

export interface RequestedMail extends Omit<MailRow, "sealed"> {
  requestedPurpose: RequestedPurpose;
  /** Null for an address that gets no mail: its row costs as much, so that timing tells nothing. */
  sealed: string | null;
}

/** Whether fewer than `limit` mails match; reads no more rows than that. */
const fewerThan = (limit: number, since: number, condition: SQL) =>
  sql`(SELECT count(*) FROM (SELECT 1 FROM mails
    WHERE ${condition} AND asked_for <> '' AND created_at > ${since} LIMIT ${limit})) < ${limit}`;

/** The limits of a mail as conditions; none depends on whether the address has an account. */
function limitsOf({ recipient, requestedPurpose, clientAddress, now }: RequestedMail) {
  const toAddress = sql`recipient = ${recipient}`;
  const samePurpose =
    requestedPurpose === "either" ? sql`TRUE` : sql`asked_for IN (${requestedPurpose}, 'either')`;
  const underSiteLimit = fewerThan(60, now - hour, sql`asked_for = ${requestedPurpose}`);
  const underOwnLimit = fewerThan(3, now - day, sql`${toAddress} AND asked_for = 'reset'`);
  return {
    toAddress: sql`(${fewerThan(1, now - minute, sql`${toAddress} AND ${samePurpose}`)}
      AND ${fewerThan(10, now - day, toAddress)})`,
    // However many others ask, every address gets three codes a day for a new password.
    visitor: sql`(${fewerThan(10, now - hour, sql`asked_from = ${clientAddress}`)}
      AND ${requestedPurpose === "reset" ? sql`(${underSiteLimit} OR ${underOwnLimit})` : underSiteLimit})`,
  };
}

export function requestedMailStatement(db: Database, mail: RequestedMail) {
  const { toAddress, visitor } = limitsOf(mail);
  const { id, recipient, kind, sealed, clientAddress, requestedPurpose, now } = mail;
  const status = sealed === null ? "sent" : "waiting";
  return statement<{ id: string }>(
    db,
    sql`INSERT INTO mails (id, recipient, kind, sealed, status, asked_from, asked_for, created_at, next_try_at)
      SELECT ${id}, ${recipient}, ${kind}, ${sealed}, ${status}, ${clientAddress}, ${requestedPurpose}, ${now}, ${now}
      WHERE ${toAddress} AND ${visitor} RETURNING id`,
  );
}

export function limitStatement(db: Database, mail: RequestedMail) {
  return statement<{ withinLimit: 0 | 1 }>(
    db,
    sql`SELECT ${limitsOf(mail).visitor} AS withinLimit`,
  );
}

export const isQueued = (id: string): SQL => sql`EXISTS (SELECT 1 FROM mails WHERE id = ${id})`;

/** Never true: the same statements run, without effect. */
export const never: SQL = sql`FALSE`;
