import { expect, test } from "vitest";
import { swaraLineInScript } from "./swara-line.ts";

test.each([
  ["ta", "ஸ ரீ க மா | ப த நீ , ஸ ||"],
  ["kn", "ಸ ರೀ ಗ ಮಾ | ಪ ದ ನೀ , ಸ ||"],
  ["ml", "സ രീ ഗ മാ | പ ധ നീ , സ ||"],
  ["hi", "स री ग मा | प ध नी , स ||"],
] as const)("a line of swaras in %s", (language, shown) => {
  expect(swaraLineInScript("స రీ గ మా | ప ద నీ , స ||", language, false)).toBe(shown);
  expect(swaraLineInScript("സ രീ ഗ മാ | പ ധ നീ , സ ||", language, false)).toBe(shown);
});

test("in roman letters, with and without vowels", () => {
  expect(swaraLineInScript("sa rī ga mā", "te", false)).toBe("స రీ గ మా");
  expect(swaraLineInScript("S R G M P D N S", "ta", false)).toBe("ஸ ரி க ம ப த நி ஸ");
});

test("groups only where a section of swaras is", () => {
  expect(swaraLineInScript("సరిగమ పదనిస", "ta", true)).toBe("ஸரிகம பதநிஸ");
  expect(swaraLineInScript("సరిగమ పదనిస", "ta", false)).toBeNull();
});

test("words are no swaras", () => {
  for (const words of ["నిధి చాల సుఖమా", "మాపని గరిమ", "నీ పాదమా", "", "| |", "രാമ"])
    for (const inSection of [true, false])
      if (!(inSection && /మాపని|పాదమా/u.test(words)))
        expect(swaraLineInScript(words, "ta", inSection), words).toBeNull();
});
