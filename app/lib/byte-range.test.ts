import { expect, test } from "vitest";
import { parseByteRange } from "./byte-range.ts";

const whole = null;
const no = "unsatisfiable" as const;

test.each([
  [null, whole],
  ["", whole],
  ["bytes=0-", { offset: 0, length: 1000 }],
  ["bytes=0-0", { offset: 0, length: 1 }],
  ["bytes=0-499", { offset: 0, length: 500 }],
  ["bytes=500-999", { offset: 500, length: 500 }],
  ["bytes=500-5000", { offset: 500, length: 500 }],
  ["bytes=999-", { offset: 999, length: 1 }],
  ["bytes=-1", { offset: 999, length: 1 }],
  ["bytes=-1000", { offset: 0, length: 1000 }],
  ["bytes=-5000", { offset: 0, length: 1000 }],
  ["Bytes=1-2", { offset: 1, length: 2 }],
  ["bytes=-0", no],
  ["bytes=1000-", no],
  ["bytes=1000-2000", no],
  ["bytes=999999999999999-", no],
  ["bytes=5-2", whole],
  ["bytes=-", whole],
  ["bytes=a-b", whole],
  ["bytes=0-1,5-6", whole],
  ["bytes=0x1-2", whole],
  ["items=0-1", whole],
  ["bytes 0-1", whole],
  ["bytes=1--2", whole],
  ["bytes=9999999999999999999-", whole],
])("T59 %s of 1000 bytes", (header, expected) => {
  expect(parseByteRange(header, 1000)).toEqual(expected);
});

test("an empty file has no range", () => {
  expect(parseByteRange("bytes=0-", 0)).toBe("unsatisfiable");
  expect(parseByteRange("bytes=-1", 0)).toBe("unsatisfiable");
});
