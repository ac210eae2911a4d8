import { listVideosToCheck, noteChecks } from "../../data/media/link-checks.ts";
import { youTubeAddress } from "../../domain/media/media-url.ts";
import type { Services } from "../services.ts";

const atOnce = 20;
const patience = 5000;

/** Whether YouTube knows a video that others may embed; null when it could not be asked. */
async function isThere(ask: typeof fetch, videoId: string): Promise<boolean | null> {
  const query = new URLSearchParams({ url: youTubeAddress(videoId), format: "json" });
  try {
    const answer = await ask(`https://www.youtube.com/oembed?${query}`, {
      signal: AbortSignal.timeout(patience),
    });
    await answer.body?.cancel();
    if (answer.ok) return true;
    return [400, 401, 403, 404, 410].includes(answer.status) ? false : null;
  } catch {
    return null;
  }
}

/**
 * The scheduled job: asks YouTube after a few videos. Three failures in a row mark a song's medium as
 * unavailable. Stops without a word where the network, or YouTube, does not answer. `ask` fetches.
 */
export async function checkLinks({ db, now }: Services, ask: typeof fetch): Promise<void> {
  const checks: { id: number; videoId: string; there: boolean }[] = [];
  for (const { id, videoId } of await listVideosToCheck(db, now(), atOnce)) {
    const there = await isThere(ask, videoId);
    if (there === null) break;
    checks.push({ id, videoId, there });
  }
  if (checks.length > 0) await noteChecks(db, checks, now());
}
