import { useEffect, useState } from "react";
import type { LineStart } from "../../domain/songs/line-times.ts";
import type { Medium } from "../medium/medium.ts";

/** Seconds before its time at which a line counts as begun: timers come a little early or late. */
const near = 0.01;

const events = ["play", "pause", "seeking", "seeked", "ratechange", "timeupdate"];

/**
 * Returns the line that is sung now in a medium; null before the first one. Uses timers: `timeupdate` comes only four
 * times a second.
 */
export function useLitLine(medium: Medium | null, starts: readonly LineStart[]): LineStart | null {
  const [lit, setLit] = useState<LineStart | null>(null);
  useEffect(() => {
    if (!medium || starts.length === 0) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const now = medium.currentTime;
      const next = starts.findIndex(({ at }) => at > now + near);
      setLit((next < 0 ? starts.at(-1) : starts[next - 1]) ?? null);
      if (next < 0 || medium.paused) return;
      timer = setTimeout(look, ((starts[next]!.at - now) / medium.playbackRate) * 1000);
    };
    for (const name of events) medium.addEventListener(name, look);
    look();
    return () => {
      clearTimeout(timer);
      for (const name of events) medium.removeEventListener(name, look);
      setLit(null);
    };
  }, [medium, starts]);
  return lit;
}
