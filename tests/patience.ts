/** How long a test may take on a busy machine, in milliseconds: what hangs fails all the same. */
export const testTimeout = 30_000;
