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
  browser: string;
  requestedPurpose: RequestedPurpose;
  /** Null for an address that gets no mail. The row is written all the same, so that timing reveals nothing. */
  sealed: string | null;
}

/** Whether fewer than `limit` mails match; reads no more rows than that. */
const fewerThan = (limit: number, since: number, condition: SQL) =>
  sql`(SELECT count(*) FROM (SELECT 1 FROM mails
    WHERE ${condition} AND requested_purpose <> '' AND created_at > ${since} LIMIT ${limit})) < ${limit}`;

const allOf = (...conditions: SQL[]) => sql`(${sql.join(conditions, sql` AND `)})`;

/** The limits of a mail as conditions; none depends on whether the address has an account. */
function limitsOf({ recipient, requestedPurpose, clientAddress, browser, now }: RequestedMail) {
  const toAddress = sql`recipient = ${recipient}`;
  const ofPurpose = sql`requested_purpose = ${requestedPurpose}`;
  const samePurpose =
    requestedPurpose === "either"
      ? sql`TRUE`
      : sql`requested_purpose IN (${requestedPurpose}, 'either')`;
  const fromAddress = sql`client_address = ${clientAddress}`;
  const underSiteLimit = allOf(
    fewerThan(200, now - hour, ofPurpose),
    fewerThan(500, now - day, ofPurpose),
  );
  // Password resets have a separate count of three a day for each client address, so that a stranger's requests
  // cannot use up those of the owner.
  const ownLimit =
    requestedPurpose === "signup"
      ? fewerThan(10, now - day, sql`${toAddress} AND ${ofPurpose}`)
      : allOf(
          fewerThan(3, now - day, sql`${toAddress} AND ${ofPurpose} AND ${fromAddress}`),
          fewerThan(20, now - day, sql`${toAddress} AND requested_purpose IN ('reset', 'either')`),
        );
  return {
    toAddress: allOf(fewerThan(1, now - minute, sql`${toAddress} AND ${samePurpose}`), ownLimit),
    // A school or a mobile network shares one address: allow many requests at once, but not all day.
    visitor: allOf(
      fewerThan(10, now - hour, sql`${fromAddress} AND browser = ${browser}`),
      fewerThan(40, now - hour, fromAddress),
      fewerThan(100, now - day, fromAddress),
      // A reset of an unknown address costs no mail, a sign-up does.
      requestedPurpose === "reset" ? sql`(${underSiteLimit} OR ${ownLimit})` : underSiteLimit,
    ),
  };
}

export function requestedMailStatement(db: Database, mail: RequestedMail) {
  const { toAddress, visitor } = limitsOf(mail);
  const { id, recipient, kind, sealed, clientAddress, browser, requestedPurpose, now } = mail;
  const status = sealed === null ? "sent" : "waiting";
  return statement<{ id: string }>(
    db,
    sql`INSERT INTO mails (id, recipient, kind, sealed, status, client_address, browser, requested_purpose, created_at, next_try_at)
      SELECT ${id}, ${recipient}, ${kind}, ${sealed}, ${status}, ${clientAddress}, ${browser}, ${requestedPurpose}, ${now}, ${now}
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
