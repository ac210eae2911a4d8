import { archive } from "../../archive.ts";
import { listPagesToCheck, savePageChecks } from "../../data/media/linked-pages.ts";
import { isPublicAddress } from "../../domain/media/public-address.ts";
import type { Services } from "../services.ts";

/** A run asks 5 × 4 times at most. */
const batchSize = 5;
const maxRequests = 4;
const timeout = 10_000;

const headers = { "User-Agent": `${archive.title} (link check; ${archive.contact})` };

/**
 * Whether a page of another site does not answer: its site cannot be reached, fails, or no longer has it. A site that
 * refuses robots has answered, and so has one that leads elsewhere. Redirects are followed as far as they stay public;
 * no body is read. What is not public is never asked, and not called silent.
 */
async function isSilent(request: typeof fetch, address: string): Promise<boolean> {
  const signal = AbortSignal.timeout(timeout);
  let url = new URL(address);
  let method = "HEAD";
  for (let asked = 0; asked < maxRequests; asked++) {
    if (!isPublicAddress(url)) return false;
    let response: Response | null = null;
    try {
      response = await request(url, { method, headers, signal, redirect: "manual" });
      await response.body?.cancel();
    } catch {
      if (method === "GET" || signal.aborted) return true;
    }
    const to =
      response && response.status >= 300 && response.status < 400
        ? response.headers.get("Location")
        : null;
    if (to !== null && URL.canParse(to, url)) url = new URL(to, url);
    else if (response && response.status < 400) return false;
    else if (method === "HEAD") method = "GET";
    else return response === null || isGone(response.status);
  }
  return false;
}

/** Other statuses below 500 refuse an answer to robots, or to so many. */
const isGone = (status: number) => status === 404 || status === 410 || status >= 500;

/** Scheduled job: the third failure in a row marks a page of another site as silent. Returns how many it checked. */
export async function checkPages({ db, now }: Services, request: typeof fetch): Promise<number> {
  const checks: { address: string; isSilent: boolean }[] = [];
  for (const address of await listPagesToCheck(db, now(), batchSize))
    checks.push({ address, isSilent: await isSilent(request, address) });
  if (checks.length > 0) await savePageChecks(db, checks, now());
  return checks.length;
}
