import { expect, test } from "vitest";
import { readBackUtf8 } from "./read-back-utf8.ts";

const asLatin1 = (text: string) => Buffer.from(text).toString("latin1");
const asWindows1252 = (text: string) => new TextDecoder("windows-1252").decode(Buffer.from(text));

test("reads UTF-8 that was declared as Latin-1 or Windows-1252", () => {
  for (const text of ["ఓంకారాకారిణి", "எந்த முத்தோ - part 2", "ಕಲ್ಯಾಣಿ", "ഓം", "ओंकार", "Café’s Rāga"]) {
    expect(readBackUtf8(asLatin1(text))).toBe(text);
    expect(readBackUtf8(asWindows1252(text))).toBe(text);
  }
});

test("reads it where its end was cut off", () => {
  expect(readBackUtf8(asLatin1("పాఠ").trim())).toBe("పాఠ");
  for (const length of [28, 29, 30])
    expect(readBackUtf8(asLatin1("ఓంకారాకారిణి").slice(0, length))).toMatch(/^ఓంకారాకార?ి?$/);
});

test("leaves what may be meant as it is", () => {
  for (const text of [
    "",
    "Omkara",
    "Café",
    "naïve Ã",
    "ఓం",
    "Ã© ఓం",
    "Café é",
    "Åse Ærø",
    "10 °C",
    "“quoted”",
  ])
    expect(readBackUtf8(text)).toBe(text);
});
