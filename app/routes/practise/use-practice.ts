import { useEffect, useState } from "react";
import { type Beat, rhythmOf } from "../../domain/music/taalas/beats.ts";
import { type CyclePart, inKalai } from "../../domain/music/taalas/cycle.ts";
import type { Step } from "../../domain/music/theory/patterns.ts";
import { startAudio } from "../../player/sounds/audio-context.ts";
import { useSoundChoice } from "../../player/sounds/use-sound-choice.ts";
import { loadPart } from "../../ui/part.tsx";
import { useSettings } from "./use-settings.ts";

type Sounding = { kind: "beat" } | { kind: "pattern"; steps: Step[] };

/**
 * Plays the beat of a taala, by its parts, or a pattern with or without it, in one time. What changes while it sounds begins it anew.
 * The code for sound loads at the first press.
 */
export function usePractice(keptParts: CyclePart[]) {
  const settings = useSettings();
  const { shruti, cents } = useSoundChoice();
  const [sounding, setSounding] = useState<Sounding | null>(null);
  const [beat, setBeat] = useState<Beat | null>(null);
  const [step, setStep] = useState<number | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const { tempo, nadai, kalai, voice, eduppu, isCountedIn, speed, withBeat } = settings;

  useEffect(() => {
    if (!sounding) return;
    let stops: (() => void)[] = [];
    let isOver = false;
    const begin = async () => {
      const context = startAudio();
      const [beats, patterns] = await Promise.all([
        loadPart(() => import("../../player/sounds/click-player.ts")),
        loadPart(() => import("../../player/sounds/pattern-player.ts")),
      ]);
      await context.resume();
      if (isOver) return;
      if (!beats || !patterns) throw new Error("No code for sound.");
      const at = context.currentTime + 0.1;
      const parts = inKalai(keptParts, kalai);
      const rhythm = {
        ...rhythmOf(parts, tempo, nadai),
        countIn: isCountedIn ? parts.flatMap(({ actions }) => actions).length : 0,
        eduppu: eduppu || undefined,
      };
      const isPattern = sounding.kind === "pattern";
      if (!isPattern || withBeat)
        stops.push(
          beats.playRhythm(context, rhythm, {
            begin: at,
            onBeat: setBeat,
            actions: voice === "clap" ? parts.flatMap(({ actions }) => actions) : undefined,
          }),
        );
      if (isPattern)
        stops.push(
          patterns.playPattern(
            context,
            { steps: sounding.steps, pitch: { shruti, cents }, seconds: 60 / tempo / speed },
            { begin: at + (withBeat ? (rhythm.countIn * 60) / tempo : 0), onStep: setStep },
          ),
        );
      setFailed(false);
    };
    begin().catch(() => {
      setFailed(true);
      setSounding(null);
    });
    return () => {
      isOver = true;
      for (const stop of stops) stop();
      stops = [];
      setBeat(null);
      setStep(null);
    };
  }, [
    sounding,
    keptParts,
    tempo,
    nadai,
    kalai,
    voice,
    eduppu,
    isCountedIn,
    speed,
    withBeat,
    shruti,
    cents,
  ]);

  return {
    beat,
    step: sounding?.kind === "pattern" ? (step ?? -1) : null,
    hasFailed,
    isBeatOn: sounding?.kind === "beat",
    startBeat: () => {
      startAudio();
      setSounding({ kind: "beat" });
    },
    startPattern: (steps: Step[]) => {
      startAudio();
      setSounding({ kind: "pattern", steps });
    },
    stop: () => setSounding(null),
  };
}
export type Practice = ReturnType<typeof usePractice>;
