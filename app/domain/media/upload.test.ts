import { expect, test } from "vitest";
import { announcedFile, lengthOfPart, partCount, partLength, tidyFileName } from "./upload.ts";

test("parts are equal but the last", () => {
  const size = 2 * partLength + 5;
  expect(partCount(size)).toBe(3);
  expect([1, 2, 3].map((number) => lengthOfPart(size, number))).toEqual([
    partLength,
    partLength,
    5,
  ]);
  for (const number of [0, -1, 4, 1.5, Number.NaN]) expect(lengthOfPart(size, number)).toBe(0);
  expect(partCount(partLength)).toBe(1);
  expect(lengthOfPart(partLength, 1)).toBe(partLength);
});

test.each([
  ["C:\\music\\Vatapi.mp3", "Vatapi.mp3"],
  ["../../etc/passwd.mp3", "passwd.mp3"],
  ['a"b;\r\nSet-Cookie: x.mp3', 'a"b;Set-Cookie: x.mp3'],
  ["gnp\u202Egpj.mp3", "gnpgpj.mp3"],
  ["ఎందరో మహానుభావులు.mp3", "ఎందరో మహానుభావులు.mp3"],
  // Joiners are letters' own in Indic scripts.
  ["ക്\u200Dഷ.mp3", "ക്\u200Dഷ.mp3"],
])("T52 %j is kept as %j", (name, kept) => {
  expect(tidyFileName(name)).toBe(kept);
});

test("a long name keeps its extension", () => {
  const name = tidyFileName(`${"ర".repeat(400)}.webm`);
  expect(name.length).toBeLessThanOrEqual(200);
  expect(name.endsWith(".webm")).toBe(true);
});

test("what is announced needs a name and a whole number of bytes", () => {
  for (const size of ["-1", "1.5", "x", "1e400"])
    expect(announcedFile.safeParse({ name: "a.mp3", size }).success).toBe(false);
  expect(announcedFile.safeParse({ size: "1" }).success).toBe(false);
  expect(announcedFile.parse({ name: "b/a.mp3", size: "7" })).toEqual({ name: "a.mp3", size: 7 });
});
