import { expect, test } from "vitest";
import { dayNumber, lettersOfDay, ofDay } from "./day-choice.ts";

const noon = Date.UTC(2026, 10, 23, 12);

test("a day is the same until midnight of UTC", () => {
  const number = dayNumber(noon);
  expect(dayNumber(Date.UTC(2026, 10, 23))).toBe(number);
  expect(dayNumber(Date.UTC(2026, 10, 24) - 1)).toBe(number);
  expect(dayNumber(Date.UTC(2026, 10, 24))).toBe(number + 1);
});

test("all letters have their day", () => {
  const days = Array.from({ length: 676 }, (_, at) => lettersOfDay(dayNumber(noon) + at));
  expect(new Set(days).size).toBe(676);
  expect(days.every((letters) => /^[a-z]{2}$/.test(letters))).toBe(true);
});

test("each of a list has its day, and none of an empty one", () => {
  const raagas = Array.from({ length: 72 }, (_, at) => at);
  const chosen = raagas.map((_, at) => ofDay(raagas, dayNumber(noon) + at));
  expect(new Set(chosen).size).toBe(72);
  expect(ofDay([], 7)).toBeNull();
});
