import { expect, test } from "vitest";
import {
  fillEmpty,
  findSeparationProblem,
  listAdded,
  separableFor,
  unfill,
  valuesAfter,
  withAdded,
  withoutAdded,
} from "./merging.ts";

const from = {
  lyrics: "Words",
  deity: "",
  language: "te",
  raagas: ["Gaula"],
  meaning: { en: "It" },
};
const to = { lyrics: "", deity: "", language: "sa", raagas: [], meaning: {} };

test("empty fields are filled from what is known, and set back unless they were changed", () => {
  const filled = fillEmpty(to, from as never, ["lyrics", "deity", "language", "raagas", "meaning"]);
  expect(filled).toEqual({
    lyrics: ["", "Words"],
    raagas: [[], ["Gaula"]],
    meaning: [{}, { en: "It" }],
  });
  const merged = { ...to, ...valuesAfter(filled) };
  expect({ ...merged, ...valuesAfter(unfill(merged, filled)) }).toEqual(to);
  const edited = { ...merged, lyrics: "Corrected words" };
  expect(unfill(edited, filled)).not.toHaveProperty("lyrics");
});

test("a name that two merges brought stays until the last of them is undone", () => {
  const first = listAdded(["Own"], ["Own", "Other"], []);
  expect(first).toEqual(["Other"]);
  const names = withAdded(["Own"], first);
  const second = listAdded(names, ["Other", "Third"], first);
  expect(second).toEqual(["Other", "Third"]);
  const all = withAdded(names, second);
  const left = withoutAdded(all, first, second);
  expect(left).toEqual(["Own", "Other", "Third"]);
  expect(withoutAdded(left, second, [])).toEqual(["Own"]);
});

test("two are separated within 30 days, if they are still merged and the other is there", () => {
  const merge = { isUndone: false, mergedAt: 0 };
  const problem = (
    one: Partial<typeof merge>,
    target: { mergedInto: number | null; isDeleted?: boolean },
    now = 1,
  ) => findSeparationProblem({ ...merge, ...one }, { mergedInto: 2 }, target, now);
  const there = { mergedInto: null };
  expect(problem({}, there)).toBeNull();
  expect(problem({ isUndone: true }, there)).toBe("separated");
  expect(findSeparationProblem(merge, there, there, 1)).toBe("separated");
  expect(problem({}, there, separableFor - 1)).toBeNull();
  expect(problem({}, there, separableFor)).toBe("expired");
  expect(problem({}, { mergedInto: 3, isDeleted: true })).toBe("mergedOn");
  expect(problem({}, { mergedInto: null, isDeleted: true })).toBe("deleted");
});
