import { expect, test } from "vitest";
import { copyName, isOverdue, missedCopies, nextCopy } from "./copy-schedule.ts";

const at = (time: string) => Date.parse(`${time}Z`);
const copy = (startedAt: string, finishedAt: string | null) => ({
  startedAt: at(startedAt),
  finishedAt: finishedAt === null ? null : at(finishedAt),
});

test.each([
  ["there is none", null, "2026-11-29T17:00", "start"],
  ["today's is made", ["2026-11-29T02:05", "2026-11-29T02:06"], "2026-11-30T01:59", "wait"],
  ["the next is due", ["2026-11-29T02:05", "2026-11-29T02:06"], "2026-11-30T02:00", "start"],
  [
    "the first was made at night",
    ["2026-11-29T01:00", "2026-11-29T01:01"],
    "2026-11-29T02:00",
    "start",
  ],
  ["one is under way", ["2026-11-29T02:05", null], "2026-11-29T02:10", "continue"],
  ["one is under way for long", ["2026-11-29T02:05", null], "2026-11-30T02:00", "continue"],
  ["one was given up", ["2026-11-29T02:05", null], "2026-11-30T02:05", "start"],
] as const)("%s", (_, times, now, next) => {
  expect(nextCopy(times && copy(times[0], times[1]), at(now))).toBe(next);
});

test("two missed copies are too many, counted from the last good one", () => {
  const since = at("2026-11-20T02:05");
  const missed = (now: string) => missedCopies({ since, now: at(now) });
  expect(missed("2026-11-20T02:06")).toBe(0);
  expect(missed("2026-11-21T07:59"), "it has until eight").toBe(0);
  expect(missed("2026-11-21T08:00")).toBe(1);
  expect(isOverdue({ since, now: at("2026-11-22T07:59") })).toBe(false);
  expect(isOverdue({ since, now: at("2026-11-22T08:00") })).toBe(true);
  expect(isOverdue({ since: null, now: at("2026-11-22T08:00") }), "none was tried yet").toBe(false);
});

test("names of copies are sorted by time", () => {
  expect(copyName(at("2026-11-29T02:05:09"))).toBe("2026-11-29T02-05-09");
});
