import type { Page } from "./test.ts";

/** A jump at a loop's end: the last position before and the first one after it, in seconds. */
export interface Turn {
  last: number;
  first: number;
}

/** Observes the audio or video until it has jumped back `count` times, or for 15 seconds. Returns the jumps. */
export function hearTurns(page: Page, count: number): Promise<Turn[]> {
  return page
    .locator(".player :is(audio, video)")
    .evaluate(async (medium: HTMLMediaElement, enough) => {
      const turns: Turn[] = [];
      let before = medium.currentTime;
      const until = performance.now() + 15_000;
      while (turns.length < enough && performance.now() < until) {
        await new Promise((resolve) => setTimeout(resolve, 4));
        const now = medium.currentTime;
        if (now < before) turns.push({ last: before, first: now });
        before = now;
      }
      return turns;
    }, count);
}

/** Presses a key that sets a point of the loop; returns where the medium was at that moment, in seconds. */
export function pressPoint(page: Page, key: "[" | "]"): Promise<number> {
  return page.locator(".player :is(audio, video)").evaluate((medium: HTMLMediaElement, pressed) => {
    const { currentTime } = medium;
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: pressed, bubbles: true }));
    return currentTime;
  }, key);
}

/**
 * Returns how far jumps are from the loop's points, in seconds: the median, as a browser on a busy machine wakes late now
 * and then.
 */
export function usualDistance(turns: Turn[], { from, to }: { from: number; to: number }): number {
  const distances = turns.map(({ last, first }) =>
    Math.max(Math.abs(last - to), Math.abs(first - from)),
  );
  return distances.toSorted((one, other) => one - other)[Math.floor(turns.length / 2)]!;
}
