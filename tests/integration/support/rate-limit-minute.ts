/** Milliseconds that a test of a limit needs. */
const needed = 20_000;
const minute = 60_000;

/**
 * Resolves when the minute of the rate limits has a while to go. The local runtime counts from each full
 * minute of the clock on: a test that ran over its end would see one try more let through.
 */
export async function waitForEarlyMinute(): Promise<void> {
  const left = minute - (Date.now() % minute);
  if (left < needed) await new Promise((done) => setTimeout(done, left + 100));
}
