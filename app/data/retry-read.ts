/** Transient failures, as D1's documentation words them ("Retry queries"). */
const transient =
  /Network connection lost|storage caused object to be reset|reset because its code was updated/;

/** Milliseconds before the second and the third attempt. */
const pauses = [50, 250];

/** Whether SQLite can only read by this statement. */
const isRead = (sql: string) =>
  /^\s*select\b/i.test(sql) ||
  (/^\s*with\b/i.test(sql) && !/\b(insert|update|delete|replace)\b/i.test(sql));

/** Retries after a transient error if all statements only read (a failed write may be stored). Throws the last error. */
export async function retryRead<T>(
  error: unknown,
  statements: string[],
  ask: () => Promise<T>,
): Promise<T> {
  let last = error;
  if (!statements.every(isRead)) throw last;
  for (const pause of pauses) {
    if (!(last instanceof Error) || !transient.test(last.message)) break;
    await new Promise((resolve) => setTimeout(resolve, pause));
    try {
      return await ask();
    } catch (failure) {
      last = failure;
    }
  }
  throw last;
}
