import { expect, test } from "vitest";
import { explainKatapayadi } from "./katapayadi.ts";

test("the digits of all 72, read backwards, are their numbers", () => {
  for (let number = 1; number <= 72; number++) {
    const [first, second] = explainKatapayadi(number);
    expect(second!.digit * 10 + first!.digit).toBe(number);
  }
});

test("of Shankarabharanam dh is 9 and r is 2", () => {
  const told = explainKatapayadi(29).map(({ letter, digit, row }) => [letter, digit, row[0]]);
  expect(told).toEqual([
    ["dh", 9, "ṭ"],
    ["r", 2, "y"],
  ]);
});
