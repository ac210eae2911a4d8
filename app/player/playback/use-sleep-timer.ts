import { useEffect, useEffectEvent, useState } from "react";

/** Minutes, or the end of the song. */
export const sleepTimes = [15, 30, 60, "song"] as const;
export type SleepTime = (typeof sleepTimes)[number];

/** Calls `onSleep` when the time that the listener chose has passed. At the end of a song its player asks `endsHere`. */
export function useSleepTimer(onSleep: () => void) {
  const [time, setTime] = useState<SleepTime | null>(null);
  const sleep = useEffectEvent(() => {
    setTime(null);
    onSleep();
  });
  useEffect(() => {
    if (typeof time !== "number") return;
    const timer = setTimeout(() => sleep(), time * 60_000);
    return () => clearTimeout(timer);
  }, [time]);
  /** Whether nothing is to follow the song that has ended. The timer is then off. */
  const endsHere = () => {
    if (time !== "song") return false;
    setTime(null);
    return true;
  };
  return { time, setTime, endsHere };
}
