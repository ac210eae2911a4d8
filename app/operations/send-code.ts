import { generateTOTP } from "@epic-web/totp";
import { codeStatements, type CodePurpose } from "../data/codes.ts";
import { mailStatement, mayAskForMail, noMailStatement } from "../data/mails.ts";
import { findCredentials } from "../data/users.ts";
import { keyedHash } from "../lib/crypto.server.ts";
import { deliverMail, draftMail } from "./deliver-mail.ts";
import type { Services, Visitor } from "./services.ts";

const validFor = 10 * 60_000;

/** Eight digits from 1 to 9: no zero that could be lost in front. */
export async function drawCode(): Promise<string> {
  const { otp } = await generateTOTP({ digits: 8, charSet: "123456789", algorithm: "SHA-256" });
  return otp;
}

/** What the database keeps of a code. */
export function hashCode(
  pepper: string,
  purpose: CodePurpose,
  email: string,
  id: string,
  code: string,
) {
  return keyedHash(pepper, [purpose, email, id, code].join("|"));
}

/**
 * Sends what an address should get: for `signup` a code, or word that it has an account; for `reset` a
 * code, or nothing when it has none; for `either` a code for a new password, or for signing up. Nothing in
 * the answer or its time tells which: as much is written for either, and the mail goes out behind it. Sent
 * too often to an address, it is not sent again; asked too often from one place, the answer is how many
 * seconds to wait, else null.
 */
export async function sendCode(
  services: Services,
  visitor: Visitor,
  email: string,
  asked: CodePurpose | "either",
): Promise<number | null> {
  const { db, settings, defer, now } = services;
  const known = (await findCredentials(db, email)) !== null;
  const purpose = asked === "either" ? (known ? "reset" : "signup") : asked;
  const useful = known === (purpose === "reset");
  const kind = useful || purpose === "reset" ? (`${purpose}Code` as const) : "haveAccount";
  const may = await mayAskForMail(db, { recipient: email, kind }, visitor.askedFrom, now());
  if (!may.fromHere) return 3600;
  const code = await drawCode();
  const id = crypto.randomUUID();
  const codeHash = await hashCode(settings.CODE_PEPPER, purpose, email, id, code);
  const mail = await draftMail(services, visitor, email, kind, useful ? { code } : {});
  if (!may.toAddress) return null;
  const expiresAt = now() + validFor;
  const codes = codeStatements(db, { id, email, purpose, codeHash, now: now(), expiresAt });
  if (useful) await db.batch([...codes, mailStatement(db, mail)]);
  // Whoever has an account gets no code for another; a code for no account is nobody's, and goes to nobody.
  else if (purpose === "signup") await db.batch([mailStatement(db, mail)]);
  else await db.batch([...codes, noMailStatement(db, mail)]);
  defer(deliverMail(services, mail.id));
  return null;
}
