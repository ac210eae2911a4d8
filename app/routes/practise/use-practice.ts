import { useEffect, useState } from "react";
import { melodyOf } from "../../domain/music/sound/melody.ts";
import { pitchHertz } from "../../domain/music/sound/tuning.ts";
import { type Beat, rhythmOf } from "../../domain/music/taalas/beats.ts";
import { inKalai, type Keeping } from "../../domain/music/taalas/cycle.ts";
import type { Step } from "../../domain/music/theory/patterns.ts";
import { startAudio } from "../../player/sounds/audio-context.ts";
import { useSoundChoice } from "../../player/sounds/use-sound-choice.ts";
import { loadPart } from "../../ui/part.tsx";
import { eduppuOf, useSettings } from "../../player/sounds/practice-settings.ts";

type Sounding = { kind: "beat" } | { kind: "pattern"; steps: Step[] };

/**
 * Plays the beat of a taala, by the way it is kept, or a pattern with or without it, in one time; where no taala is kept,
 * patterns alone. What changes while it sounds begins it anew. The code for sound loads at the first press.
 */
export function usePractice(keeping: Keeping | null) {
  const settings = useSettings();
  const { shruti, cents } = useSoundChoice();
  const [sounding, setSounding] = useState<Sounding | null>(null);
  const [beat, setBeat] = useState<Beat | null>(null);
  const [step, setStep] = useState<number | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const { tempo, nadai, kalai, voice, isCountedIn, speed, withBeat } = settings;
  const eduppu = eduppuOf(keeping ?? {}, settings);
  const keptParts = keeping?.parts;

  useEffect(() => {
    if (!sounding) return;
    let stops: (() => void)[] = [];
    let isOver = false;
    const begin = async () => {
      const context = startAudio();
      const [beats, melodies] = await Promise.all([
        loadPart(() => import("../../player/sounds/click-player.ts")),
        loadPart(() => import("../../player/sounds/melody-player.ts")),
      ]);
      await context.resume();
      if (isOver) return;
      if (!beats || !melodies) throw new Error("No code for sound.");
      const at = context.currentTime + 0.1;
      const pitch = { shruti, cents };
      const isPattern = sounding.kind === "pattern";
      const parts = keptParts && (!isPattern || withBeat) ? inKalai(keptParts, kalai) : [];
      const actions = parts.flatMap((part) => part.actions);
      const countIn = isCountedIn ? actions.length : 0;
      const rhythm = { ...rhythmOf(parts, tempo, nadai), countIn, eduppu: eduppu || undefined };
      const voices = {
        click: { kind: "click" },
        clap: { kind: "clap", actions },
        solkattu: { kind: "solkattu", hertz: pitchHertz(pitch) },
      } as const;
      if (actions.length > 0)
        stops.push(
          beats.playRhythm(context, rhythm, { begin: at, onBeat: setBeat, voice: voices[voice] }),
        );
      if (isPattern) {
        const melody = melodyOf(sounding.steps, speed);
        stops.push(
          melodies.playMelody(context, melody, {
            pitch,
            tempo,
            begin: at + (countIn * 60) / tempo,
            onTone: (number) => setStep(melody.steps[number]!),
          }),
        );
      }
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
