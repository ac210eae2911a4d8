import { expect, test } from "vitest";
import { allMelakartas } from "../melakarta.ts";
import { parseScale } from "../scale.ts";
import { compareScales } from "./compare-scales.ts";

const lines = (arohana: string, avarohana: string) => ({
  up: parseScale(arohana),
  down: parseScale(avarohana),
});
const mohanam = lines("S R2 G3 P D2 S'", "S' D2 P G3 R2 S");

test("of two scales it says what both have, what only one has, and letter by letter what differs", () => {
  const kalyani = lines("S R2 G3 M2 P D2 N3 S'", "S' N3 D2 P M2 G3 R2 S");
  expect(compareScales(mohanam, kalyani)).toEqual({
    common: ["S", "R2", "G3", "P", "D2"],
    own: [[], ["M2", "N3"]],
    letters: [
      { letter: "M", swaras: [[], ["M2"]] },
      { letter: "N", swaras: [[], ["N3"]] },
    ],
    isSameScale: false,
  });
});

test("a letter has all its kinds where one scale has several", () => {
  const behag = lines("S G3 M1 P N3 S'", "S' N3 D2 P M2 G3 M1 G3 R2 S");
  const shankarabharanam = lines("S R2 G3 M1 P D2 N3 S'", "S' N3 D2 P M1 G3 R2 S");
  expect(compareScales(behag, shankarabharanam).letters).toEqual([
    { letter: "M", swaras: [["M1", "M2"], ["M1"]] },
  ]);
});

test("the same swaras in another order are no other swaras", () => {
  const turned = lines("S G3 R2 P D2 S'", "S' D2 P G3 R2 S");
  expect(compareScales(mohanam, turned)).toMatchObject({ letters: [], isSameScale: false });
  expect(compareScales(mohanam, mohanam)).toMatchObject({ letters: [], isSameScale: true });
  const wide = lines("S R2 G3 P D2 S", "S D2 P G3 R2 S");
  expect(compareScales(mohanam, wide).isSameScale).toBe(true);
});

test("any two melakartas differ, from either side alike, in one to five letters", () => {
  const melakartas = allMelakartas().map(({ arohana, avarohana }) => lines(arohana, avarohana));
  for (const [at, one] of melakartas.entries())
    for (const other of melakartas.slice(at + 1)) {
      const [there, back] = [compareScales(one, other), compareScales(other, one)];
      expect(back.common).toEqual(there.common);
      expect(back.own).toEqual(there.own.toReversed());
      expect(back.letters.map(({ letter, swaras: [a, b] }) => [letter, b, a])).toEqual(
        there.letters.map(({ letter, swaras: [a, b] }) => [letter, a, b]),
      );
      expect(there.letters.length).toBeGreaterThanOrEqual(1);
      expect(there.letters.length).toBeLessThanOrEqual(5);
      for (const { swaras } of there.letters)
        expect(swaras.map(({ length }) => length)).toEqual([1, 1]);
      expect([...there.common, ...there.own[0]].toSorted()).toHaveLength(7);
      expect(there.isSameScale).toBe(false);
    }
});
