import { describe, expect, test } from "vitest";
import { oneOf, pageButtons, pageCount, parseId, parsePage } from "./paging.ts";

describe("page numbers from an address", () => {
  test.each([
    ["1", 1],
    ["37", 37],
    ["0", 1],
    ["-3", 1],
    ["2.5", 1],
    ["1e3", 1],
    ["٣", 1],
    ["99999999999", 1],
    [null, 1],
    ["", 1],
  ])("%s is page %i", (text, page) => expect(parsePage(text)).toBe(page));
});

test("ids are whole numbers above 0, or nothing", () => {
  expect(parseId("12")).toBe(12);
  for (const bad of ["0", "-1", "1.5", "x", "", " 1", "1234567890123456", null, undefined])
    expect(parseId(bad)).toBeNull();
});

test("an unknown choice is the first one", () => {
  expect(oneOf(["asc", "desc"], "desc")).toBe("desc");
  expect(oneOf(["asc", "desc"], "DROP")).toBe("asc");
  expect(oneOf(["asc", "desc"], null)).toBe("asc");
});

test("pages that hold a total", () => {
  expect([0, 1, 20, 21, 400].map((total) => pageCount(total))).toEqual([1, 1, 1, 2, 20]);
});

test("at most five buttons, the rest an ellipsis", () => {
  expect(pageButtons(1, 1)).toEqual([1]);
  expect(pageButtons(3, 5)).toEqual([1, 2, 3, 4, 5]);
  expect(pageButtons(1, 20)).toEqual([1, 2, 3, 4, null, 20]);
  expect(pageButtons(10, 20)).toEqual([1, null, 9, 10, 11, null, 20]);
  expect(pageButtons(20, 20)).toEqual([1, null, 17, 18, 19, 20]);
  for (let page = 1; page <= 30; page++) {
    const numbers = pageButtons(page, 30).filter((item) => item !== null);
    expect(numbers).toContain(page);
    expect(numbers.length).toBeLessThanOrEqual(5);
  }
});
