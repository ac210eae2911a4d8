import { describe, expect, test } from "vitest";
import { findSoleText } from "./best-match.ts";
import { hasFilters, parseSearch } from "./search.ts";
import { checkYears, parseYear } from "./years.ts";

const parse = (query: string) => parseSearch(new URLSearchParams(query), 2026);

describe("a search from an address", () => {
  test("keeps the keys of the specification", () => {
    const search = parse(
      "title=omkara&singer=a&composer=b&recordingYearStart=1950&recordingYearEnd=2000&raagaDescription=lavangi&taalaDescription=adi&sortBy=singer&direction=desc&page=3&part=2&searched=true&condition=AND",
    );
    expect(search).toEqual({
      text: {
        title: "omkara",
        singer: "a",
        composer: "b",
        raagaDescription: "lavangi",
        taalaDescription: "adi",
      },
      yearStart: 1950,
      yearEnd: 2000,
      language: null,
      has: [],
      only: [],
      submittedYears: { recordingYearStart: "1950", recordingYearEnd: "2000" },
      yearErrors: {},
      condition: "AND",
      sortBy: "singer",
      direction: "desc",
      page: 3,
      part: 2,
      searched: true,
    });
  });

  test("trims values and drops empty ones", () => {
    expect(parse("title=%20%20omkara%20&singer=&composer=%20").text).toEqual({ title: "omkara" });
  });

  test("wrong values are as if absent", () => {
    const search = parse(
      "condition=XOR&sortBy=password&direction=up&page=-1&part=0&recordingYearStart=&recordingYearEnd=",
    );
    expect(search).toEqual({
      text: {},
      yearStart: null,
      yearEnd: null,
      language: null,
      has: [],
      only: [],
      submittedYears: { recordingYearStart: "", recordingYearEnd: "" },
      yearErrors: {},
      condition: "OR",
      sortBy: null,
      direction: "asc",
      page: 1,
      part: 1,
      searched: false,
    });
    expect(hasFilters(search)).toBe(false);
  });

  test("long values are cut", () => {
    expect(parse(`title=${"a".repeat(5000)}`).text.title).toHaveLength(200);
  });
});

test("an empty form asks for nothing; a year that is none is asked for, to be told what is wrong", () => {
  expect(parse("searched=true&condition=AND&title=%20").searched).toBe(false);
  expect(parse("has=lyrics").searched).toBe(true);
  expect(parse("recordingYearStart=abc").searched).toBe(true);
});

test("years run from 1900 to the present one", () => {
  expect(["1899", "1900", "2026", "2027", "19x0", "", null].map((y) => parseYear(y, 2026))).toEqual(
    [null, 1900, 2026, null, null, null, null],
  );
});

test("a year that is none, out of range or before the first is told", () => {
  const check = (recordingYearStart: string, recordingYearEnd: string) =>
    checkYears({ recordingYearStart, recordingYearEnd }, 2026);
  expect(check("", "")).toEqual({});
  expect(check("1900", "2026")).toEqual({});
  expect(check("1975", "1975")).toEqual({});
  for (const wrong of ["1899", "2027", "abc", "-1950", "19.5", "1e3", "௧௯௫௦"]) {
    expect(check(wrong, ""), wrong).toEqual({ recordingYearStart: "search.yearRange" });
    expect(check("1950", wrong), wrong).toEqual({ recordingYearEnd: "search.yearRange" });
  }
  expect(check("2000", "1950")).toEqual({ recordingYearEnd: "search.yearOrder" });
});

test("only a title standing alone is a range of its own", () => {
  expect(findSoleText(parse("title=Rama"))).toBe("Rama");
  expect(findSoleText(parse("q=Rama"))).toBe("Rama");
  expect(findSoleText(parse("title=Rama&singer=x"))).toBeNull();
  expect(findSoleText(parse("title=%25"))).toBeNull();
});
