import { expect, test } from "vitest";
import { startCpuTime } from "#tests/cpu-time.ts";
import { markChange } from "./mark-change.ts";

const mark = (before: string, after: string) =>
  markChange(before, after).map((segments) =>
    segments.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join(""),
  );

test.each([
  ["Mahathi", "Mahati", "Mahat[h]i", "Mahati"],
  ["", "1975", "", "[1975]"],
  // Letters that two other words happen to share say nothing.
  ["Madras", "Vijayawada", "[Madras]", "[Vijayawada]"],
])("%j and %j", (before, after, old, now) => {
  expect(mark(before, after)).toEqual([old, now]);
});

test("T109 of long texts the part around the change is shown, at whole letters, and takes no time", () => {
  const line = "𝄞 paluke bangaramayena\n".repeat(2000);
  const [before, after] = [`${line}old${line}`, `${line}new${line}`];
  const cpuTime = startCpuTime();
  const [old, now] = mark(before, after);
  expect(cpuTime()).toBeLessThan(200);
  expect(old).toMatch(/^….*\[old\].*…$/s);
  expect(now).toMatch(/^….*\[new\].*…$/s);
  expect(old!.length).toBeLessThan(500);
  expect(old!.isWellFormed() && now!.isWellFormed()).toBe(true);
  const rewritten = mark(line, "అ".repeat(50_000));
  for (const text of rewritten) expect(text.length).toBeLessThan(1500);
  const surrogates = mark(`${line}𝄞`, `${line}𝄢`);
  for (const text of surrogates) expect(text.isWellFormed()).toBe(true);
});
