import { expect, test } from "vitest";
import {
  copiedStatements,
  findStatement,
  isLicence,
  publicDomainMark,
  readStatement,
  statements,
} from "./rights.ts";

test("a statement is read by its address, with either scheme and in any case", () => {
  const inCopyright = "http://rightsstatements.org/vocab/InC/1.0/";
  for (const text of [
    inCopyright,
    "https://rightsstatements.org/vocab/InC/1.0/",
    " HTTP://RightsStatements.org/vocab/inc/1.0 ",
  ])
    expect(readStatement(text)).toBe(inCopyright);
  for (const { address } of statements) expect(readStatement(address)).toBe(address);
  for (const text of ["", " ", "unknown", "Unknown"]) expect(readStatement(text)).toBeNull();
  for (const text of [
    "CC",
    "javascript:alert(1)",
    "https://creativecommons.org/",
    `${inCopyright}x`,
  ])
    expect(readStatement(text)).toBeUndefined();
});

test("copies are allowed by licences and marks of Creative Commons alone", () => {
  expect(copiedStatements).toEqual(
    statements.map(({ address }) => address).filter((address) => isLicence(address)),
  );
  expect(copiedStatements).toContain(publicDomainMark);
  expect(findStatement("https://example.org/anything")).toBeNull();
});
