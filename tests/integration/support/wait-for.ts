import { vi } from "vitest";

/** Repeats `look` until it passes, for longer than vitest's one second, which a busy machine may need alone. */
export const waitFor = <T>(look: () => Promise<T>): Promise<T> =>
  vi.waitFor(look, { timeout: 30_000 });
