import { useEffect, useEffectEvent, useState } from "react";
import type { LineLoop } from "../../../domain/songs/line-loop.ts";
import { type Medium, seekTo, type Span } from "../../../player/medium/medium.ts";

/** Seconds before the end of the lines at which it counts as reached. */
const near = 0.008;
/** Seconds behind it at which the listener has left the lines. */
const left = 0.5;

const events = ["play", "pause", "seeking", "seeked", "ratechange", "timeupdate"];

/**
 * Plays a part of a medium again and again, with a pause to repeat it in. Returns whether it is the listener's turn.
 * `onEnd` is called when it was heard as often as asked.
 */
export function useLineLoop(
  medium: Medium | null,
  span: Span | null,
  { times, gap, onEnd }: Pick<LineLoop, "times" | "gap"> & { onEnd: () => void },
): boolean {
  const [isPause, setPause] = useState(false);
  const end = useEffectEvent(onEnd);
  const { from, to } = span ?? { from: 0, to: 0 };
  useEffect(() => {
    if (!medium || to <= from) return;
    let heard = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** Whether the medium is paused for the listener's turn. */
    let isWaiting = false;
    const again = () => {
      isWaiting = false;
      setPause(false);
      seekTo(medium, from);
      medium.play().catch(() => {});
    };
    const reachEnd = () => {
      heard++;
      if (times > 0 && heard >= times) return end();
      const seconds = gap === "same" ? (to - from) / medium.playbackRate : gap;
      if (seconds === 0) return again();
      isWaiting = true;
      setPause(true);
      medium.pause();
      timer = setTimeout(again, seconds * 1000);
    };
    const plan = () => {
      // A listener who plays on, or goes elsewhere, does not wait.
      if (isWaiting && medium.paused && medium.currentTime >= to - left) return;
      if (isWaiting) {
        clearTimeout(timer);
        isWaiting = false;
        setPause(false);
        if (medium.currentTime >= to - near && medium.currentTime < to + left) return again();
      }
      clearTimeout(timer);
      const { currentTime, playbackRate, paused } = medium;
      if (paused || currentTime > to + left) return;
      if (to - currentTime <= near) reachEnd();
      else timer = setTimeout(plan, ((to - currentTime) / playbackRate) * 1000);
    };
    for (const name of events) medium.addEventListener(name, plan);
    plan();
    return () => {
      clearTimeout(timer);
      setPause(false);
      for (const name of events) medium.removeEventListener(name, plan);
    };
  }, [medium, from, to, times, gap]);
  return isPause;
}
