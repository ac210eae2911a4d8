import { describe, expect, test } from "vitest";
import { readTime, startsOf, writeTime } from "./line-times.ts";
import { readTimedLines, timesOfLines, withLineKeys } from "./timed-lines.ts";
import { writeVtt } from "./words-vtt.ts";

const lyrics = "Pallavi\nnidhi chala\nsannidhi\n\nCharanam\ndamashama\nmamata";
const timed = withLineKeys("0:12.3 1:40\n0:18\n-\n1:02:03.25", lyrics);

describe("a time", () => {
  test.each([
    ["12", 12],
    ["12.3", 12.3],
    ["0:12,35", 12.35],
    ["75:00", 4500],
    ["1:02:03.25", 3723.25],
    ["0:60", null],
    ["1:60:00", null],
    ["1:2", null],
    ["-1", null],
    ["0:12.345", null],
    ["noon", null],
  ])("%s is %s seconds", (text, seconds) => {
    expect(readTime(text)).toBe(seconds);
  });

  test.each([0, 5, 59.99, 60, 65.3, 3599.5, 3723.25])("%s is written and read", (seconds) => {
    expect(readTime(writeTime(seconds))).toBe(seconds);
  });

  test("is written to the hundredth, without zeros at its end", () => {
    expect([0.004, 12.3, 65, 125.678].map(writeTime)).toEqual([
      "0:00",
      "0:12.3",
      "1:05",
      "2:05.68",
    ]);
  });
});

describe("the times of lines", () => {
  test("are stored with the words that they are for, and read again", () => {
    expect(timed).toMatch(/^0:12\.3 1:40 #\w+\n0:18 #\w+\n- #\w+\n1:02:03\.25 #\w+$/);
    expect(withLineKeys(timed, lyrics)).toBe(timed);
    expect(timesOfLines(timed, lyrics)).toEqual([[12.3, 100], [18], [], [3723.25]]);
    expect(withLineKeys("", lyrics)).toBe("");
    expect(withLineKeys("-\n-", lyrics)).toBe("");
  });

  test("are in order, each once, whatever order they were typed in", () => {
    expect(readTimedLines("0:18 0:12 0:18.0")).toEqual([{ times: [12, 18], key: "" }]);
  });

  test("more than the lyrics have lines are left out", () => {
    expect(withLineKeys("0:01\n0:02\n0:03", "one\ntwo").split("\n")).toHaveLength(2);
  });

  test.each([
    ["0:12\nabc", 2],
    ["0:12 #UPPER", 1],
    ["0:12 # ", 1],
    [`0:01\n${"1 ".repeat(101)}`, 2],
    [Array.from({ length: 2001 }, () => "-").join("\n"), 2001],
  ])("a wrong line is named", (text, wrong) => {
    expect(readTimedLines(text)).toEqual({ wrong });
  });

  test("begin in the order of the recording", () => {
    expect(startsOf([[12.3, 100], [18]])).toEqual([
      { at: 12.3, line: 1 },
      { at: 18, line: 2 },
      { at: 100, line: 1 },
    ]);
  });
});

describe("when the lyrics change, times", () => {
  const after = (changed: string) => timesOfLines(timed, changed);

  test("stay where other letters of words, punctuation or headings were corrected", () => {
    expect(after("Nidhi, chala!\nsannidhi\ndama shama\nmamata")).toEqual(after(lyrics));
    expect(after("nidhi cala\nsannidhi\ndamaśama\nmamata")).toEqual(after(lyrics));
  });

  test("move with their lines, and a new line has none", () => {
    expect(after("sri\nnidhi chala\nsannidhi\ndamashama\nmamata")).toEqual([
      [],
      [12.3, 100],
      [18],
      [],
      [3723.25],
    ]);
    expect(after("nidhi chala\nmamata")).toEqual([[12.3, 100], [3723.25]]);
  });

  test("go with lines that have changed places, and are not shown on other words", () => {
    expect(after("sannidhi\nnidhi chala\ndamashama\nmamata").slice(0, 2)).toEqual([
      [18],
      [12.3, 100],
    ]);
    expect(after("one\ntwo\nthree\nfour")).toEqual([[], [], [], []]);
    expect(after("")).toEqual([]);
  });
});

test("a WebVTT file shows each line until the next one, and escapes markup", () => {
  const starts = startsOf([[1.5, 7200], [3]]);
  expect(writeVtt(starts, ["a < b & c", "two"], 7205)).toBe(
    `WEBVTT

00:00:01.500 --> 00:00:03.000
a &lt; b &amp; c

00:00:03.000 --> 02:00:00.000
two

02:00:00.000 --> 02:00:10.000
a &lt; b &amp; c
`,
  );
  expect(writeVtt([], [], null)).toBe("WEBVTT\n");
});
