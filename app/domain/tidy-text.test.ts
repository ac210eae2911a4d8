import { expect, test } from "vitest";
import { hasLetter, tidyLine, tidyText } from "./tidy-text.ts";

test("text keeps its line breaks and loses control characters", () => {
  expect(tidyText("a\tb\u2028c\r\nd\u0007 ")).toBe("a b c\nd");
});

test.each([
  ["zero-width spaces", "\u200bA\u200bd\u2060min\ufeff", "Admin"],
  ["soft hyphens", "Om\u00adkara", "Omkara"],
  ["directions", "abc\u202egnp.exe\u202c \u2066x\u2069 \u200ey\u200f\u061c", "abcgnp.exe x y"],
  ["joiners of other scripts", "Ad\u200dmi\u200cn", "Admin"],
  ["fillers that count as letters", "\u3164\u115f\uffa0", ""],
  ["the space between marks", "e\u200b\u0301", "é"],
  ["nothing but these", "\u200b \u200b", ""],
])("a line loses %s", (_what, line, tidy) => {
  expect(tidyLine(line)).toBe(tidy);
  expect(tidyLine(tidy)).toBe(tidy);
});

test.each(["അവന്\u200d", "క్\u200cష", "क्\u200dष", "👩🏽\u200d🎤", "❤\ufe0f"])(
  "%s keeps its joiners",
  (word) => {
    expect(tidyLine(`\u200b${word}\u200b`)).toBe(word);
  },
);

test("a half of a surrogate pair is replaced", () => {
  expect(tidyLine("a\ud83c b\udfb5 🎵")).toBe("a\ufffd b\ufffd 🎵");
});

test("a text has a letter or digit, or none", () => {
  for (const text of ["a", "7", "రా", "१"]) expect(hasLetter(text), text).toBe(true);
  for (const text of ["", "…", "..", "\ufffd", "👨"]) expect(hasLetter(text), text).toBe(false);
});
