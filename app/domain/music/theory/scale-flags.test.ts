import { expect, test } from "vitest";
import { parseScale } from "../scale.ts";
import { describeScale, sizeOf } from "./scale-flags.ts";

const flags = (arohana: string, avarohana: string) =>
  describeScale(parseScale(arohana), parseScale(avarohana));

test.each([
  ["S M1 P S'", "trisvara"],
  ["S G3 P N2 S'", "svarantara"],
  ["S R2 G3 P D2 S'", "audava"],
  ["S R2 G2 M1 D2 N2 S'", "shadava"],
  ["S R2 G3 M1 M2 P D2 N3 S'", "sampurna"],
  ["S S'", null],
  ["", null],
])("%s is %s", (scale, size) => {
  expect(sizeOf(parseScale(scale))).toBe(size);
});

test("Bilahari is audava up and sampurna down, and turns nowhere: it begins below", () => {
  const { up, down } = flags("S R2 G3 P D2 S'", "S' N3 D2 P M1 G3 R2 S");
  expect(up).toEqual({ size: "audava", isVakra: false, varja: ["M", "N"] });
  expect(down).toEqual({ size: "sampurna", isVakra: false, varja: [] });
});

test("Kathanakutuhalam turns on its way up, Sahana on its way down", () => {
  expect(flags("S R2 M1 D2 N3 G3 P S'", "S' N3 D2 P M1 G3 R2 S").up.isVakra).toBe(true);
  expect(flags("S R2 G3 M1 P", "P D2 M1 G3 M1 R2 S").down.isVakra).toBe(true);
  expect(flags("S R2 G3 P D2 S'", "S' D2 P G3 R2 S").down.varja).toEqual(["M", "N"]);
});
