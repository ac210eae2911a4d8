import { expect, test } from "vitest";
import { nadais } from "../taalas/beats.ts";
import { solkattuOf, syllables } from "../taalas/solkattu.ts";
import { renderSyllable } from "./syllable.ts";

const sampleRate = 22_050;
const render = (syllable: (typeof syllables)[number], seconds = 1, hertz = 150) =>
  renderSyllable(syllable, { hertz, seconds, sampleRate });

/** Measures the strength of a frequency in a part of a sound. */
function strengthAt(samples: Float32Array, hertz: number): number {
  let [real, imaginary] = [0, 0];
  samples.forEach((sample, at) => {
    const angle = (2 * Math.PI * hertz * at) / sampleRate;
    real += sample * Math.cos(angle);
    imaginary += sample * Math.sin(angle);
  });
  return Math.hypot(real, imaginary);
}

/** The strongest harmonic of 150 Hz between two frequencies, in the middle of the vowel. */
function resonance(samples: Float32Array, low: number, high: number): number {
  const vowel = samples.subarray(samples.length * 0.4, samples.length * 0.8);
  const harmonics = Array.from({ length: 24 }, (_, at) => (at + 1) * 150).filter(
    (hertz) => hertz >= low && hertz <= high,
  );
  return harmonics.reduce((best, hertz) =>
    strengthAt(vowel, hertz) > strengthAt(vowel, best) ? hertz : best,
  );
}

test("every nadai has a syllable for each of its pulses", () => {
  for (const { pulses } of nadais) expect(solkattuOf(pulses)).toHaveLength(pulses);
});

test.each(syllables)("%s neither clips nor clicks, and is no longer than its pulse", (syllable) => {
  for (const seconds of [0.05, 1]) {
    const samples = render(syllable, seconds);
    expect(samples.length / sampleRate).toBeLessThanOrEqual(Math.min(seconds, 0.21) + 1e-4);
    expect(Math.max(...samples.map(Math.abs))).toBeCloseTo(0.8, 3);
    expect(Math.abs(samples.at(-1)!)).toBeLessThan(0.02);
  }
});

test("vowels have their resonances", () => {
  for (const syllable of ["ta", "ka", "Ta"] as const) {
    expect(resonance(render(syllable), 300, 1000)).toBe(750);
    expect(resonance(render(syllable), 1050, 1800)).toBe(1200);
  }
  for (const syllable of ["ki", "dhi", "mi"] as const) {
    expect(resonance(render(syllable), 150, 1000)).toBe(300);
    expect(resonance(render(syllable), 1500, 2700)).toBe(2250);
  }
});

test("plosives begin with a burst, m with a hum", () => {
  const noiseOf = (syllable: (typeof syllables)[number]) => {
    const start = render(syllable).subarray(0, 0.012 * sampleRate);
    return [2000, 2500, 3000, 3500].reduce((sum, hertz) => sum + strengthAt(start, hertz), 0);
  };
  for (const syllable of ["ta", "Ta", "ki"] as const)
    expect(noiseOf(syllable)).toBeGreaterThan(3 * noiseOf("mi"));
});

test("is spoken at the pitch that is asked for", () => {
  for (const hertz of [131, 247]) {
    const vowel = render("ta", 1, hertz).subarray(2000, 3000);
    const strengths = [0.8, 1, 1.2].map((ratio) => strengthAt(vowel, hertz * ratio));
    expect(strengths[1]).toBe(Math.max(...strengths));
  }
});
