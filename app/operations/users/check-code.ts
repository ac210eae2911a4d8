import {
  type CheckedCode,
  type CodePurpose,
  findCodeId,
  tryCode,
} from "../../data/users/one-time-codes.ts";
import type { Services } from "../services.ts";
import { hashCode } from "./one-time-code.ts";

/** Returns null for a code that is unknown, wrong, expired or had too many attempts. */
export async function checkCode(
  { db, settings, logEvent, now }: Services,
  email: string,
  purpose: CodePurpose,
  code: string,
): Promise<CheckedCode | null> {
  const id = (await findCodeId(db, email, purpose)) ?? "none";
  const hash = await hashCode(settings.CODE_PEPPER, purpose, email, id, code);
  const isRight = await tryCode(db, id, hash, now());
  logEvent(`${purpose} code`, isRight ? "right" : "wrong");
  return isRight ? { id, now: now() } : null;
}
