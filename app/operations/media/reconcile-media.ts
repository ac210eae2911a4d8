import { compareKeys } from "../../data/media/compare-keys.ts";
import { logError } from "../../lib/log.server.ts";
import type { Services } from "../services.ts";

/** Younger objects may still lack their row. */
const settledAfter = 24 * 3600_000;
const maxDeletions = 100;

interface MediaComparison {
  known: number;
  orphans: number;
  deleted: number;
  missing: number;
}

/** Weekly cron job: deletes objects without a row. If most have none, it deletes nothing: the database must be wrong. */
export async function reconcileMedia(
  { db, bucket, logEvent, now }: Pick<Services, "db" | "logEvent" | "now"> & { bucket: R2Bucket },
  pageSize = 1000,
): Promise<MediaComparison> {
  const started = now();
  const before = started - settledAfter;
  const comparison: MediaComparison = { known: 0, orphans: 0, deleted: 0, missing: 0 };
  const orphanKeys: string[] = [];
  let after = "";
  let cursor: string | undefined;
  do {
    const list = await bucket.list({ limit: pageSize, cursor });
    const uploaded = new Map(list.objects.map((object) => [object.key, object.uploaded.getTime()]));
    const last = list.truncated ? (list.objects.at(-1)?.key ?? after) : null;
    const page = { keys: [...uploaded.keys()], after, last };
    const compared = await compareKeys(db, page, { before, now: started });
    const orphans = compared.withoutRow.filter((key) => uploaded.get(key)! < before);
    comparison.known += uploaded.size - compared.withoutRow.length;
    comparison.orphans += orphans.length;
    comparison.missing += compared.withoutObject.length;
    orphanKeys.push(...orphans.slice(0, maxDeletions - orphanKeys.length));
    for (const id of compared.withoutObject) logError("media match", `the object of ${id} is gone`);
    after = last ?? after;
    cursor = list.truncated ? list.cursor : undefined;
  } while (cursor);
  if (comparison.orphans > maxDeletions && comparison.orphans > comparison.known)
    logError(
      "media match",
      `${comparison.orphans} objects of no row, ${comparison.known} of one: none goes`,
    );
  else if (orphanKeys.length > 0) {
    await bucket.delete(orphanKeys);
    comparison.deleted = orphanKeys.length;
  }
  logEvent("media match", JSON.stringify(comparison));
  return comparison;
}
