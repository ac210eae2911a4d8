import { expect, test } from "vitest";
import { cycleSeconds, droneTunings, renderDrone, stringHertz } from "./drone.ts";
import { kattaiOf, pitchHertz, pitchOf, shrutiHertz, shrutis } from "./tuning.ts";

const rate = 22_050;
const cents = (ratio: number) => 1200 * Math.log2(ratio);

/** Measures the strength of a frequency in a sound that goes round `turns` times. */
function strengthAt(cycle: Float32Array, hertz: number, turns: number): number {
  const length = cycle.length * turns;
  let [real, imaginary] = [0, 0];
  for (let at = 0; at < length; at++) {
    const sample = cycle[at % cycle.length]! * (0.5 - 0.5 * Math.cos((2 * Math.PI * at) / length));
    const angle = (2 * Math.PI * hertz * at) / rate;
    real += sample * Math.cos(angle);
    imaginary += sample * Math.sin(angle);
  }
  return Math.hypot(real, imaginary);
}

/** Finds the strongest frequency within 12 cents of one that is expected, in steps of a cent, over two cycles. */
function measure(cycle: Float32Array, expected: number): number {
  let [best, strongest] = [0, 0];
  for (let beside = -12; beside <= 12; beside++) {
    const hertz = expected * 2 ** (beside / 1200);
    const strength = strengthAt(cycle, hertz, 2);
    if (strength > strongest) [best, strongest] = [hertz, strength];
  }
  return best;
}

const lowest = pitchHertz({ shruti: "C", cents: -50 });
const highest = pitchHertz({ shruti: "B", cents: 50 });

test.each([
  ...droneTunings.map((tuning) => ({ tuning, sa: shrutiHertz("D") })),
  { tuning: "P" as const, sa: lowest },
  { tuning: "N3" as const, sa: highest },
])(
  "the four strings sound within 2 cents, tuned to $tuning, with Sa at $sa Hz",
  ({ tuning, sa }) => {
    const drone = { sa, tuning, seconds: 3 };
    const cycle = renderDrone(drone, rate);
    for (const expected of new Set(stringHertz(drone)))
      expect(Math.abs(cents(measure(cycle, expected) / expected))).toBeLessThan(2);
  },
);

test("never clips, is never silent, and goes round without a click", () => {
  for (const shruti of ["C", "F#", "B"] as const)
    for (const seconds of [2.5, 6]) {
      const cycle = renderDrone({ sa: shrutiHertz(shruti), tuning: "P", seconds }, rate);
      const exact = cycleSeconds({ sa: shrutiHertz(shruti), seconds });
      expect(Math.abs(exact - seconds)).toBeLessThan(0.2);
      expect(cycle.length).toBe(Math.round(exact * rate));
      const loudest = cycle.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
      expect(loudest).toBeCloseTo(0.8, 3);
      const tenth = rate / 10;
      for (let from = 0; from + tenth <= cycle.length; from += tenth) {
        const part = cycle.subarray(from, from + tenth);
        expect(Math.max(...part.map(Math.abs))).toBeGreaterThan(0.03);
      }
      const steps = cycle.map((one, at) => Math.abs(one - cycle[(at + 1) % cycle.length]!));
      const seam = Math.max(...steps.slice(-8));
      expect(seam).toBeLessThanOrEqual(Math.max(...steps.slice(rate / 2, rate)));
    }
});

test("shrutis have their kattai and cents, and a frequency has its pitch", () => {
  expect(shrutis.map(kattaiOf).join(" ")).toBe("1 1½ 2 2½ 3 4 4½ 5 5½ 6 6½ 7");
  for (const shruti of shrutis)
    for (const beside of [-49.9, -12.3, 0, 50]) {
      const pitch = pitchOf(pitchHertz({ shruti, cents: beside }))!;
      expect(cents(pitchHertz(pitch) / pitchHertz({ shruti, cents: beside }))).toBeCloseTo(0, 1);
    }
  expect(pitchOf(220)).toEqual({ shruti: "A", cents: 0 });
  expect(pitchOf(100)).toBeNull();
  expect(pitchOf(300)).toBeNull();
  expect(pitchOf(Number.NaN)).toBeNull();
});
