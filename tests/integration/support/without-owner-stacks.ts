import * as react from "react";

/**
 * React's development build, whose warnings fail a test, notes for each element where it was made: more than half of
 * the time that a page takes. It stops after ten thousand; here it never begins, and warns all the same.
 */
const internals: object | undefined = Object.entries(react).find(([name]) =>
  name.startsWith("__CLIENT_INTERNALS"),
)?.[1];
if (!internals || !("recentlyCreatedOwnerStacks" in internals))
  throw new Error("React counts its owner stacks elsewhere: say where, or take this file out.");
Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
  get: () => Infinity,
  set: () => {},
});
