import { describe, expect, test } from "vitest";
import { startCpuTime } from "#tests/cpu-time.ts";
import { readWrittenDate } from "./written-date.ts";

test.each([
  ["1975", "1975"],
  ["1975-08", "1975-08"],
  ["1975-08-15", "1975-08-15"],
  ["1975/8/5", "1975-08-05"],
  ["1975.08.15", "1975-08-15"],
  ["15-08-1975", "1975-08-15"],
  ["15/8/1975", "1975-08-15"],
  ["15.8.1975", "1975-08-15"],
  [" 15. 8. 1975 ", "1975-08-15"],
  ["15–08–1975", "1975-08-15"],
  ["15-08-75", "1975-08-15"],
  ["8/1975", "1975-08"],
  ["15 August 1975", "1975-08-15"],
  ["15th Aug. 1975", "1975-08-15"],
  ["1st  sept,  1975", "1975-09-01"],
  ["15-Aug-75", "1975-08-15"],
  ["August 15, 1975", "1975-08-15"],
  ["AUG 1975", "1975-08"],
  ["Aug-75", "1975-08"],
  ["Aug '75", "1975-08"],
  ["May-04", "2004-05"],
  ["Dec-30", "1930-12"],
  ["1975 August", "1975-08"],
  ["1975-Aug-15", "1975-08-15"],
  ["1975-08-15 00:00:00", "1975-08-15"],
  ["1975-08-15T00:00:00.000Z", "1975-08-15"],
  ["౧౫/౮/౧౯౭౫", "1975-08-15"],
  ["१५-०८-१९७५", "1975-08-15"],
])("%s is %s", (text, date) => {
  expect(readWrittenDate(text, "day")).toBe(date);
});

test("the order turns day and month of numbers with the year last, and nothing else", () => {
  for (const text of ["3/4/1975", "3-4-1975", "03.04.1975", "3/4/75"]) {
    expect(readWrittenDate(text, "day")).toBe("1975-04-03");
    expect(readWrittenDate(text, "month")).toBe("1975-03-04");
  }
  for (const text of ["1975-03-04", "4/1975", "3 Apr 1975", "Apr-75"])
    expect(readWrittenDate(text, "month")).toBe(readWrittenDate(text, "day"));
});

describe("other texts are no dates", () => {
  test.each([
    "",
    "c. 1975",
    "1975?",
    "1970s",
    "about 1975",
    "15 Aug",
    "Aug 15",
    "15 Ma 1975",
    "15 Augst 1975",
    "75",
    "27621",
    "15/8",
    "1975-08-15 19:30",
    "August",
    "1/2/3/1975",
  ])("%s", (text) => {
    expect(readWrittenDate(text, "day")).toBeNull();
  });
});

test("a long text is refused at once", () => {
  const cpuTime = startCpuTime();
  for (const part of ["1", " ", "-", "a ", "1 a ", ". "])
    expect(readWrittenDate(part.repeat(50_000 / part.length), "day")).toBeNull();
  expect(cpuTime()).toBeLessThan(500);
});
