import { readFileSync } from "node:fs";
import { convert } from "fontverter";
import { describe, expect, test } from "vitest";
import { languages } from "#app/archive.ts";
import { raagaSeeds } from "#drizzle/seed/reference/raagas.ts";
import { cut, faces, folder } from "../../scripts/fonts/faces.ts";
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

  test("is used for the letters it has, if it is Latin in time and late", () => {
    const letters = sorted(face.letters);
    expect(lettersOf(face.file)).toEqual(face.features ? [letters, letters] : [letters]);
  });
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
