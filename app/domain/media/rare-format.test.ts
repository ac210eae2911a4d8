import { expect, test } from "vitest";
import { findRareFormat, isRareFormat } from "./rare-format.ts";

test.each([
  [["M4A/isom/iso2", "ALAC"], "alac"],
  [["mp42/isom", "<avc1>", "AC-3"], "ac3"],
  [["mp42/isom", "<ec-3>"], "eac3"],
  [["3gp4", "<samr>"], "amr"],
  [["AIFF", "PCM"], "aiff"],
  [["AIFF-C"], "aiff"],
  [["ASF/audio", "Windows Media Audio 9.2"], "wma"],
  [["MPEG", "MPEG 1 Layer 3"], null],
  [["M4A", "MPEG-4/AAC"], null],
  [[undefined], null],
  [[], null],
])("of %j the rare format is %j", (names, format) => {
  expect(findRareFormat(names)).toBe(format);
});

test("a name of the prototype is no format", () => {
  expect(["alac", "constructor", "", null].filter(isRareFormat)).toEqual(["alac"]);
});
