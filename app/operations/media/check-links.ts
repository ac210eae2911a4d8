import { listVideosToCheck, saveChecks } from "../../data/media/link-checks.ts";
import { youTubeAddress } from "../../domain/media/media-url.ts";
import type { IncompleteJob } from "../../domain/records/incomplete-job.ts";
import type { Services } from "../services.ts";

const batchSize = 20;
const timeout = 5000;

/** Whether YouTube has a video and allows embedding it; null if YouTube could not be reached. */
async function isAvailable(request: typeof fetch, videoId: string): Promise<boolean | null> {
  const query = new URLSearchParams({ url: youTubeAddress(videoId), format: "json" });
  try {
    const response = await request(`https://www.youtube.com/oembed?${query}`, {
      signal: AbortSignal.timeout(timeout),
    });
    await response.body?.cancel();
    if (response.ok) return true;
    return [400, 401, 403, 404, 410].includes(response.status) ? false : null;
  } catch {
    return null;
  }
}

/** Scheduled job: the third failure in a row marks a video unavailable. Stops if YouTube fails. Returns how many checked. */
export async function checkLinks(
  { db, now }: Services,
  request: typeof fetch,
): Promise<number | IncompleteJob> {
  const checks: { id: number; videoId: string; available: boolean }[] = [];
  let isReachable = true;
  for (const { id, videoId } of await listVideosToCheck(db, now(), batchSize)) {
    const available = await isAvailable(request, videoId);
    if (available === null) {
      isReachable = false;
      break;
    }
    checks.push({ id, videoId, available });
  }
  if (checks.length > 0) await saveChecks(db, checks, now());
  if (!isReachable) return { done: checks.length, unreachable: "YouTube" };
  return checks.length;
}
