import { type CodePurpose, findCodeId, tryCode } from "../../data/users/codes.ts";
import { hashCode } from "./one-time-code.ts";
import type { Services } from "../services.ts";

/** The one use that a code is good for. */
export interface CodeUse {
  /** Of the code. */
  id: string;
  /** Of the request that uses it. */
  request: string;
  now: number;
}

/** The use of a code that was right before: its batch looks once more whether it is still valid. */
export function useCode({ now }: Pick<Services, "now">, id: string): CodeUse {
  return { id, request: crypto.randomUUID(), now: now() };
}

/**
 * Counts a try at the code of an address. The use of it that may follow, or null: unknown, wrong,
 * expired, used up and used are all the same.
 */
export async function checkCode(
  { db, settings, logEvent, now }: Services,
  email: string,
  purpose: CodePurpose,
  code: string,
): Promise<CodeUse | null> {
  const id = (await findCodeId(db, email, purpose)) ?? "none";
  const hash = await hashCode(settings.CODE_PEPPER, purpose, email, id, code);
  const right = await tryCode(db, id, hash, now());
  logEvent(`${purpose} code`, right ? "right" : "wrong");
  return right ? useCode({ now }, id) : null;
}
