import { generateTOTP } from "@epic-web/totp";
import { codeStatements, type CodePurpose } from "../data/codes.ts";
import { mailStatement, mayAskForMail } from "../data/mails.ts";
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
 * code, or nothing when it has none; for `either` a code for a new password, or for signing up. Nothing in the answer or its time tells which: the mail goes out
 * behind it. Asked too often, nothing is sent.
 */
export async function sendCode(
  services: Services,
  visitor: Visitor,
  email: string,
  asked: CodePurpose | "either",
): Promise<void> {
  const { db, settings, defer, now } = services;
  const allowed = await mayAskForMail(db, email, visitor.askedFrom, now());
  const known = (await findCredentials(db, email)) !== null;
  const purpose = asked === "either" ? (known ? "reset" : "signup") : asked;
  const code = await drawCode();
  const id = crypto.randomUUID();
  const codeHash = await hashCode(settings.CODE_PEPPER, purpose, email, id, code);
  const useful = known === (purpose === "reset");
  const kind = useful ? (`${purpose}Code` as const) : "haveAccount";
  const mail = await draftMail(services, visitor, email, kind, useful ? { code } : {});
  if (!allowed) return;
  // An unknown address that asks for a reset gets no mail; a known one that signs up gets no code.
  if (!useful && purpose === "reset") return;
  const expiresAt = now() + validFor;
  const codeRow = { id, email, purpose, codeHash, now: now(), expiresAt };
  if (useful) await db.batch([...codeStatements(db, codeRow), mailStatement(db, mail)]);
  else await db.batch([mailStatement(db, mail)]);
  defer(deliverMail(services, mail.id));
}
