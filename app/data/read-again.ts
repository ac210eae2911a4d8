/** The failures that pass by themselves, as D1's documentation words them ("Retry queries"). */
const passing =
  /Network connection lost|storage caused object to be reset|reset because its code was updated/;

/** Milliseconds before the second and the third time. */
const pauses = [50, 250];

/** Only a statement of two kinds can be a read; one of the second may also write. */
const isRead = (query: string) =>
  /^\s*select\b/i.test(query) ||
  (/^\s*with\b/i.test(query) && !/\b(insert|update|delete|replace)\b/i.test(query));

/**
 * Asks D1 again after `error`, where that may have passed and all it was asked was to read: of a write
 * nobody knows whether it was done. Throws the last error.
 */
export async function readAgain<T>(
  error: unknown,
  queries: string[],
  ask: () => Promise<T>,
): Promise<T> {
  let last = error;
  if (!queries.every(isRead)) throw last;
  for (const pause of pauses) {
    if (!(last instanceof Error) || !passing.test(last.message)) break;
    await new Promise((resolve) => setTimeout(resolve, pause));
    try {
      return await ask();
    } catch (failure) {
      last = failure;
    }
  }
  throw last;
}
