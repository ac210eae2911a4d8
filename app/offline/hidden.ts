import { renewThing } from "./keep.ts";
import { forgetVisitsBefore } from "./pages.ts";
import { readRecord, writeRecord } from "./store.ts";
import { listThings, sweep } from "./things.ts";

const address = "/hidden.json";
const record = "/hidden";
const hour = 3_600_000;

/** When the archive was asked last, and when it had hidden something last, in milliseconds since 1970. */
interface Known {
  askedAt: number;
  hiddenAt: number;
}

/**
 * Asks the archive, once an hour, whether it has hidden something for a rights holder. If it has, what is kept is
 * renewed, which leaves out what is no longer there, and pages that were visited before are forgotten.
 */
export async function forgetHidden(): Promise<void> {
  const known = await readRecord<Known>(record);
  const now = Date.now();
  if (known && known.askedAt > now - hour) return;
  const response = await fetch(address, { cache: "no-cache" });
  if (!response.ok) return;
  const { at: hiddenAt } = await response.json<{ at: number }>();
  if (hiddenAt > (known?.hiddenAt ?? 0)) {
    await forgetVisitsBefore(hiddenAt);
    for (const thing of await listThings()) await renewThing(thing);
    await sweep();
  }
  await writeRecord(record, { askedAt: now, hiddenAt } satisfies Known);
}
