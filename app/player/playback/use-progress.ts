import { useEffect, useEffectEvent } from "react";
import type { Medium, Span } from "../medium/medium.ts";
import type { Queued } from "../queue/queue.ts";
import { saveQueuePosition } from "../queue/use-queue.ts";
import { savePosition } from "./positions.ts";

/** Milliseconds between writes of the position. */
const every = 2000;

interface Progress {
  entry: Queued | null;
  span: Span;
  onEnd: () => void;
  onError: () => void;
  /** Called for a video that does not answer. */
  onSilence: () => void;
}

/** Calls `onEnd`, `onError` and `onSilence` for the song in the medium, and stores the position in it. */
export function useProgress(medium: Medium | null, { entry, span, ...progress }: Progress) {
  const hearEnd = useEffectEvent(progress.onEnd);
  const hearError = useEffectEvent(progress.onError);
  const hearSilence = useEffectEvent(progress.onSilence);
  const saveTime = useEffectEvent(() => {
    if (!entry || !medium) return;
    saveQueuePosition(entry.key, medium.currentTime);
    savePosition(entry.song.id, medium.currentTime, span);
  });
  useEffect(() => {
    if (!medium) return;
    const handlers = {
      ended: () => hearEnd(),
      error: () => hearError(),
      // As `youtube-medium.ts` names it, which is loaded with the first video.
      silent: () => hearSilence(),
      pause: () => saveTime(),
      seeked: () => saveTime(),
    };
    for (const [name, hear] of Object.entries(handlers)) medium.addEventListener(name, hear);
    const timer = setInterval(() => medium.paused || saveTime(), every);
    const leave = () => saveTime();
    window.addEventListener("pagehide", leave);
    return () => {
      for (const [name, hear] of Object.entries(handlers)) medium.removeEventListener(name, hear);
      clearInterval(timer);
      window.removeEventListener("pagehide", leave);
    };
  }, [medium]);
}
