import { expect, test } from "vitest";
import { parseScale } from "../scale.ts";
import { linesOf, type PatternName, patternsOf } from "./patterns.ts";

const of = (up: string, down: string) => [parseScale(up), parseScale(down)] as const;
const gaula = of("S R1 G3 M1 P D1 N3 S'", "S' N3 D1 P M1 G3 R1 S");
const mohanam = of("S R2 G3 P D2 S'", "S' D2 P G3 R2 S");
const vakra = of("S R2 M1 P N2 D2 N2 S'", "S' N2 D2 M1 P M1 G2 R2 S");

const written = (name: PatternName, [up, down]: ReturnType<typeof of>) =>
  linesOf(name, up, down).map((line) =>
    line.map((step) => (step ? step.name[0] + (step.octave ? "'" : "") : ",")).join(" "),
  );

test("a scale of seven swaras has all patterns, one of five no sarali, a vakra one itself alone", () => {
  expect(patternsOf(...gaula)).toEqual(["scale", "sarali", "janta", "dhatu", "threes", "fours"]);
  expect(patternsOf(...mohanam)).toEqual(["scale", "janta", "dhatu", "threes", "fours"]);
  expect(patternsOf(...vakra)).toEqual(["scale"]);
  expect(patternsOf([], [])).toEqual([]);
});

test("sarali varisais go as they are taught, each in eights", () => {
  const lines = written("sarali", gaula);
  expect(lines).toHaveLength(2 + 6 * 4);
  expect(lines.slice(0, 10)).toEqual([
    "S R G M P D N S'",
    "S' N D P M G R S",
    "S R S R S R G M",
    "S R G M P D N S'",
    "S' N S' N S' N D P",
    "S' N D P M G R S",
    "S R G S R G S R",
    "S R G M P D N S'",
    "S' N D S' N D S' N",
    "S' N D P M G R S",
  ]);
  expect(lines.slice(14, 17)).toEqual(["S R G M P , S R", "S R G M P D N S'", "S' N D P M , S' N"]);
  expect(lines.every((line) => line.split(" ").length === 8)).toBe(true);
});

test("of five swaras: twice each, leaps, threes and fours, up and down", () => {
  expect(written("janta", mohanam)[0]).toBe("S S R R G G P P D D S' S'");
  expect(written("dhatu", mohanam)).toEqual(["S G R P G D P S'", "S' P D G P R G S"]);
  expect(written("threes", mohanam)[0]).toBe("S R G R G P G P D P D S'");
  expect(written("fours", mohanam)[1]).toBe("S' D P G D P G R P G R S");
});
