import { expect, test } from "vitest";
import { parseScale } from "../scale.ts";
import { linesOf, type PatternName, patternsOf, varisaisOf } from "./patterns.ts";

const of = (up: string, down: string) => [parseScale(up), parseScale(down)] as const;
const gaula = of("S R1 G3 M1 P D1 N3 S'", "S' N3 D1 P M1 G3 R1 S");
const mohanam = of("S R2 G3 P D2 S'", "S' D2 P G3 R2 S");
const vakra = of("S R2 M1 P N2 D2 N2 S'", "S' N2 D2 M1 P M1 G2 R2 S");

const written = (name: PatternName, number: number, [up, down]: ReturnType<typeof of>) =>
  linesOf(name, number, up, down).map((line) =>
    line.map((step) => (step ? step.name[0] + (step.octave ? "'" : "") : ",")).join(" "),
  );

test("a scale of seven swaras has all patterns, one of five no sarali, a vakra one itself alone", () => {
  expect(patternsOf(...gaula)).toEqual(["scale", "sarali", "janta", "dhatu", "threes", "fours"]);
  expect(patternsOf(...mohanam)).toEqual(["scale", "janta", "dhatu", "threes", "fours"]);
  expect(patternsOf(...vakra)).toEqual(["scale"]);
  expect(patternsOf([], [])).toEqual([]);
});

test("sarali varisais go as they are taught", () => {
  expect(written("sarali", 1, gaula)).toEqual(["S R G M P D N S'", "S' N D P M G R S"]);
  expect(written("sarali", 5, gaula)).toEqual([
    "S R G M P , S R",
    "S R G M P D N S'",
    "S' N D P M , S' N",
    "S' N D P M G R S",
  ]);
  expect(written("sarali", 13, gaula)).toEqual([
    "S R G R G , G M",
    "P M P , D P D ,",
    "M P D P D N D P",
    "M P D P M G R S",
  ]);
});

test("where the ways up and down differ, a line takes its swaras from its own", () => {
  const scale = of("S R2 G3 M1 P D2 N3 S'", "S' N2 D2 P M1 G3 R2 S");
  const names = linesOf("sarali", 2, ...scale).map((line) => line.map((step) => step!.name));
  expect(names[1]).toContain("N3");
  expect(names[3]).toContain("N2");
});

test("janta varisais begin on each swara in turn, up and down", () => {
  expect(written("janta", 1, gaula)).toEqual([
    "S S R R G G M M P P D D N N S' S'",
    "S' S' N N D D P P M M G G R R S S",
  ]);
  const second = written("janta", 2, gaula);
  expect(second).toHaveLength(10);
  expect(second.slice(0, 2)).toEqual(["S S R R G G M M", "R R G G M M P P"]);
  expect(second.at(-1)).toBe("M M G G R R S S");
  expect(written("janta", 9, gaula).slice(0, 2)).toEqual(["S , R G , S R G", "S S R R G G M M"]);
  const last = written("janta", 12, mohanam);
  expect(last).toHaveLength(12);
  expect(last.slice(0, 3)).toEqual(["S S P P G G R R", "S S R R G G P P", "R R D D P P G G"]);
  expect(last.slice(-2)).toEqual(["P P S S R R G G", "P P G G R R S S"]);
});

test("dhatu varisais leap as they are taught", () => {
  expect(written("dhatu", 1, gaula).slice(0, 2)).toEqual(["S S M M R R G G", "S S R R G G M M"]);
  expect(written("dhatu", 2, gaula).slice(0, 2)).toEqual(["S M G M R G S R", "S G R G S R G M"]);
  expect(written("dhatu", 3, gaula).slice(-2)).toEqual(["M G M R G R G S", "M S R G M G R S"]);
});

test("every varisai fills cycles of eight, and keeps to the scale", () => {
  for (const name of ["sarali", "janta", "dhatu"] as const)
    for (let number = 1; number <= varisaisOf(name); number++)
      for (const line of linesOf(name, number, ...gaula)) {
        expect(line.length % 8, `${name} ${number}`).toBe(0);
        expect(line.every((step) => step !== undefined)).toBe(true);
        expect(line[0]).not.toBeNull();
      }
  expect(
    ["sarali", "janta", "dhatu", "scale"].map((name) => varisaisOf(name as PatternName)),
  ).toEqual([14, 12, 3, 1]);
});

test("of five swaras in threes and fours, up and down", () => {
  expect(written("threes", 1, mohanam)[0]).toBe("S R G R G P G P D P D S'");
  expect(written("fours", 1, mohanam)[1]).toBe("S' D P G D P G R P G R S");
});
