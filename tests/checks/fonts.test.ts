import { readFileSync } from "node:fs";
import { convert } from "fontverter";
import { describe, expect, test } from "vitest";
import { languages } from "#app/archive.ts";
import { raagaSeeds } from "#drizzle/seed/reference/raagas.ts";
import { cut, faces, figures, folder } from "../../scripts/fonts/faces.ts";
import { readLetters } from "../../scripts/fonts/glyphs.ts";
import { wordsOf } from "./all-words.ts";

const styles = readFileSync("app/styles/fonts.css", "utf8");

/** The letters that each rule of `fonts.css` takes a file for. */
const lettersOf = (file: string) =>
  styles
    .split("@font-face")
    .filter((rule) => rule.includes(`/${file}"`))
    .map((rule) =>
      [...rule.matchAll(/U\+([0-9A-F]{4})(?:-([0-9A-F]{4}))?/g)]
        .flatMap(([, from, to]) => {
          const [first, last] = [from!, to ?? from!].map((code) => Number.parseInt(code, 16));
          return Array.from({ length: last! - first! + 1 }, (_, index) => first! + index);
        })
        .map((code) => String.fromCodePoint(code))
        .toSorted()
        .join(""),
    );

const sorted = (letters: string) => [...letters].toSorted().join("");

describe.for(faces)("$file", (face) => {
  test("is what its script cuts", async () => {
    expect((await cut(face)).equals(readFileSync(`${folder}/${face.file}`))).toBe(true);
  });

  test("is under a name of its own, as its licence asks", async () => {
    const font = await convert(readFileSync(`${folder}/${face.file}`), "sfnt");
    expect(font.toString("latin1").replaceAll("\0", "")).not.toContain("Marcellus-Regular");
  });

  test("is used for the letters it has; that of texts also for the figures of headings", () => {
    const more = face.file === "text.woff2" ? [figures] : [];
    expect(lettersOf(face.file)).toEqual([sorted(face.letters), ...more]);
  });
});

test.for(faces.filter(({ isLatin }) => isLatin))(
  "$file has every letter it is used for",
  async (face) => {
    const font = await convert(readFileSync(`${folder}/${face.file}`), "sfnt");
    const { codes, glyphs } = readLetters(font);
    const isDrawn = (letter: string) =>
      /\s/u.test(letter) || glyphs[codes.get(letter.codePointAt(0)!) ?? 0]!.outline.length > 0;
    expect([...face.letters].filter((letter) => !isDrawn(letter))).toEqual([]);
    expect([...face.letters].filter((letter) => !codes.has(letter.codePointAt(0)!))).toEqual([]);
  },
);

/** Returns the numbers of a rule in per cent, of their size. */
const percentOf = (rule: string, name: string) =>
  Number(new RegExp(`${name}: ([\\d.]+)%`).exec(rule)![1]) / 100;

test.for([
  ["Late Sans", "text.woff2"],
  ["Late Serif", "display.woff2"],
])("%s and its like have lines as high as those of %s", async ([family, file]) => {
  const { tables } = readLetters(await convert(readFileSync(`${folder}/${file}`), "sfnt"));
  const [hhea, head] = [tables.get("hhea")!, tables.get("head")!];
  const rules = styles.split("@font-face").filter((rule) => rule.includes(`family: "${family}`));
  expect(rules).toHaveLength(3);
  for (const rule of rules) {
    const heights = ["ascent-override", "descent-override"].map(
      (name) => percentOf(rule, name) * percentOf(rule, "size-adjust"),
    );
    const own = [hhea.readInt16BE(4), -hhea.readInt16BE(6)].map(
      (height) => height / head.readUInt16BE(18),
    );
    expect(heights[0]).toBeCloseTo(own[0]!, 2);
    expect(heights[1]).toBeCloseTo(own[1]!, 2);
  }
});

test("our own Latin texts and the names of raagas need no other file", () => {
  const placeholder = /\{\w+\}/g;
  const latin = /[\u0020-\u024f\u1e00-\u1eff]/gu;
  const texts = [
    ...languages.flatMap((language) => Object.values(wordsOf(language))),
    ...raagaSeeds.flatMap((raaga) =>
      Object.values(raaga).filter((value) => typeof value === "string"),
    ),
  ];
  const known = faces.map(({ letters }) => letters).join("");
  const used = new Set(
    texts.flatMap((text) => text.replaceAll(placeholder, "").match(latin) ?? []),
  );
  expect(used.size).toBeGreaterThan(60);
  expect([...used].filter((letter) => !known.includes(letter))).toEqual([]);
});
