import type { LineLoop } from "../../../domain/songs/line-loop.ts";
import { followMedium } from "../../../player/medium/follow-medium.ts";
import { type Medium, seekTo, type Span } from "../../../player/medium/medium.ts";

/** Seconds before the end of the lines at which it counts as reached. */
const near = 0.008;
/** Seconds behind it at which the listener has left the lines. */
const left = 0.5;
/** The same while the medium is paused for the listener: YouTube plays on for a moment. */
const leftInPause = 2;
/** Seconds by which a medium is further than it can have played: then the listener went there. */
const jump = 0.3;
/** Milliseconds in which a medium pauses: YouTube says later that it has. */
const settling = 500;

interface Options extends Pick<LineLoop, "times" | "gap"> {
  /** Is told whether it is the listener's turn. */
  onTurn: (isTurn: boolean) => void;
  /** Is called when the lines were heard as often as asked. */
  onEnd: () => void;
}

/**
 * Plays lines again and again, with a pause to repeat them in. Returns a function that ends it, and the pause: then the
 * lines play on from their beginning.
 */
export function loopLines(
  medium: Medium,
  { from, to }: Span,
  { times, gap, onTurn, onEnd }: Options,
): () => void {
  let heard = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When the medium was paused for the listener's turn; null if it is not. */
  let pausedAt: number | null = null;
  let last = { time: medium.currentTime, at: performance.now() };
  /** Whether the listener has gone to the line behind these, or begins with it. */
  let hasLeft = medium.paused;
  const isThere = () => medium.currentTime >= to - left && medium.currentTime <= to + leftInPause;
  const endPause = () => {
    clearTimeout(timer);
    pausedAt = null;
    onTurn(false);
  };
  const again = () => {
    seekTo(medium, from);
    medium.play().catch(() => {});
  };
  const reachEnd = () => {
    heard++;
    if (times > 0 && heard >= times) return onEnd();
    const seconds = gap === "same" ? (to - from) / medium.playbackRate : gap;
    if (seconds === 0) return again();
    pausedAt = performance.now();
    onTurn(true);
    medium.pause();
    timer = setTimeout(() => {
      endPause();
      again();
    }, seconds * 1000);
  };
  /** Whether the listener has gone to another place since the last look. */
  const hasJumped = () => {
    const now = { time: medium.currentTime, at: performance.now() };
    const played = ((now.at - last.at) / 1000) * medium.playbackRate;
    const hasIt = now.time - last.time > played + jump;
    last = now;
    return hasIt;
  };
  const stopFollowing = followMedium(medium, () => {
    const isElsewhere = hasJumped();
    hasLeft = medium.currentTime >= to - near && (hasLeft || isElsewhere);
    if (pausedAt !== null) {
      if (performance.now() - pausedAt < settling) return null;
      // A listener who plays on, or goes elsewhere, does not wait.
      if (medium.paused && isThere()) return null;
      endPause();
      if (isThere()) {
        again();
        return null;
      }
    }
    const { currentTime, paused } = medium;
    if (paused || currentTime > to + left) return null;
    if (to - currentTime > near) return to;
    if (!hasLeft) reachEnd();
    return null;
  });
  return () => {
    stopFollowing();
    if (pausedAt === null) return;
    endPause();
    // Elsewhere, the listener or another song has taken the medium.
    if (isThere()) again();
  };
}
