import { expect, test } from "vitest";
import { formatDate } from "./format.ts";

test.for([
  ["en", "28 Nov 2026", "Nov 2026"],
  ["te", "28 నవం 2026", "నవం 2026"],
  ["ta", "28 நவ. 2026", "நவ. 2026"],
  ["kn", "28 ನವೆಂ 2026", "ನವೆಂ 2026"],
  ["ml", "2026 നവം 28", "2026 നവം"],
  ["hi", "28 नव॰ 2026", "नव॰ 2026"],
] as const)("dates of %s have the order of its newspapers", ([language, day, month]) => {
  expect(formatDate(language, "2026-11-28")).toBe(day);
  expect(formatDate(language, Date.UTC(2026, 10, 28, 11))).toBe(day);
  expect(formatDate(language, "2026-11")).toBe(month);
  expect(formatDate(language, "2026")).toBe("2026");
});
