import { expect, test } from "vitest";
import { parseTimeOfDay, timeOfDayAt } from "./time-of-day.ts";

test("each hour belongs to a part of the day", () => {
  const hours = Array.from({ length: 24 }, (_, hour) => timeOfDayAt(hour));
  const runs = hours.map((time, hour) => (time === hours[hour - 1] ? null : `${hour} ${time}`));
  expect(runs.filter(Boolean)).toEqual([
    "0 night",
    "4 dawn",
    "6 morning",
    "11 noon",
    "14 afternoon",
    "17 evening",
    "20 night",
  ]);
  expect(hours).not.toContain("any");
});

test("a part of the day is read by its word", () => {
  expect(["any", "night", "Night", "", null].map(parseTimeOfDay)).toEqual([
    "any",
    "night",
    null,
    null,
    null,
  ]);
});
