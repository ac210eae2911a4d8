import { expect, test } from "vitest";
import { languages } from "../../../archive.ts";
import { scaleInScript, swaraInScript } from "./swara.ts";

test.each([
  ["en", "S R2 G3 P D2 S'"],
  ["te", "స రి₂ గ₃ ప ద₂ స'"],
  ["ta", "ஸ ரி₂ க₃ ப த₂ ஸ'"],
  ["kn", "ಸ ರಿ₂ ಗ₃ ಪ ದ₂ ಸ'"],
  ["ml", "സ രി₂ ഗ₃ പ ധ₂ സ'"],
  ["hi", "स रि₂ ग₃ प ध₂ स'"],
] as const)("Mohanam's arohana in %s", (language, written) => {
  expect(scaleInScript("S R2 G3 P D2 S'", language)).toBe(written);
});

test("octaves stay marked, and a swara without a number has none", () => {
  expect(swaraInScript("N2.", "te")).toBe("ని₂.");
  expect(swaraInScript("M", "ta")).toBe("ம");
});

test("what is not a swara stays", () => {
  for (const language of languages)
    for (const text of ["", "X1", "R4", "Sa", "(", "–"])
      expect(swaraInScript(text, language)).toBe(text);
});
