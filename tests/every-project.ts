/** What both projects share: a project of vitest takes neither from the root. */
export const everyProject = {
  // One more than vitest takes by itself, which on two cores is one.
  maxWorkers: "100%",
  // For a busy machine, in milliseconds: what hangs fails all the same.
  testTimeout: 30_000,
};
