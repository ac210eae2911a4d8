import { useEffect, useEffectEvent } from "react";
import type { Medium, Span } from "../medium/medium.ts";
import type { Queued } from "../queue/queue.ts";
import { keepQueuePlace } from "../queue/use-queue.ts";
import { keepPlace } from "./places.ts";

/** Milliseconds after which the place is written down again. */
const every = 2000;

interface Progress {
  entry: Queued | null;
  span: Span;
  onEnd: () => void;
  onError: () => void;
}

/** Hears when a song ends or cannot be had, and remembers the place in it. */
export function useProgress(medium: Medium | null, { entry, span, onEnd, onError }: Progress) {
  const hearEnd = useEffectEvent(onEnd);
  const hearError = useEffectEvent(onError);
  const keepTime = useEffectEvent(() => {
    if (!entry || !medium) return;
    keepQueuePlace(entry.key, medium.currentTime);
    keepPlace(entry.song.id, medium.currentTime, span);
  });
  useEffect(() => {
    if (!medium) return;
    const heard = {
      ended: () => hearEnd(),
      error: () => hearError(),
      pause: () => keepTime(),
      seeked: () => keepTime(),
    };
    for (const [name, hear] of Object.entries(heard)) medium.addEventListener(name, hear);
    const timer = setInterval(() => medium.paused || keepTime(), every);
    const leave = () => keepTime();
    window.addEventListener("pagehide", leave);
    return () => {
      for (const [name, hear] of Object.entries(heard)) medium.removeEventListener(name, hear);
      clearInterval(timer);
      window.removeEventListener("pagehide", leave);
    };
  }, [medium]);
}
