import { expect, test } from "vitest";
import { lastEndOf, spanOfLines } from "./line-loop.ts";
import { startsOf } from "./line-times.ts";

const starts = startsOf([[10, 60], [20, 30], [40], []]);

test.each([
  [1, 1, { from: 10, to: 20 }],
  // A line that is sung twice in a row is one stretch.
  [2, 2, { from: 20, to: 40 }],
  [1, 2, { from: 10, to: 40 }],
  [3, 3, { from: 40, to: 60 }],
  [1, 4, { from: 10, to: 90 }],
  [4, 4, null],
])("lines %i to %i", (first, last, span) => {
  expect(spanOfLines(starts, { first, last }, 90)).toEqual(span);
});

test("the last line ends with the recording, and not before it begins", () => {
  expect(spanOfLines(startsOf([[10]]), { first: 1, last: 1 }, 5)).toBeNull();
});

test("the last line ends a moment before the part of the medium, or the medium", () => {
  const video = { kind: "YouTube", videoId: "aaaaaaaaaaa" } as const;
  expect(lastEndOf({ ...video, end: 90 }, 300)).toBe(89.5);
  expect(lastEndOf({ kind: "Audio", url: "/media/1" }, 60)).toBe(59.85);
  expect(lastEndOf(video, NaN)).toBe(Infinity);
});
