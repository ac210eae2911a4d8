import { expect, test } from "vitest";
import { markDifferences } from "./mark-differences.ts";

const show = (before: string, after: string) =>
  markDifferences(before, after).map((parts) =>
    parts.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join(""),
  );

test.each([
  ["Mahathi", "Mahati", "Mahat[h]i", "Mahati"],
  ["", "1975", "", "[1975]"],
  ["same", "same", "same", "same"],
  ["Lalgudi Jayaraman", "Lalgudi G. Jayaraman", "Lalgudi Jayaraman", "Lalgudi [G. ]Jayaraman"],
  ["a1b2c", "a3b4c", "a[1]b[2]c", "a[3]b[4]c"],
  // A vowel sign belongs to its letter.
  ["కీ", "కి", "[కీ]", "[కి]"],
])("%j and %j", (before, after, old, now) => {
  expect(show(before, after)).toEqual([old, now]);
});

test("the texts stay whole, and long ones take no time", () => {
  const [before, after] = ["ab".repeat(2500), "ba".repeat(2500)];
  const begun = performance.now();
  const [old, now] = markDifferences(before, after);
  expect(performance.now() - begun).toBeLessThan(500);
  expect(old.map(({ text }) => text).join("")).toBe(before);
  expect(now.map(({ text }) => text).join("")).toBe(after);
});
