import { describe, expect, test } from "vitest";
import { languages } from "#app/archive.ts";
import { scaleInScript, swaraInScript } from "#app/domain/music/script/swara.ts";
import { wordsOf } from "./all-words.ts";

const english = wordsOf("en");
const base = (key: string) => key.replace(/_(one|other)$/, "");

/** Keys whose English is said elsewhere, where other languages need two texts. */
const ownWords: [key: RegExp, reason: string][] = [
  [/^nav\./, "a menu has room for one word, and names a list in the plural"],
  [/^search\.submit$/, "a button is a verb, the page that it leads to a noun"],
  [/^player\.pauseHere$/, "a song pauses, an upload or import is put off"],
  [/^person\.composer$/, "in Tamil: the songs that this person composed"],
  [/^(kept\.(toList|mark|unmark)|song\.fullHistory|share\.share)$/, "cut short: see `fullNames`"],
  [/^drafts\.removeShort$/, "in Hindi a row is deleted, a song taken from a list"],
  [/^drafts\.paused$/, "agrees with a file, which is feminine in Hindi"],
  [/^anga\.group$/, "a group of beats, not of musicians"],
  [/^practise\.solkattu\.Ta$/, "Roman letters do not tell the dental from the retroflex syllable"],
];

/** Labels of buttons that some languages cut short, and what assistive technology calls them. */
const fullNames = {
  "kept.toList": "kept.addToList",
  "kept.mark": "kept.addMark",
  "kept.unmark": "kept.dropMark",
  "song.history": "song.fullHistory",
  "share.share": "share.inFull",
};

/** Values that are numbers or dates, which every case ending of a number fits. */
const numbers =
  /^(number|count|line|total|length|year|start|end|first|last|max|date|letters|cells|rows|digits|low|high)$/;
/** Case endings that stand alone; after a vowel or another script they are glued, or another word. */
const endings = {
  te: /^ ?(?:కి|కు|ని|ను|న|లో|తో|పై)(?![\p{L}\p{M}])/u,
  kn: /^ ?(?:ಗೆ|ಅನ್ನು|ನ|ದ|ರ|ಯ|ಇಂದ|ನಲ್ಲಿ|ಯಲ್ಲಿ|ರಲ್ಲಿ)(?![\p{L}\p{M}])/u,
};

describe.each(["te", "kn"] as const)("the words of %s", (language) => {
  test("glue nothing to a name, whose last letter is not known", () => {
    const glued = Object.entries(wordsOf(language)).filter(([, text]) =>
      Array.from(text.matchAll(/\{(\w+)\}(.*?)(?=\{|$)/gsu)).some(
        ([, name, after]) =>
          !numbers.test(name!) && (/^[\p{L}\p{M}]/u.test(after!) || endings[language].test(after!)),
      ),
    );
    expect(glued).toEqual([]);
  });
});

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

  test("say what is equal in English in the same way", () => {
    const byEnglish = Map.groupBy(
      Object.keys(words).filter((key) => !ownWords.some(([own]) => own.test(key))),
      (key) => english[key],
    );
    const different = [...byEnglish.values()].filter(
      (keys) => new Set(keys.map(base)).size > 1 && new Set(keys.map((key) => words[key])).size > 1,
    );
    expect(different.map((keys) => keys.map((key) => `${key}: ${words[key]}`))).toEqual([]);
  });

  test("write swaras as scales do", () => {
    if (language === "en") return;
    for (const letter of "SRGMPDN")
      expect(words[`swara.${letter}`]).toBe(swaraInScript(letter, language));
    for (const string of ["P", "M1", "N3"])
      expect(words[`practise.tuning.${string}`]).toBe(swaraInScript(string[0]!, language));
    expect(words["search.example.swaras"]).toBe(scaleInScript("S G2 M1 D1 N2", language));
  });

  test("call a short button in full for those who do not see it", () => {
    // Who speaks to the browser says what is seen.
    for (const [short, full] of Object.entries(fullNames))
      expect(words[full]).toContain(words[short]);
  });
});
