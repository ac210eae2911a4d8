import { expect, test } from "vitest";
import { explainKatapayadi } from "../theory/katapayadi.ts";
import { consonantInScript } from "./consonant.ts";
import { transliterator } from "./transliterate.server.ts";

const melakartas = Array.from({ length: 72 }, (_, at) => at + 1);
const consonants = [
  ...new Set(melakartas.flatMap((number) => explainKatapayadi(number).flatMap(({ row }) => row))),
];

test.each(["te", "kn", "ml", "hi"] as const)(
  "every consonant has its letter: %s",
  async (language) => {
    expect(consonants).toHaveLength(33);
    const write = await transliterator("iso", language);
    expect(consonants.map((one) => consonantInScript(one, language))).toEqual(
      consonants.map((one) => write(`${one}a`)),
    );
  },
);

test("English and Tamil keep ISO 15919", () => {
  expect(consonantInScript("kh", "en")).toBe("kh");
  expect(consonantInScript("kh", "ta")).toBe("kh");
});
