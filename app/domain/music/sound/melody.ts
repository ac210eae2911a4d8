import type { Swara } from "../scale.ts";

/** A swara in time: both in aksharas. */
export interface Tone {
  at: number;
  length: number;
  swara: Pick<Swara, "name" | "octave">;
}

export interface Melody {
  tones: readonly Tone[];
  /** In aksharas. */
  length: number;
}

export interface PlannedTone {
  /** Seconds from the first beat. */
  time: number;
  seconds: number;
  /** Its position among the tones. */
  number: number;
}

/** Makes a melody of steps of equal length, where null prolongs the swara before. */
export function melodyOf(
  steps: readonly (Tone["swara"] | null)[],
  stepsInAkshara: number,
): Melody & { steps: number[] } {
  const starts = steps.flatMap((swara, step) => (swara ? [{ swara, step }] : []));
  const tones = starts.map(({ swara, step }, number) => ({
    at: step / stepsInAkshara,
    length: ((starts[number + 1]?.step ?? steps.length) - step) / stepsInAkshara,
    swara,
  }));
  return {
    tones,
    length: steps.length / stepsInAkshara,
    steps: starts.map(({ step }) => step),
  };
}

/**
 * Lists the tones that begin with `from` ≤ time < `to`, in seconds, of a melody that goes round. Each time is computed
 * from the number of its round, so that errors never add up.
 */
export function tonesBetween(
  { tones, length }: Melody,
  tempo: number,
  from: number,
  to: number,
): PlannedTone[] {
  const planned: PlannedTone[] = [];
  if (tones.length === 0 || length <= 0) return planned;
  const timeOf = (round: number, at: number) => ((round * length + at) * 60) / tempo;
  for (let round = Math.max(0, Math.floor((from * tempo) / 60 / length) - 1); ; round++) {
    if (timeOf(round, 0) >= to) return planned;
    for (const [number, tone] of tones.entries()) {
      const time = timeOf(round, tone.at);
      if (time >= from && time < to)
        planned.push({ time, seconds: (tone.length * 60) / tempo, number });
    }
  }
}
