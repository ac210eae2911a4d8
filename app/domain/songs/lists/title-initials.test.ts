import { expect, test } from "vitest";
import { countFrom, listInitials, startOf } from "./title-initials.ts";

const counts = { A: 2, S: 1, క: 4, ఎ: 3, "#": 1 };

test("letters of the reader's script come before roman ones, in English after them", () => {
  expect(listInitials(counts, "te")).toEqual(["#", "ఎ", "క", "A", "S"]);
  expect(listInitials(counts, "en")).toEqual(["#", "A", "S", "ఎ", "క"]);
});

test.each([
  ["te", "asc", "క", 7],
  ["te", "desc", "క", 8],
  ["te", "asc", "S", 1],
  ["en", "asc", "S", 8],
  ["te", "asc", null, 11],
  ["te", "asc", "ఖ", 3],
] as const)("in %s, %s, from %s on there are %i", (language, direction, initial, count) => {
  expect(countFrom(counts, language, direction, initial)).toBe(count);
});

test("a list begins at its letter, upwards and downwards", () => {
  expect(startOf("te", "asc", "క")).toBe("1క");
  expect(startOf("te", "asc", "S")).toBe("2s");
  expect(startOf("en", "asc", "S")).toBe("1s");
  expect(startOf("en", "desc", "S") > "1szzz").toBe(true);
  expect(startOf("en", "asc", null)).toBe("");
});
