import { useEffect, useState } from "react";
import type { LineStart } from "../../domain/songs/line-times.ts";
import { followMedium } from "../medium/follow-medium.ts";
import type { Medium } from "../medium/medium.ts";

/** Seconds before its time at which a line counts as begun: timers come a little early or late. */
const near = 0.01;

/** Tells which line is sung in a medium; null before the first one. Returns a function that ends it. */
export function followLines(
  medium: Medium,
  starts: readonly LineStart[],
  onLine: (line: LineStart | null) => void,
): () => void {
  return followMedium(medium, () => {
    const next = starts.findIndex(({ at }) => at > medium.currentTime + near);
    onLine((next < 0 ? starts.at(-1) : starts[next - 1]) ?? null);
    return starts[next]?.at ?? null;
  });
}

/** Returns the line that is sung now in a medium; null before the first one. */
export function useLitLine(medium: Medium | null, starts: readonly LineStart[]): LineStart | null {
  const [lit, setLit] = useState<LineStart | null>(null);
  useEffect(() => {
    if (!medium || starts.length === 0) return;
    const stop = followLines(medium, starts, setLit);
    return () => {
      stop();
      setLit(null);
    };
  }, [medium, starts]);
  return lit;
}
