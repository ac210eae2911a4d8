import type { Medium } from "./medium.ts";

const events = ["play", "pause", "seeking", "seeked", "ratechange", "timeupdate"];

/**
 * Calls `look` when a medium begins, stops, is elsewhere, or has come to the time that `look` has returned last, in
 * seconds of the medium; null for none. Uses timers: `timeupdate` comes only four times a second. Returns a function that
 * ends it.
 */
export function followMedium(medium: Medium, look: () => number | null): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = () => {
    clearTimeout(timer);
    const next = look();
    // The end of a medium is infinite until it is known.
    if (next === null || next === Infinity || medium.paused) return;
    timer = setTimeout(follow, ((next - medium.currentTime) / medium.playbackRate) * 1000);
  };
  for (const name of events) medium.addEventListener(name, follow);
  follow();
  return () => {
    clearTimeout(timer);
    for (const name of events) medium.removeEventListener(name, follow);
  };
}
