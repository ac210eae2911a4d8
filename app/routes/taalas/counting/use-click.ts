import { useEffect, useRef, useState } from "react";
import { rhythmOf, usualTempo } from "../../../domain/music/taalas/beats.ts";
import { startAudio } from "../../../player/sounds/audio-context.ts";
import { loadPart } from "../../../ui/part.tsx";
import type { CyclePart } from "../../../domain/music/taalas/cycle.ts";

const usualNadai = 4;

/** Plays the clicks of a cycle. The sound code loads at the first press. */
export function useClick(parts: CyclePart[]) {
  const [tempo, setTempo] = useState(usualTempo);
  const [nadai, setNadai] = useState(usualNadai);
  const [isOn, setOn] = useState(false);
  const [akshara, setAkshara] = useState<number | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const stopClick = useRef(() => {});
  const press = useRef(0);
  useEffect(() => () => stopClick.current(), []);

  async function begin(chosenTempo: number, chosenNadai: number) {
    const own = ++press.current;
    setOn(true);
    try {
      const context = startAudio();
      const player = await loadPart(() => import("../../../player/sounds/click-player.ts"));
      await context.resume();
      if (own !== press.current) return;
      if (!player) throw new Error("No code to click.");
      stopClick.current();
      const rhythm = rhythmOf(parts, chosenTempo, chosenNadai);
      stopClick.current = player.playRhythm(context, rhythm, {
        onBeat: (beat) => setAkshara(beat.akshara),
      });
      setFailed(false);
    } catch {
      setFailed(true);
      setOn(false);
    }
  }

  function stop() {
    press.current++;
    stopClick.current();
    setOn(false);
    setAkshara(null);
  }

  return {
    tempo,
    nadai,
    isOn,
    akshara,
    hasFailed,
    start: () => void begin(tempo, nadai),
    stop,
    setTempo(next: number) {
      setTempo(next);
      if (isOn) void begin(next, nadai);
    },
    setNadai(next: number) {
      setNadai(next);
      if (isOn) void begin(tempo, next);
    },
  };
}
export type Click = ReturnType<typeof useClick>;
