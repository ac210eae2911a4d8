import { expect, test } from "vitest";
import { readAccompanists } from "./accompanists.ts";

const instruments = [
  { id: 1, names: ["Mridangam", "మృదంగం", "மிருதங்கம்"] },
  { id: 2, names: ["Violin", "వయోలిన్", "வயலின்"] },
];

test.each([
  ["Violin: A. Player, B. Player; Mridangam: C", "2 A. Player, B. Player|1 C"],
  ["violin = A\nmridangam: C", "2 A|1 C"],
  ["A. Player (violin), C (Mridangam)", "2 A. Player|1 C"],
  ["వయోలిన్: A; மிருதங்கம்: C", "2 A|1 C"],
  ["Violin: A; Violin: B", "2 A, B"],
  [" ; ", ""],
])("%s", (text, expected) => {
  const { rows, unread } = readAccompanists(text, instruments);
  expect(rows.map(({ type, names }) => `${type} ${names}`).join("|")).toBe(expected);
  expect(unread).toEqual([]);
});

test.each([
  ["A. Player", "A. Player"],
  ["Gong: A; Violin: B", "Gong: A"],
  ["A (violin), B", "B"],
  ["A (violin", "A (violin"],
])("%s names no instrument somewhere", (text, expected) => {
  expect(readAccompanists(text, instruments).unread).toEqual([expected]);
});
