import { expect, test } from "vitest";
import { editDistance } from "./edit-distance.ts";
import { isAlike } from "./name-ranking.ts";
import { titleDistances, titleRanker } from "./title-ranking.ts";

const title = "Endaro Mahanubhavulu";

test("a title is found by more words than it has, before it and after it", () => {
  for (const asked of ["endaro mahanubhavulu andariki", "endaromahanubhavuluandariki"])
    expect(isAlike(asked, titleDistances(asked)(title)), asked).toBe(true);
  const before = "sri endaro mahanubhavulu";
  expect(isAlike(before, titleDistances(before)(title))).toBe(true);
  expect(isAlike("brova barama", titleDistances("brova barama")(title))).toBe(false);
});

test("the whole title is nearer than a shorter one", () => {
  const asked = "பாக்யாத லட்சுமி பாரம்மா";
  expect(titleDistances(asked)("Bhagyada Lakshmi Baramma")).toBeLessThan(
    titleDistances(asked)("Parama Pavanamu"),
  );
});

test("the same title ranks before those that begin with it and those that contain it", () => {
  const ranks = ["Rama", "Rama Rama", "Sri Rama"].map((one) => titleRanker("rama")(one));
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  expect(new Set(ranks).size).toBe(3);
});

test("two letters that changed places are one fault", () => {
  expect(editDistance("klayani", "kalyani")).toBeLessThanOrEqual(1);
  expect(editDistance("kalyani", "kalyani")).toBe(0);
});
