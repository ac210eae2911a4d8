/** Settings of both vitest projects, which a project does not inherit from the root. */
export const everyProject = {
  // One more than vitest takes by itself, which on two cores is one.
  maxWorkers: "100%",
  // Long enough for a busy machine, in milliseconds.
  testTimeout: 120_000,
  hookTimeout: 120_000,
};
