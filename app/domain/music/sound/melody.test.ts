import { expect, test } from "vitest";
import { parseScale } from "../scale.ts";
import { melodyOf, tonesBetween } from "./melody.ts";

const [s, r, g] = parseScale("S R2 G3");
const melody = melodyOf([s!, null, r!, g!], 2);

test("a pause prolongs the swara before it", () => {
  expect(melody.tones.map(({ at, length, swara }) => [at, length, swara.name])).toEqual([
    [0, 1, "S"],
    [1, 0.5, "R2"],
    [1.5, 0.5, "G3"],
  ]);
  expect(melody.length).toBe(2);
  expect(melody.steps).toEqual([0, 2, 3]);
});

test("goes round without a tone lost or repeated, however its time is cut", () => {
  for (const tempo of [20, 133, 320])
    for (const step of [0.025, 0.1, 0.37, 7]) {
      const pieces = [];
      for (let at = 0; at < 60; at += step)
        pieces.push(...tonesBetween(melody, tempo, at, at + step));
      const whole = tonesBetween(melody, tempo, 0, pieces.at(-1)!.time + 1e-9);
      expect(pieces).toEqual(whole);
      expect(pieces.map(({ number }) => number).slice(0, 4)).toEqual([0, 1, 2, 0]);
    }
});

test("after an hour it is still with the beat", () => {
  const [tone] = tonesBetween(melody, 133, 3600, 3601);
  const akshara = (tone!.time * 133) / 60;
  expect(Math.abs(akshara * 2 - Math.round(akshara * 2))).toBeLessThan(1e-9);
});

test("nothing sounds of nothing", () => {
  expect(tonesBetween({ tones: [], length: 4 }, 60, 0, 10)).toEqual([]);
  expect(tonesBetween({ tones: melody.tones, length: 0 }, 60, 0, 10)).toEqual([]);
});
