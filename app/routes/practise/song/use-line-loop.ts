import { useEffect, useEffectEvent, useState } from "react";
import type { LineLoop } from "../../../domain/songs/line-loop.ts";
import type { Medium, Span } from "../../../player/medium/medium.ts";
import { loopLines } from "./loop-lines.ts";

/**
 * Plays a part of a medium again and again, with a pause to repeat it in. Returns whether it is the listener's turn.
 * `onEnd` is called when it was heard as often as asked.
 */
export function useLineLoop(
  medium: Medium | null,
  span: Span | null,
  { times, gap, onEnd }: Pick<LineLoop, "times" | "gap"> & { onEnd: () => void },
): boolean {
  const [isTurn, setTurn] = useState(false);
  const end = useEffectEvent(onEnd);
  const { from, to } = span ?? { from: 0, to: 0 };
  useEffect(() => {
    if (!medium || to <= from) return;
    return loopLines(medium, { from, to }, { times, gap, onTurn: setTurn, onEnd: () => end() });
  }, [medium, from, to, times, gap]);
  return isTurn;
}
