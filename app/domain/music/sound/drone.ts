import { ratioOf } from "./tuning.ts";
import type { SwaraName } from "../scale.ts";

/** What the first string of a tambura is tuned to, below the middle Sa: Pa, or Ma or Ni where a raaga has no Pa. */
export const droneTunings = ["P", "M1", "N3"] as const satisfies readonly SwaraName[];
export type DroneTuning = (typeof droneTunings)[number];

export interface Drone {
  /** The middle Sa in Hz. */
  sa: number;
  tuning: DroneTuning;
  /** About how many seconds from one stroke of the first string to the next: see `cycleSeconds`. */
  seconds: number;
}

/** The four strings in the order in which they are plucked: first string, middle Sa twice, low Sa. */
export const stringHertz = ({ sa, tuning }: Pick<Drone, "sa" | "tuning">): number[] => [
  sa * ratioOf({ name: tuning, octave: -1 }),
  sa,
  sa,
  sa / 2,
];

/** The strokes as shares of a cycle: after the low Sa, a tambura rests a little. */
const strokes = [0, 0.22, 0.44, 0.66];

/**
 * A string sounds on over the strokes of the others. The thread on the bridge lets its partials bloom one after
 * another: a higher one reaches its height later, and dies away sooner.
 */
const partialCount = 18;
const bloomSeconds = 0.045;
const longestDecay = 2.6;
const soundsFor = 5;
const rise = 0.006;
const peak = 0.8;

/**
 * Rounds a cycle to whole periods of every string, whatever it is tuned to: so a string that is plucked again meets
 * what still sounds of it in its own phase, and no frequency is bent by the repetition.
 */
export function cycleSeconds({ sa, seconds }: Pick<Drone, "sa" | "seconds">): number {
  const unit = 48 / sa;
  return Math.max(1, Math.round(seconds / unit)) * unit;
}

/**
 * Renders one cycle of a tambura, which repeats without a seam: what sounds on beyond its end is added to its
 * beginning. The samples lie within ±0.8.
 */
export function renderDrone(drone: Drone, sampleRate: number): Float32Array<ArrayBuffer> {
  const seconds = cycleSeconds(drone);
  const cycle = new Float32Array(Math.round(seconds * sampleRate));
  stringHertz(drone).forEach((hertz, string) => {
    const periods = Math.round(strokes[string]! * seconds * hertz);
    addString(cycle, Math.round((periods / hertz) * sampleRate), hertz, sampleRate);
  });
  const loudest = cycle.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return cycle.map((sample) => (sample * peak) / loudest);
}

/** Adds the sound of one stroke from sample `start` on. Sines follow by their recurrence, in double precision. */
function addString(cycle: Float32Array, start: number, hertz: number, sampleRate: number): void {
  const length = Math.round(soundsFor * sampleRate);
  for (let partial = 1; partial <= partialCount; partial++) {
    const step = (2 * Math.PI * hertz * partial) / sampleRate;
    if (step > 0.8 * Math.PI) return;
    const strength = 1 / partial ** 0.75;
    const decay = Math.exp(-1 / (sampleRate * (longestDecay / (1 + 0.16 * partial))));
    const bloom = 1 - Math.exp(-1 / (sampleRate * (rise + bloomSeconds * (partial - 1))));
    const twice = 2 * Math.cos(step);
    let [before, sine] = [-Math.sin(step), 0];
    let [fading, blooming] = [strength, 0];
    for (let at = 0; at < length; at++) {
      const into = (start + at) % cycle.length;
      const end = Math.min(1, (length - at) / (0.5 * sampleRate));
      cycle[into] = cycle[into]! + sine * fading * blooming * end;
      [before, sine] = [sine, twice * sine - before];
      fading *= decay;
      blooming += (1 - blooming) * bloom;
    }
  }
}
