import { useEffect, useRef } from "react";
import type { Medium, Span } from "./medium.ts";

/** Seconds before a stop at which it counts as reached. */
const near = 0.008;

/** Jumps back at a loop's end, calls `onEnd` at `end`. Uses timers: `timeupdate` fires only four times a second. */
export function useStops(
  medium: Medium | null,
  { loop, end, onEnd }: { loop: Span | null; end: number | null; onEnd: () => void },
) {
  const latestOnEnd = useRef(onEnd);
  useEffect(() => {
    latestOnEnd.current = onEnd;
  });
  useEffect(() => {
    if (!medium || (!loop && end === null)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const reach = (isLoop: boolean) => {
      if (isLoop) medium.currentTime = loop!.from;
      else latestOnEnd.current();
    };
    const plan = () => {
      clearTimeout(timer);
      if (medium.paused) return;
      const { currentTime, playbackRate } = medium;
      // A listener who seeks past the loop has left it.
      const isLoop = loop !== null && currentTime < loop.to + 0.5;
      const stop = isLoop ? loop.to : end;
      if (stop === null) return;
      const remaining = stop - currentTime;
      if (remaining <= near) reach(isLoop);
      else timer = setTimeout(plan, (remaining / playbackRate) * 1000);
    };
    const events = ["play", "pause", "seeked", "seeking", "ratechange", "timeupdate"];
    for (const name of events) medium.addEventListener(name, plan);
    plan();
    return () => {
      clearTimeout(timer);
      for (const name of events) medium.removeEventListener(name, plan);
    };
  }, [medium, loop, end]);
}
