import {
  findByToken,
  writeConfirmation,
} from "../../../data/records/suggesting/confirm-suggestion.ts";
import { hashToken } from "../../../lib/crypto.server.ts";
import type { Services } from "../../services.ts";
import { deliverMail } from "../../users/deliver-mail.ts";
import { draftAnswer } from "./draft-answer.ts";

/**
 * Confirms the address of a visitor who made a suggestion; if it was decided before, the answer is sent now. Returns
 * false if the token is unknown, used or expired.
 */
export async function confirmSuggestion(
  services: Services,
  token: string,
  tries = 1,
): Promise<boolean> {
  const { db, now, defer } = services;
  const at = now();
  const tokenHash = await hashToken(token);
  const found = await findByToken(db, tokenHash, at);
  if (!found) return false;
  const { status, decisionReason: reason } = found;
  const answer =
    status === "open" ? null : await draftAnswer(services, { ...found, status, reason });
  const written = await writeConfirmation(db, tokenHash, { now: at, answer });
  if (!written.ok && written.reason === "outdated" && tries === 1)
    return confirmSuggestion(services, token, 2);
  if (written.ok && answer) defer(deliverMail(services, answer.id));
  return written.ok;
}
