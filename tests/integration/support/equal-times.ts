import { expect } from "vitest";

type Name = "known" | "unknown";

const median = (times: number[]) => times.toSorted((a, b) => a - b)[times.length >> 1]!;

/** Turns that show whether a password is hashed, which takes a quarter of a second. */
export const hashingTurns = 8;

/**
 * Expects that a known and an unknown address take as long: medians of `turns` calls each, in turns, differ by at
 * most a quarter or 15 ms. A busy machine is slow at times; a real difference shows every time.
 */
export async function expectEqualTimes(
  ask: (name: Name) => Promise<Response>,
  prepare: () => Promise<unknown>,
  turns = 30,
): Promise<void> {
  const timeOf = async (name: Name) => {
    await prepare();
    const start = performance.now();
    await (await ask(name)).text();
    return performance.now() - start;
  };
  let apart = Infinity;
  for (let tries = 0; tries < 4 && apart > 1; tries++) {
    const times: Record<Name, number[]> = { known: [], unknown: [] };
    for (let turn = 0; turn < turns; turn++) {
      // Work after a response slows the next request.
      const names: Name[] = turn % 2 ? ["known", "unknown"] : ["unknown", "known"];
      for (const name of names) times[name].push(await timeOf(name));
    }
    const [one, other] = [median(times.known), median(times.unknown)];
    apart = Math.abs(one - other) / Math.max(15, Math.min(one, other) / 4);
  }
  expect(apart).toBeLessThanOrEqual(1);
}
