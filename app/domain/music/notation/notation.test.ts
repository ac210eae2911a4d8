import {
  array,
  assert,
  boolean,
  constant,
  constantFrom,
  infiniteStream,
  letrec,
  nat,
  oneof,
  option,
  property,
  record,
  string,
  type Arbitrary,
} from "fast-check";
import { describe, expect, test } from "vitest";
import { swaraNames } from "../scale.ts";
import {
  cellsOf,
  inAksharaChoices,
  type Mark,
  type Notation,
  type NotationLine,
} from "./notation.ts";
import { parseNotation } from "./parse-notation.ts";
import { writeNotation } from "./write-notation.ts";

const read = (text: string): Notation => {
  const { notation, error } = parseNotation(text);
  if (error) throw new Error(JSON.stringify(error));
  return notation;
};
const errorOf = (text: string) => {
  const { error } = parseNotation(text);
  return error && `${error.problem} ${error.line}:${error.column} ${error.text}`;
};

const swara = record({
  kind: constant("swara" as const),
  name: constantFrom(...swaraNames, "R", "G", "M", "D", "N"),
  octave: constantFrom(-1 as const, 0 as const, 1 as const),
});
const hold = record({
  kind: constant("hold" as const),
  units: constantFrom(1 as const, 2 as const),
});
const bar = record({
  kind: constant("bar" as const),
  ends: constantFrom("anga" as const, "cycle" as const),
});
const { marks } = letrec<{ marks: Mark[] }>((tie) => ({
  marks: array(
    oneof(
      { maxDepth: 3, depthIdentifier: "speed" },
      { arbitrary: swara, weight: 6 },
      { arbitrary: hold, weight: 2 },
      { arbitrary: bar, weight: 1 },
      {
        arbitrary: tie("marks").map((inner) => ({ kind: "fast" as const, marks: inner })),
        weight: 1,
      },
    ),
    { minLength: 1, maxLength: 12, depthIdentifier: "speed" },
  ),
}));
const syllable = option(
  record({
    text: constantFrom("శ్రీ", "గ", "ணா", "ಥ", "സി", "धू", "ra", "nā", "క్", "a'"),
    joins: boolean(),
  }),
);
const anyLine: Arbitrary<NotationLine> = record({
  marks: marks.filter((all) => cellsOf(all).length > 0),
  verses: nat({ max: 2 }),
  syllables: infiniteStream(syllable),
  inAkshara: constantFrom(...inAksharaChoices),
}).map(({ marks: all, verses, syllables, inAkshara }) => ({
  at: 0,
  marks: all,
  words: Array.from({ length: verses }, () => [...syllables.take(cellsOf(all).length)]),
  inAkshara,
}));
const notation = array(
  record({
    heading: option(constantFrom("Pallavi", "చరణం 2", "Muktayi swara", "சரணம்")),
    lines: array(anyLine, { minLength: 1, maxLength: 4 }),
  }),
  { minLength: 1, maxLength: 3 },
);

/** Without the numbers of lines, which follow from the text. */
const bare = (parts: Notation) =>
  parts.map(({ heading, lines }) => ({
    heading,
    lines: lines.map((line) => ({ ...line, at: 0 })),
  }));

describe("a notation", () => {
  test("is read again as it was written, whatever is in it", () => {
    assert(
      property(notation, (parts) => {
        expect(bare(read(writeNotation(parts)))).toEqual(bare(parts));
      }),
      { numRuns: 100 },
    );
  });

  test("of twenty lines is read again as it was written", () => {
    const twenty = array(anyLine, { minLength: 20, maxLength: 20 });
    assert(
      property(twenty, (lines) => {
        const parts = [{ heading: null, lines }];
        expect(bare(read(writeNotation(parts)))).toEqual(bare(parts));
      }),
      { numRuns: 10 },
    );
  });

  test("is written in one form, however it was typed", () => {
    assert(
      property(notation, (parts) => {
        const text = writeNotation(parts);
        const loose = text.replaceAll(" ", "  ").replaceAll("||", "॥").replaceAll("\n", "\r\n");
        expect(writeNotation(read(loose))).toBe(text);
      }),
      { numRuns: 50 },
    );
    expect(writeNotation(read("SR2,G3;|M1’P.(D2N2)||"))).toBe("S R2 , G3 ; | M1' P. (D2 N2) ||");
  });

  test("of any text is read or refused at a place within it", () => {
    const signs = string({
      unit: constantFrom(..."SRGMPDN123'.,;|()॥: \nw-aశ్రీ\u{1f3b5}"),
      maxLength: 60,
    });
    assert(
      property(signs, (text) => {
        const { error } = parseNotation(text);
        if (!error) return;
        const written = text.split("\n")[error.line - 1]!;
        const letters = [...written].slice(error.column - 1).join("");
        if (error.text !== "()") expect(letters.startsWith(error.text)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

test("syllables are written below their swaras", () => {
  const text = "M P | D (S' S') ||\nw: śrī ga- - ṇa-nā\nw: si";
  expect(writeNotation(read(text))).toBe(
    ["   M   P   | D (S' S') ||", "w: śrī ga- | - ṇa- nā", "w: si"].join("\n"),
  );
});

test("words stand under the swaras and holds of their line", () => {
  const [part] = read("Charanam 1:\nM P | D S' S' R' ||\nw: śrī – | ga- ṇa-nā-tha\nw: si-ddha");
  expect(part!.heading).toBe("Charanam 1");
  const texts = part!.lines[0]!.words.map((words) =>
    words.map((one) => one && one.text + (one.joins ? "…" : "")),
  );
  expect(texts).toEqual([
    ["śrī", null, "ga…", "ṇa…", "nā…", "tha"],
    ["si…", "ddha", null, null, null, null],
  ]);
});

test("a blank line begins another part, and an akshara has what was last said", () => {
  const parts = read("S R\n\nakshara: 4\nG M\n\nakshara: 1\nP\n\n\nD");
  expect(parts.map(({ lines }) => lines.map(({ inAkshara }) => inAkshara))).toEqual([
    [1],
    [4],
    [1],
    [1],
  ]);
  expect(parts.map(({ lines }) => lines[0]!.at)).toEqual([1, 4, 7, 10]);
});

test.each([
  ["S R4", "noSuchSwara 1:3 R4"],
  ["S1 R2", "noSuchSwara 1:1 S1"],
  ["S R2\nS x", "unknown 2:3 x"],
  ["S ''", "unknown 1:3 '"],
  ["శ్రీ S", "unknown 1:1 శ"],
  ["S (R2 G3", "unclosed 1:3 ("],
  ["S R2) G3", "unopened 1:5 )"],
  ["S ()", "empty 1:3 ()"],
  ["((((S))))", "tooFast 1:4 ("],
  ["akshara: 12", "inAkshara 1:10 12"],
  ["w: ma", "wordsAlone 1:1 w:"],
  ["S R2\n\nw: ma", "wordsAlone 3:1 w:"],
  ["  w : ma", "wordsAlone 1:3 w :"],
  ["S R2\nw: ma ha ga", "tooManySyllables 2:10 ga"],
  ["S R2 | G3\nw: ma | ha", "barElsewhere 2:7 |"],
  ["\u{1f3b5} S", "unknown 1:1 \u{1f3b5}"],
])("what is wrong in %j is said where it stands", (text, error) => {
  expect(errorOf(text)).toBe(error);
});

test("an empty text has no parts", () => {
  expect(read("")).toEqual([]);
  expect(read(" \n \n")).toEqual([]);
  expect(writeNotation([])).toBe("");
});
