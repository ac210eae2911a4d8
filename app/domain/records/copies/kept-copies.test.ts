import { expect, test } from "vitest";
import { copyName } from "./copy-schedule.ts";
import { keptCopies } from "./kept-copies.ts";

const day = 24 * 3600_000;
const dates = (names: string[]) => names.map((name) => name.slice(0, 10));

/** A copy on each of so many days, kept each day by the rule, as the job does. */
function keepDaily(days: number, last: string): string[] {
  let names: string[] = [];
  for (let before = days - 1; before >= 0; before--)
    names = keptCopies([...names, copyName(Date.parse(`${last}T02:05Z`) - before * day)]);
  return dates(names);
}

test("of daily copies 7 days, 5 weeks and 12 months stay", () => {
  const days = "2026-11-29 2026-11-28 2026-11-27 2026-11-26 2026-11-25 2026-11-24 2026-11-23";
  const sundays = "2026-11-22 2026-11-15 2026-11-08 2026-11-01";
  const lastDays =
    "2026-10-31 2026-09-30 2026-08-31 2026-07-31 2026-06-30 2026-05-31 2026-04-30 2026-03-31 2026-02-28 2026-01-31 2025-12-31";
  expect(keepDaily(800, "2026-11-29").join(" ")).toBe(`${days} ${sundays} ${lastDays}`);
});

test("the last one of a day stays", () => {
  expect(keptCopies(["2026-11-29T02-05-00", "2026-11-29T09-00-00", "2026-11-29T08-00-00"])).toEqual(
    ["2026-11-29T09-00-00"],
  );
});

test("when copies stop, those that are there stay, however old", () => {
  const old = ["2020-01-01T02-05-00", "2020-01-02T02-05-00", "2020-01-03T02-05-00"];
  expect(keptCopies(old)).toEqual(old.toReversed());
  expect(keptCopies([])).toEqual([]);
});

test("a Sunday belongs to the week before Monday", () => {
  const names = Array.from({ length: 60 }, (_, at) =>
    copyName(Date.parse("2026-10-01T02:05Z") + at * day),
  );
  const sundays = dates(keptCopies(names)).slice(7, 11);
  expect(sundays.map((date) => new Date(date).getUTCDay())).toEqual([0, 0, 0, 0]);
});
