import { matchKeys } from "../../data/media/media-match.ts";
import { logError } from "../../lib/log.server.ts";
import type { Services } from "../services.ts";

/** What is younger may be on its way; milliseconds. */
const settled = 24 * 3600_000;
/** So many objects go in one run. */
const most = 100;

interface Match {
  /** Objects that have their row. */
  known: number;
  /** Objects that have none, and are old enough to. */
  orphans: number;
  deleted: number;
  /** Files of songs whose object is gone. */
  missing: number;
}

/**
 * The weekly job: goes through all that R2 has, `atOnce` objects at a time, and compares it with the rows.
 * An object that no row knows goes; a file that is gone is told on the log, and its songs are marked as
 * unavailable. Where most objects are unknown it is the database that is wrong: then nothing goes.
 */
export async function matchMedia(
  { db, bucket, logEvent, now }: Pick<Services, "db" | "logEvent" | "now"> & { bucket: R2Bucket },
  atOnce = 1000,
): Promise<Match> {
  const started = now();
  const before = started - settled;
  const match: Match = { known: 0, orphans: 0, deleted: 0, missing: 0 };
  const goes: string[] = [];
  let after = "";
  let cursor: string | undefined;
  do {
    const list = await bucket.list({ limit: atOnce, cursor });
    const uploaded = new Map(list.objects.map((object) => [object.key, object.uploaded.getTime()]));
    const last = list.truncated ? (list.objects.at(-1)?.key ?? after) : null;
    const stretch = { keys: [...uploaded.keys()], after, last };
    const found = await matchKeys(db, stretch, { before, now: started });
    const orphans = found.withoutRow.filter((key) => uploaded.get(key)! < before);
    match.known += uploaded.size - found.withoutRow.length;
    match.orphans += orphans.length;
    match.missing += found.withoutObject.length;
    goes.push(...orphans.slice(0, most - goes.length));
    for (const id of found.withoutObject) logError("media match", `the object of ${id} is gone`);
    after = last ?? after;
    cursor = list.truncated ? list.cursor : undefined;
  } while (cursor);
  if (match.orphans > most && match.orphans > match.known)
    logError("media match", `${match.orphans} objects of no row, ${match.known} of one: none goes`);
  else if (goes.length > 0) {
    await bucket.delete(goes);
    match.deleted = goes.length;
  }
  logEvent("media match", JSON.stringify(match));
  return match;
}
