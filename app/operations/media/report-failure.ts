import { recordPlayFailure } from "../../data/media/play-failures.ts";
import { keyedHash } from "../../lib/crypto.server.ts";
import type { Services } from "../services.ts";

/** Records that a song's video did not play for the visitor at an address, of which a keyed hash is stored. */
export async function reportPlayFailure(
  { db, settings, now }: Pick<Services, "db" | "settings" | "now">,
  songId: number,
  clientAddress: string,
): Promise<void> {
  const visitor = await keyedHash(settings.CODE_PEPPER, `play failure|${clientAddress}`);
  await recordPlayFailure(db, { songId, visitor, now: now() });
}
