import { type Citation, citationsOf, readByAnEditor } from "../claims/sources.ts";

const titles: Readonly<Record<string, string>> = {
  W: "Wikipedia's list of janya ragas",
  R: "carnatic-music/ragavardhini",
  H: "codevalley/raagawheel",
  D: "MTG/dunya",
  M: "ramanarunachalam/Music",
  P: "Wikipedia",
  E: readByAnEditor.title,
};

/** Returns the citations of source letters ("WR"; "-" for none). */
export function citationsOfLines(letters: string): Citation[] {
  return letters === "-" ? [] : [...letters].flatMap((letter) => citationsOf(titles[letter]!));
}

/** Returns the citations of source letters ("WR") or of a page. */
export const citationsOfSource = (source: string): Citation[] =>
  /^[A-Z]+$|^-$/.test(source) ? citationsOfLines(source) : citationsOf(source);

/** Splits a list of rows into their cells; "-" is null. */
export function readRows(text: string): (string | null)[][] {
  return text
    .trim()
    .split("\n")
    .filter(Boolean)
    .map((row) => row.split(" | ").map((cell) => (cell === "-" ? null : cell)));
}

/** Returns the avarohana of a scale: "=" is the arohana reversed. */
export function readDescent(arohana: string | null, avarohana: string | null): string | null {
  return avarohana === "=" ? arohana!.split(" ").toReversed().join(" ") : avarohana;
}
