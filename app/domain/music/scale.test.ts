import { expect, test } from "vitest";
import { parseScale, semitoneOf, swaraNames } from "./scale.ts";

test("the names stand in the order of their pitches, and name twelve of them", () => {
  const pitches = swaraNames.map(semitoneOf);
  expect(pitches).toEqual(pitches.toSorted((a, b) => a - b));
  expect([...new Set(pitches)]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});

test("a scale is read swara by swara, with its octaves", () => {
  expect(parseScale("S R2 G3 P S'")).toEqual([
    { name: "S", octave: 0, semitone: 0 },
    { name: "R2", octave: 0, semitone: 2 },
    { name: "G3", octave: 0, semitone: 4 },
    { name: "P", octave: 0, semitone: 7 },
    { name: "S", octave: 1, semitone: 12 },
  ]);
  expect(parseScale("N3. R1' M2.").map(({ semitone }) => semitone)).toEqual([-1, 13, -6]);
});

test.each([null, "", "S X", "S r2", "S R4", "toString"])("%j has no swaras", (text) => {
  expect(parseScale(text)).toEqual([]);
});
