import { stopMails } from "../../../data/records/following/follow.ts";
import { stopToken, userOfToken } from "../../../domain/records/following/follow-mail.ts";
import { hashToken, keyedHash } from "../../../lib/crypto.server.ts";
import type { Services } from "../../services.ts";

/** Returns the token that stops the mails of a user; it does not expire. */
export const makeStopToken = async (
  { settings }: Pick<Services, "settings">,
  userId: number,
): Promise<string> =>
  stopToken(userId, await keyedHash(settings.CODE_PEPPER, `stop news|${userId}`));

/** Stops the mails of the user whom a token names. Returns false if the token is not valid. */
export async function stopMailsByToken(services: Services, token: string): Promise<boolean> {
  const userId = userOfToken(token);
  if (userId === null) return false;
  const right = await makeStopToken(services, userId);
  // Hashes are compared, so that the time tells nothing.
  if ((await hashToken(token)) !== (await hashToken(right))) return false;
  const { ok } = await stopMails(services.db, userId);
  services.logEvent("news mails", ok ? "stopped" : "failed", userId);
  return ok;
}
