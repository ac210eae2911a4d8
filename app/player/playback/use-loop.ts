import { useCallback, useMemo, useState } from "react";
import type { Medium, Span } from "../medium/medium.ts";

/** The shortest loop, in seconds. */
const shortest = 0.2;

export type Loop = ReturnType<typeof useLoop>;

/** Manages the loop of the entry `key`: two points; the second starts it. `beginning` is the song's, in seconds. */
export function useLoop(medium: Medium | null, key: number, beginning: number) {
  const [points, setPoints] = useState<{ key: number; from: number | null; to: number | null }>();
  const { from, to } = points?.key === key ? points : { from: null, to: null };
  const span = useMemo<Span | null>(
    () => (from !== null && to !== null && to - from >= shortest ? { from, to } : null),
    [from, to],
  );
  const setFrom = useCallback(
    (seconds = medium?.currentTime ?? 0) =>
      setPoints({ key, from: seconds, to: to !== null && to - seconds >= shortest ? to : null }),
    [medium, key, to],
  );
  const setTo = useCallback(
    (seconds = medium?.currentTime ?? 0) => {
      const start = from !== null && seconds - from >= shortest ? from : beginning;
      setPoints({ key, from: start, to: seconds });
    },
    [medium, key, from, beginning],
  );
  const clear = useCallback(() => setPoints(undefined), []);
  return { from, to, span, setFrom, setTo, clear };
}
