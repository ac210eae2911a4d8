import { codeStatements } from "../../data/users/codes.ts";
import {
  type AskedFor,
  askedMailStatement,
  isInLine,
  limitStatement,
  never,
} from "../../data/users/mail-limits.ts";
import { findCredentials } from "../../data/users/users.ts";
import { deliverMail, draftMail } from "./deliver-mail.ts";
import { drawCode, hashCode } from "./one-time-code.ts";
import type { Services, Visitor } from "../services.ts";

const validFor = 10 * 60_000;

/**
 * Sends what an address should get: for `signup` a code, or word that it has an account; for `reset` a
 * code, or nothing when it has none; for `either` a code for a new password, or for signing up. Nothing in
 * the answer or its time tells which: as much is written for either, and the mail goes out behind it. Sent
 * too often to an address, it is not sent again; where the place or the site has asked too often, nothing
 * is sent, and the answer is how many seconds to wait, else null.
 */
export async function sendCode(
  services: Services,
  visitor: Visitor,
  email: string,
  askedFor: AskedFor,
): Promise<number | null> {
  const { db, settings, defer, logEvent, now } = services;
  const at = now();
  const known = (await findCredentials(db, email)) !== null;
  const purpose = askedFor === "either" ? (known ? "reset" : "signup") : askedFor;
  const useful = known === (purpose === "reset");
  const kind = useful || purpose === "reset" ? (`${purpose}Code` as const) : "haveAccount";
  const code = await drawCode();
  const id = crypto.randomUUID();
  const codeHash = await hashCode(settings.CODE_PEPPER, purpose, email, id, code);
  const content = useful ? { code } : {};
  const drafted = await draftMail({ ...services, now: () => at }, visitor, email, kind, content);
  const sealed = useful || purpose === "signup" ? drafted.sealed : null;
  const mail = { ...drafted, sealed, askedFor };
  const row = { id, email, purpose, codeHash, now: at, expiresAt: at + validFor };
  // Whoever has an account gets no code for another, though as much is asked of the database; a code for
  // no account is nobody's, and goes to nobody.
  const gets = kind === "haveAccount" ? never : isInLine(mail.id);
  const [inLine, limits] = await db.batch([
    askedMailStatement(db, mail),
    limitStatement(db, mail),
    ...codeStatements(db, row, gets),
  ]);
  if (inLine.length > 0) defer(deliverMail(services, mail.id));
  else if (!limits[0]!.here) {
    logEvent("mail limit", askedFor);
    return 3600;
  }
  return null;
}
