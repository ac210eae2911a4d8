import { expect, test } from "vitest";
import { precisionOf } from "./recording-date.ts";

test("a date is known to the year, the month or the day", () => {
  expect(["1968", "1968-08", "1968-08-15"].map(precisionOf)).toEqual(["year", "month", "day"]);
});
