import { useEffect, useEffectEvent } from "react";
import { followMedium } from "./follow-medium.ts";
import type { Medium, Span } from "./medium.ts";

/** Seconds before a stop at which it counts as reached. */
const near = 0.008;

interface Stops {
  loop: Span | null;
  end: number | null;
  onEnd: () => void;
}

/** Jumps back at a loop's end, calls `onEnd` at `end`. Returns a function that ends it. */
export function stopAt(medium: Medium, { loop, end, onEnd }: Stops): () => void {
  return followMedium(medium, () => {
    if (medium.paused) return null;
    const { currentTime } = medium;
    // A listener who seeks past the loop has left it.
    const isLoop = loop !== null && currentTime < loop.to + 0.5;
    const stop = isLoop ? loop.to : end;
    if (stop === null || stop - currentTime > near) return stop;
    if (isLoop) medium.currentTime = loop.from;
    else onEnd();
    return null;
  });
}

/** Jumps back at a loop's end, calls `onEnd` at `end`. */
export function useStops(medium: Medium | null, { loop, end, onEnd }: Stops) {
  const reachEnd = useEffectEvent(onEnd);
  useEffect(() => {
    if (!medium || (!loop && end === null)) return;
    return stopAt(medium, { loop, end, onEnd: () => reachEnd() });
  }, [medium, loop, end]);
}
