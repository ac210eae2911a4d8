import {
  type RequestedPurpose,
  requestedMailStatement,
  isQueued,
  limitStatement,
  never,
} from "../../data/users/mail-limits.ts";
import { codeStatements } from "../../data/users/one-time-codes.ts";
import { findUserId } from "../../data/users/users.ts";
import { codeLifetime } from "../../domain/users/code-mail.ts";
import { deliverMail, draftMail } from "./deliver-mail.ts";
import { generateCode, hashCode } from "./one-time-code.ts";
import type { Services, Visitor } from "../services.ts";

/** Sends a code, or a notice if it does not apply; the caller cannot tell which. Returns seconds to wait, or null. */
export async function sendCode(
  services: Services,
  visitor: Visitor,
  email: string,
  requestedPurpose: RequestedPurpose,
): Promise<number | null> {
  const { db, settings, defer, logEvent, now } = services;
  const at = now();
  const hasAccount = (await findUserId(db, email)) !== null;
  const purpose =
    requestedPurpose === "either" ? (hasAccount ? "reset" : "signup") : requestedPurpose;
  const useful = hasAccount === (purpose === "reset");
  const kind = useful || purpose === "reset" ? (`${purpose}Code` as const) : "haveAccount";
  const code = await generateCode();
  const id = crypto.randomUUID();
  const codeHash = await hashCode(settings.CODE_PEPPER, purpose, email, id, code);
  const content = useful ? { code } : {};
  const drafted = await draftMail({ ...services, now: () => at }, visitor, email, kind, content);
  const sealed = useful || purpose === "signup" ? drafted.sealed : null;
  const mail = { ...drafted, sealed, requestedPurpose, browser: visitor.browser };
  const row = { id, email, purpose, codeHash, now: at, expiresAt: at + codeLifetime };
  // The same statements run for every address, so that timing does not reveal whether it has an account.
  const codeCondition = kind === "haveAccount" ? never : isQueued(mail.id);
  const [queued, limits] = await db.batch([
    requestedMailStatement(db, mail),
    limitStatement(db, mail),
    ...codeStatements(db, row, codeCondition),
  ]);
  if (queued.length > 0) defer(deliverMail(services, mail.id));
  else if (!limits[0]!.withinLimit) {
    logEvent("mail limit", requestedPurpose);
    return 3600;
  }
  return null;
}
