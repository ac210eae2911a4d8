import { type SQL, sql } from "drizzle-orm";
import type { CodePurpose } from "./codes.ts";
import { type Database, statement } from "../database.ts";
import type { MailRow } from "./mails.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** What a visitor asks for: a code for one purpose, or whichever fits the address. */
export type AskedFor = CodePurpose | "either";

/** A mail that a visitor asks for. */
export interface AskedMail extends Omit<MailRow, "sealed"> {
  askedFor: AskedFor;
  /** Null for an address that gets none: its row costs as much and counts as much as that of a mail. */
  sealed: string | null;
}

/** True while fewer than `most` mails that were asked for since then are `which`; reads no more rows than that. */
const fewer = (most: number, since: number, which: SQL) =>
  sql`(SELECT count(*) FROM (SELECT 1 FROM mails
    WHERE ${which} AND asked_for <> '' AND created_at > ${since} LIMIT ${most})) < ${most}`;

/** The limits of a mail as conditions. None of them depends on whether the address has an account. */
function limitsOf({ recipient, askedFor, clientAddress, now }: AskedMail) {
  const toAddress = sql`recipient = ${recipient}`;
  const alike = askedFor === "either" ? sql`TRUE` : sql`asked_for IN (${askedFor}, 'either')`;
  const sixtyInAll = fewer(60, now - hour, sql`asked_for = ${askedFor}`);
  const ownThree = fewer(3, now - day, sql`${toAddress} AND asked_for = 'reset'`);
  return {
    toAddress: sql`(${fewer(1, now - minute, sql`${toAddress} AND ${alike}`)}
      AND ${fewer(10, now - day, toAddress)})`,
    // However many others ask: three codes a day for a new password are every address's own.
    here: sql`(${fewer(10, now - hour, sql`asked_from = ${clientAddress}`)}
      AND ${askedFor === "reset" ? sql`(${sixtyInAll} OR ${ownThree})` : sixtyInAll})`,
  };
}

/**
 * The statement that puts a mail in line unless a limit stands against it; gives its id if it did. To an
 * address: one a minute, ten a day. From one place: ten an hour. In all: sixty an hour of what is asked for.
 */
export function askedMailStatement(db: Database, mail: AskedMail) {
  const { toAddress, here } = limitsOf(mail);
  const { id, recipient, kind, sealed, clientAddress, askedFor, now } = mail;
  const status = sealed === null ? "sent" : "waiting";
  return statement<{ id: string }>(
    db,
    sql`INSERT INTO mails (id, recipient, kind, sealed, status, asked_from, asked_for, created_at, next_try_at)
      SELECT ${id}, ${recipient}, ${kind}, ${sealed}, ${status}, ${clientAddress}, ${askedFor}, ${now}, ${now}
      WHERE ${toAddress} AND ${here} RETURNING id`,
  );
}

/** The statement that tells why a mail was not put in line: `here` is 0 where the place or the site asked too often. */
export function limitStatement(db: Database, mail: AskedMail) {
  return statement<{ here: 0 | 1 }>(db, sql`SELECT ${limitsOf(mail).here} AS here`);
}

/** True once the mail with this id is in line. */
export const isInLine = (id: string): SQL => sql`EXISTS (SELECT 1 FROM mails WHERE id = ${id})`;

/** No condition that ever holds: what is asked of the database stays the same. */
export const never: SQL = sql`FALSE`;
