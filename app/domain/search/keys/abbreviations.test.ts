import { expect, test } from "vitest";
import { isAbbreviated, listAbbreviatedRanges, parseAbbreviation } from "./abbreviations.ts";
import { toSearchKeys } from "./search-key.ts";

const stands = (abbreviation: string, name: string) => {
  const parsed = parseAbbreviation(abbreviation);
  return parsed !== null && isAbbreviated(parsed, toSearchKeys(name));
};

test.each([
  ["K. Chapu", "Khanda Chapu"],
  ["మి. చాపు", "Misra Chapu"],
  ["మా.మా.గౌళ", "Mayamalavagaula"],
  ["மா.மா.கௌளை", "Mayamalavagaula"],
  ["மா.மா.கெளளை", "Mayamalavagaula"],
  ["Si. Madhyamam", "Simhendramadhyamam"],
])("%s stands for %s", (abbreviation, name) => {
  expect(stands(abbreviation, name)).toBe(true);
});

test.each([
  ["K. Chapu", "Misra Chapu"],
  ["மா.மா.கௌளை", "Chayagaula"],
  ["M. Chapu", "Chapu"],
  ["M. Chapu", "Misra Jhampa"],
])("%s does not stand for %s", (abbreviation, name) => {
  expect(stands(abbreviation, name)).toBe(false);
});

test.each(["Khanda Chapu", "K. J.", "Khanda. Chapu", "K Chapu", "", "..", ". Chapu"])(
  "%j is no abbreviation",
  (text) => {
    expect(parseAbbreviation(text)).toBeNull();
    expect(listAbbreviatedRanges(text)).toEqual([]);
  },
);

test("the end of an abbreviation is looked for in names of every script", () => {
  const keys = (text: string) => listAbbreviatedRanges(text).map(([, from]) => from);
  expect(keys("K. Chapu")).toEqual(expect.arrayContaining(["cap", "*sap"]));
  expect(keys("மா.மா.கௌளை")).toEqual(expect.arrayContaining(["gavl", "*kavl"]));
});
