import { expect, test } from "vitest";
import { allMelakartas } from "../melakarta.ts";
import { markOf } from "./raaga-mark.ts";

const draw = (up: string, down: string) => markOf(up, down)!;
const countPetals = ([petals]: readonly [string, string]) => petals.split("S").length - 1;

test("each melakarta has a mark of its own, of seven petals in one thread", () => {
  const marks = allMelakartas().map(({ arohana, avarohana }) => draw(arohana, avarohana));
  expect(new Set(marks.map(([petals]) => petals)).size).toBe(72);
  expect(new Set(marks.map(([, threads]) => threads)).size).toBe(72);
  expect(new Set(marks.map(countPetals))).toEqual(new Set([7]));
  expect(marks.every(([, threads]) => threads.lastIndexOf("M") === 0)).toBe(true);
});

test("S is at the top, and the swaras follow clockwise", () => {
  const [petals, threads] = draw("S G2 M2 D2 S'", "S' D2 M2 G2 S");
  expect(threads).toBe("M50 2 98 50 50 98 2 50 50 2");
  expect(petals).toMatch(/^M50 50C[\d ]+ 50 2S[\d ]+ 50 50C[\d ]+ 98 50S[\d ]+ 50 50C/);
});

test("a scale is drawn the same, whatever its swaras are called and whichever octave it begins in", () => {
  expect(draw("S R2 M1 P D2 S'", "S' D2 P M1 R2 S")).toEqual(
    draw("S G1 M1 P N1 S'", "S' N1 P M1 G1 S"),
  );
  expect(draw("N2. S G2", "G2 S N2.")).toEqual(draw("N2 S' G2'", "G2' S' N2"));
});

test("a swara more, up or down, and another order make another mark", () => {
  const [up, down] = ["S R2 G3 P D2 S'", "S' D2 P G3 R2 S"];
  const others: [string, string][] = [
    [up, "S' D2 P M1 G3 R2 S"],
    ["S R2 G3 M1 P D2 S'", down],
    ["S R2 G3 M1 P D2 S'", "S' D2 P M1 G3 R2 S"],
    ["S R2 G3 R2 P D2 S'", down],
    [up, "S' D2 P R2 G3 R2 S"],
    ["S R2 G3 P D1 S'", "S' D1 P G3 R2 S"],
  ];
  const marks = [draw(up, down), ...others.map((scale) => draw(...scale))];
  expect(new Set(marks.map((mark) => mark.join())).size).toBe(others.length + 1);
  const [petals, threads] = draw(up, "S' D2 P M1 G3 R2 S");
  expect(petals).toContain("64 73S");
  expect(threads.split("M")).toHaveLength(3);
});

test("a raaga whose scale is not known has none", () => {
  expect(markOf(null, null)).toBeNull();
  expect(markOf("S R2 G3 P D2 S'", null)).toBeNull();
  expect(markOf("S R2 ? P", "S' P R2 S")).toBeNull();
});
