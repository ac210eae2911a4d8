import { describe, expect, test } from "vitest";
import { languages } from "#app/archive.ts";
import { wordsOf } from "./all-words.ts";

describe.each(languages)("the words of %s", (language) => {
  const words = wordsOf(language);
  const texts = Object.entries(words);

  test("name a label by a value, so that sentence and button cannot differ", () => {
    // A sample of what to type has digits; the choices of other programs are about UTF-8.
    const isLabel = (quoted: string) => !/\{\w+\}|\d/.test(quoted);
    const written = texts.flatMap(([key, text]) =>
      Array.from(text.matchAll(/[“‘"«]([^”’"»]+)[”’"»]/g), ([, quoted]) => [key, quoted!] as const),
    );
    expect(written.length).toBeGreaterThan(20);
    expect(written.filter(([, quoted]) => isLabel(quoted))).toEqual([]);
    expect(
      texts.filter(([, text]) => /\b(?:[Pp]ress|[Cc]lick|[Cc]hoose) \p{Lu}/u.test(text)),
    ).toEqual([]);
  });

  test("call a short button in full for those who do not see it", () => {
    expect(words["kept.addToList"]).toContain(words["kept.toList"]);
  });
});
