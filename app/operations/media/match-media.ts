import { matchKeys } from "../../data/media/media-match.ts";
import { logError } from "../../lib/log.server.ts";
import type { Services } from "../services.ts";

/** Younger objects may still lack their row. */
const settledAfter = 24 * 3600_000;
const maxDeletions = 100;

interface Match {
  known: number;
  /** Objects without a row, old enough to have one. */
  orphans: number;
  deleted: number;
  missing: number;
}

/** Weekly cron job: deletes objects without a row, unless most are: then the database is wrong. */
export async function matchMedia(
  { db, bucket, logEvent, now }: Pick<Services, "db" | "logEvent" | "now"> & { bucket: R2Bucket },
  pageSize = 1000,
): Promise<Match> {
  const started = now();
  const before = started - settledAfter;
  const match: Match = { known: 0, orphans: 0, deleted: 0, missing: 0 };
  const orphanKeys: string[] = [];
  let after = "";
  let cursor: string | undefined;
  do {
    const list = await bucket.list({ limit: pageSize, cursor });
    const uploaded = new Map(list.objects.map((object) => [object.key, object.uploaded.getTime()]));
    const last = list.truncated ? (list.objects.at(-1)?.key ?? after) : null;
    const page = { keys: [...uploaded.keys()], after, last };
    const found = await matchKeys(db, page, { before, now: started });
    const orphans = found.withoutRow.filter((key) => uploaded.get(key)! < before);
    match.known += uploaded.size - found.withoutRow.length;
    match.orphans += orphans.length;
    match.missing += found.withoutObject.length;
    orphanKeys.push(...orphans.slice(0, maxDeletions - orphanKeys.length));
    for (const id of found.withoutObject) logError("media match", `the object of ${id} is gone`);
    after = last ?? after;
    cursor = list.truncated ? list.cursor : undefined;
  } while (cursor);
  if (match.orphans > maxDeletions && match.orphans > match.known)
    logError("media match", `${match.orphans} objects of no row, ${match.known} of one: none goes`);
  else if (orphanKeys.length > 0) {
    await bucket.delete(orphanKeys);
    match.deleted = orphanKeys.length;
  }
  logEvent("media match", JSON.stringify(match));
  return match;
}
