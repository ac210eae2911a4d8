import { expect, test } from "vitest";
import { nudgeTap, setTime, startTaps, tap, undoTap } from "./line-taps.ts";

test("tapping begins at the first line without a time, and goes on to the last", () => {
  let taps = startTaps(["0:10", "", "0:30"]);
  expect(taps.next).toBe(1);
  taps = tap(tap(taps, 20.04), 31);
  expect(taps.times).toEqual(["0:10", "0:20.04", "0:30 0:31"]);
  expect(taps.next).toBe(3);
  expect(tap(taps, 40)).toBe(taps);
});

test("undo takes back the last tap alone: what was typed and nudged since stays", () => {
  let taps = tap(tap(startTaps(["", "", ""]), 10), 20);
  taps = setTime(taps, 0, "0:09.5");
  taps = setTime(taps, 2, "0:45");
  taps = undoTap(taps);
  expect(taps).toMatchObject({ times: ["0:09.5", "", "0:45"], next: 1 });
  taps = undoTap(taps);
  expect(taps).toMatchObject({ times: ["", "", "0:45"], next: 0 });
  expect(undoTap(taps)).toBe(taps);
});

test("the line that was tapped last is nudged by tenths, not below the beginning", () => {
  const taps = tap(startTaps(["0:01 0:40", ""]), 0.05);
  expect(nudgeTap(taps, 0.1).times).toEqual(["0:01 0:40", "0:00.15"]);
  expect(nudgeTap(taps, -0.1).times).toEqual(["0:01 0:40", "0:00"]);
  const unbegun = startTaps(["", ""]);
  expect(nudgeTap(unbegun, 0.1)).toBe(unbegun);
});
