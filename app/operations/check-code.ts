import { type CodePurpose, findCodeId, tryCode } from "../data/codes.ts";
import { hashCode } from "./send-code.ts";
import type { Services } from "./services.ts";

/**
 * Counts a try at the code of an address. The use of it that may follow, or null: unknown, wrong,
 * expired, used up and used are all the same.
 */
export async function checkCode(
  { db, settings, note, now }: Services,
  email: string,
  purpose: CodePurpose,
  code: string,
): Promise<{ id: string; request: string; now: number } | null> {
  const id = (await findCodeId(db, email, purpose)) ?? "none";
  const hash = await hashCode(settings.CODE_PEPPER, purpose, email, id, code);
  const right = await tryCode(db, id, hash, now());
  note(`${purpose} code`, right ? "right" : "wrong");
  return right ? { id, request: crypto.randomUUID(), now: now() } : null;
}
