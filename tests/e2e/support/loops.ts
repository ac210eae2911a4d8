import type { Page } from "./test.ts";

/** Where a loop turned back: the last place that was heard before, and the first one after, in seconds. */
export interface Turn {
  last: number;
  first: number;
}

/** Listens for `duration` milliseconds; returns where the audio or video went back. */
export function hearTurns(page: Page, duration: number): Promise<Turn[]> {
  return page
    .locator(".player :is(audio, video)")
    .evaluate(async (medium: HTMLMediaElement, length) => {
      const turns: Turn[] = [];
      let before = medium.currentTime;
      const until = performance.now() + length;
      while (performance.now() < until) {
        await new Promise((resolve) => setTimeout(resolve, 4));
        const now = medium.currentTime;
        if (now < before) turns.push({ last: before, first: now });
        before = now;
      }
      return turns;
    }, duration);
}

export const spread = (values: number[]) => Math.max(...values) - Math.min(...values);
