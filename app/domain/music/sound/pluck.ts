import { addHeldTone } from "./held-tone.ts";

/** Relative strengths of a plucked string's partials, and how fast each dies away (per second). */
const partials = [
  [1, 1.6],
  [0.62, 2.2],
  [0.42, 3],
  [0.26, 4],
  [0.16, 5.5],
  [0.1, 7],
] as const;
const peak = 0.85 / partials.reduce((sum, [strength]) => sum + strength, 0);

/** In seconds: the rise of a stroke, the fall at its end, and the longest slide from the swara before. */
const rise = 0.004;
const fall = 0.012;
const longestSlide = 0.07;
const widestSlide = 9 / 8;

export interface Phrase {
  frequencies: readonly number[];
  seconds: number;
  sampleRate: number;
  /** The frequency of a tone that is held below the swaras; null for none. */
  drone: number | null;
}

/**
 * Renders a phrase of plucked swaras, each with a short slide from the one before. Samples lie within ±0.85, within ±1
 * with a drone.
 */
export function renderPhrase({
  frequencies,
  seconds,
  sampleRate,
  drone,
}: Phrase): Float32Array<ArrayBuffer> {
  const each = Math.round(seconds * sampleRate);
  const samples = new Float32Array(each * frequencies.length);
  frequencies.forEach((frequency, at) => {
    const before = frequencies[at - 1] ?? frequency;
    const from = Math.min(Math.max(before, frequency / widestSlide), frequency * widestSlide);
    pluck(samples.subarray(at * each, (at + 1) * each), from, frequency, sampleRate);
  });
  if (drone !== null) addHeldTone(samples, drone, sampleRate);
  return samples;
}

/** Writes one stroke, from rest to rest. Partials follow from the first by the recurrence of sines of multiple angles. */
function pluck(into: Float32Array, from: number, to: number, sampleRate: number): void {
  const slide = Math.min(longestSlide * sampleRate, into.length / 5);
  const strengths = partials.map(([strength]) => strength * peak);
  const decays = partials.map(([, perSecond]) => Math.exp(-perSecond / sampleRate));
  let phase = 0;
  for (let at = 0; at < into.length; at++) {
    const hertz = at < slide ? to * (from / to) ** (1 - at / slide) : to;
    phase += (2 * Math.PI * hertz) / sampleRate;
    const twice = 2 * Math.cos(phase);
    let [lower, sine, sum] = [0, Math.sin(phase), 0];
    for (let k = 0; k < strengths.length; k++) {
      sum += sine * strengths[k]!;
      strengths[k]! *= decays[k]!;
      [lower, sine] = [sine, twice * sine - lower];
    }
    const edge = Math.min(at / (rise * sampleRate), (into.length - at) / (fall * sampleRate), 1);
    into[at] = sum * edge;
  }
}
