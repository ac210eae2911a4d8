import { useEffect, useRef, useState } from "react";
import { loadPart } from "../../../ui/part.tsx";
import { useSoundChoice } from "../../../player/sounds/use-sound-choice.ts";

export interface Sounding {
  way: "up" | "down";
  at: number;
}

let context: AudioContext | undefined;

/** Plays swaras of a scale. The sound code loads at the first press. */
export function useScalePlayer() {
  const choice = useSoundChoice();
  const [sounding, setSounding] = useState<Sounding | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const stop = useRef(() => {});
  const press = useRef(0);
  useEffect(() => () => stop.current(), []);

  /** Plays a scale (`S R2 G3 P D2 S'`), or only its swara at index `only`. */
  async function play(way: Sounding["way"], scale: string, only?: number) {
    const own = ++press.current;
    try {
      // Some browsers allow sound only if it starts in the press itself, before any await.
      context ??= new AudioContext();
      const resumed = context.resume();
      const player = await loadPart(() => import("../../../player/sounds/scale-player.ts"));
      await resumed;
      if (own !== press.current) return;
      if (!player) throw new Error("No code to play.");
      const played = only === undefined ? scale : scale.split(/ +/)[only]!;
      setFailed(false);
      stop.current();
      stop.current = player.playSwaras(context, played, choice, (at) => {
        if (own === press.current || at !== null)
          setSounding(at === null ? null : { way, at: at + (only ?? 0) });
      });
    } catch {
      setFailed(true);
    }
  }

  function halt() {
    press.current++;
    stop.current();
    setSounding(null);
  }

  return { choice, sounding, hasFailed, play, halt };
}
