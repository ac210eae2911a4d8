import { readFileSync } from "node:fs";
import { globSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { languages } from "../../app/archive.ts";
import { createTranslate } from "../../app/i18n/translate.ts";
import { wordsOf } from "./all-words.ts";

const english = wordsOf("en");
const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();
const base = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, "");

describe.each(languages)("the words of %s", (language) => {
  const words = wordsOf(language);

  test("have every key of the English, and no other", () => {
    const bases = (all: Record<string, string>) =>
      [...new Set(Object.keys(all).map(base))].toSorted();
    expect(bases(words)).toEqual(bases(english));
  });

  test("stand in the same files as the English", () => {
    for (const file of globSync("app/locales/**/en.json")) {
      const keysIn = (path: string) =>
        [...new Set(Object.keys(JSON.parse(readFileSync(path, "utf8"))).map(base))].toSorted();
      const own = file.replace("en.json", `${language}.json`);
      expect(keysIn(own), own).toEqual(keysIn(file));
    }
  });

  test("have no vowel sign without a letter, which is drawn with a dotted circle", () => {
    const loose = /(?<![\p{L}\p{M}\u200c\u200d])\p{M}/u;
    expect(Object.entries(words).filter(([, text]) => loose.test(text))).toEqual([]);
  });

  test("have a plural form for every case of the language", () => {
    const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const counted = new Set(
      Object.keys(english)
        .filter((key) => key !== base(key))
        .map(base),
    );
    for (const key of counted)
      for (const category of categories) expect(words).toHaveProperty([`${key}_${category}`]);
  });

  test("keep the places of values, and say something", () => {
    for (const [key, text] of Object.entries(words)) {
      expect(text.trim(), key).not.toBe("");
      const original = english[key] ?? english[`${base(key)}_other`]!;
      expect(placeholders(text), key).toEqual(placeholders(original));
    }
  });

  test("are in the script of the language", () => {
    if (language === "en") return;
    const script = {
      te: /\p{sc=Telu}/u,
      ta: /\p{sc=Taml}/u,
      kn: /\p{sc=Knda}/u,
      ml: /\p{sc=Mlym}/u,
      hi: /\p{sc=Deva}/u,
    }[language];
    for (const [key, text] of Object.entries(words))
      if (/\p{L}/u.test(english[key]?.replace(/\{\w+\}/g, "") ?? "x"))
        expect(text, key).toMatch(script);
  });
});

const sources = globSync("{app,workers}/**/*.{ts,tsx}", {
  exclude: (name) => name.includes(".test."),
}).map((file) => ({ file, code: readFileSync(file, "utf8") }));

const isFile = /\.(mp3|atom)$/;

test("every key in the code is a message", () => {
  const keys = new Set([...Object.keys(english), ...Object.keys(english).map(base)]);
  const areas = new Set([...keys].map((key) => key.split(".")[0]!));
  const unknown = sources.flatMap(({ file, code }) =>
    Array.from(code.matchAll(/"((\w+)\.\w[\w. ]*)"/g), ([, key, area]) => [key!, area!] as const)
      .filter(([key, area]) => areas.has(area) && !keys.has(key) && !isFile.test(key))
      .map(([key]) => `${file}: ${key}`),
  );
  expect(unknown).toEqual([]);
});

test("no text is taken for a key by a cast", () => {
  const casts = sources.flatMap(({ file, code }) =>
    Array.from(code.matchAll(/\bas (MessageKey|Message|Flash|keyof typeof \w+)\b/g), ([cast]) => ({
      file,
      cast,
    })),
  );
  expect(casts).toEqual([]);
});

test("every message is said somewhere, and every one that is said is there", () => {
  const code = globSync("app/**/*.{ts,tsx}", { exclude: (name) => name.includes(".test.") })
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  const keys = new Set(Object.keys(english).map(base));
  // Composed keys, such as `theme.${theme}`.
  const starts = [...code.matchAll(/t\(`([\w.]+)\$\{/g)].map(([, start]) => start!);
  // Keys of mails are composed of their kind.
  const kinds = Object.keys(JSON.parse(readFileSync("app/locales/mail/en.json", "utf8")));
  for (const key of kinds) expect(code).toMatch(new RegExp(`["._]${key.split(".")[0]}\\b`));
  const orphans = [...keys].filter(
    (key) =>
      !code.includes(`"${key}"`) &&
      !kinds.includes(key) &&
      !starts.some((start) => key.startsWith(start)) &&
      !key.endsWith("Hint"),
  );
  expect(orphans).toEqual([]);
});

test("numbers are written, and counts chosen, as the language does", () => {
  const t = createTranslate("en", english);
  expect(t("wheel.songs", { count: 1 })).toBe("1 song");
  expect(t("wheel.songs", { count: 0 })).toBe("0 songs");
  expect(t("csv.apply", { count: 1 })).toBe("Import 1 row");
  expect(t("csv.taken", { count: 1 })).toBe("1 row imported");
  expect(t("list.results", { start: 1, end: 20, total: 100000 })).toContain("100,000");
  const hindi = createTranslate("hi", wordsOf("hi"));
  expect(hindi("list.results", { start: 1, end: 20, total: 100000 })).toContain("1,00,000");
  const kannada = wordsOf("kn");
  expect(createTranslate("kn", kannada)("wheel.songs", { count: 0 })).toBe(
    kannada["wheel.songs_one"]!.replace("{count}", "0"),
  );
});
