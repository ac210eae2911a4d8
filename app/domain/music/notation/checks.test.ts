import { describe, expect, test } from "vitest";
import { parseScale } from "../scale.ts";
import { partsOf } from "../taalas/cycle.ts";
import { melodyOfLines } from "./notation-melody.ts";
import { parseNotation } from "./parse-notation.ts";
import { findSwaras, type NotatedRaaga } from "./raaga-swaras.ts";
import { checkTaala, timeNotation } from "./time-notation.ts";

const read = (text: string) => parseNotation(text).notation!;
const none = { jati: null, angas: null, groups: null, aksharas: null };
const adi = partsOf({ ...none, jati: "Chatusra", angas: "IOO" });
const rupaka = partsOf({ ...none, jati: "Chatusra", angas: "OI" });
const misraChapu = partsOf({ ...none, groups: "3+2+2" });

describe("time", () => {
  test("parentheses halve, holds prolong, and an akshara has as many swaras as it says", () => {
    const { swaras, length } = timeNotation(read("S , (R2 G3) ((M1 P D2 N2))\nakshara: 4\nS' ; ,"));
    expect(swaras.map(({ at, length: long }) => [at, long])).toEqual([
      [0, 2],
      [2, 0.5],
      [2.5, 0.5],
      [3, 0.25],
      [3.25, 0.25],
      [3.5, 0.25],
      [3.75, 0.25],
      [4, 1],
    ]);
    expect(length).toBe(5);
  });

  test("a hold at the beginning rests, and one in a new line prolongs the last swara", () => {
    const { swaras, lines } = timeNotation(read("; , S R2\n, G3"));
    expect(swaras.map(({ at, length }) => [at, length])).toEqual([
      [3, 1],
      [4, 2],
      [6, 1],
    ]);
    expect(lines.map(({ from, to, firstSwara }) => [from, to, firstSwara])).toEqual([
      [0, 5, 0],
      [5, 7, 2],
    ]);
  });
});

describe("the taala", () => {
  const doubts = (text: string, parts = adi) =>
    checkTaala(read(text), parts).map(
      ({ kind, at, aksharas, cycle }) => `${kind} ${at}: ${aksharas} of ${cycle}`,
    );

  test("lines of whole cycles, of half ones and without bars fit", () => {
    expect(doubts("S R G M | P D | N S' ||\nS' N D P | M G | R S ||")).toEqual([]);
    expect(doubts("S R G M |\nP D | N S' ||")).toEqual([]);
    expect(doubts("S R G M P D N S'")).toEqual([]);
    expect(doubts("M P | D S' S' R' || R' S' | D P M P ||", rupaka)).toEqual([]);
    expect(doubts("R S D. | S , | S , ||", misraChapu)).toEqual([]);
    expect(doubts("akshara: 4\nS ; , R ; , G ; , M ; , | P ; , D ; , | N ; , S' ; , ||")).toEqual(
      [],
    );
  });

  test("what does not fit is named once, with how far the cycle has gone", () => {
    expect(doubts("S R G M | P D | N ||\nS' N D P | M G | R S ||")).toEqual(["cycleBar 1: 7 of 8"]);
    expect(doubts("S R G | M P D | N S' ||")).toEqual(["angaBar 1: 3 of 8"]);
    expect(doubts("S R G M P D N\nS' N D P M G R S")).toEqual(["line 1: 7 of 8"]);
    expect(doubts("S R G M | P D | (N S' N) D ||")).toEqual(["cycleBar 1: 0.5 of 8"]);
  });

  test("nothing is said where the taala has no counts", () => {
    expect(doubts("S R G", [])).toEqual([]);
  });
});

describe("the raaga", () => {
  const of = (up: string, down: string, melakarta: number | null): NotatedRaaga => ({
    up: parseScale(up),
    down: parseScale(down),
    melakarta,
  });
  const malahari = of("S R1 M1 P D1 S'", "S' D1 P M1 G3 R1 S", 15);
  const bhairavi = of("S R2 G2 M1 P D2 N2 S'", "S' N2 D1 P M1 G2 R2 S", 20);
  const namesIn = (text: string, raaga: NotatedRaaga | null) =>
    findSwaras(read(text), raaga)
      .swaras.map((swara) => swara?.name ?? "?")
      .join(" ");

  test("letters are the swaras that it has, numbers stay", () => {
    expect(namesIn("M P D S' R' D P M G R S", malahari)).toBe("M1 P D1 S R1 D1 P M1 G3 R1 S");
    expect(namesIn("M2", malahari)).toBe("M2");
  });

  test("of two swaras of a letter, the way up or down decides, and it is said", () => {
    expect(namesIn("P D N S' N D P", bhairavi)).toBe("P D2 N2 S N2 D1 P");
    expect(findSwaras(read("P D N\nD P"), bhairavi).unclear).toEqual([
      { name: "D", lines: [1, 2] },
    ]);
  });

  test("foreign swaras are named with their lines, and sound", () => {
    const { foreign, swaras } = findSwaras(read("S M2 P\nN D P\nN3 M2"), malahari);
    expect(foreign).toEqual([
      { name: "M2", lines: [1, 3] },
      { name: "N", lines: [2] },
      { name: "N3", lines: [3] },
    ]);
    // Of the letter alone, its melakarta has one.
    expect(swaras[3]).toEqual({ name: "N3", octave: 0 });
  });

  test("without a raaga, a number is all that tells", () => {
    const { swaras, foreign, unclear } = findSwaras(read("S R2 G P"), null);
    expect(swaras.map((swara) => swara?.name)).toEqual(["S", "R2", undefined, "P"]);
    expect(foreign).toEqual([]);
    expect(unclear).toEqual([{ name: "G", lines: [1] }]);
  });
});

describe("a melody", () => {
  const text = "S R , G\nM P | D S' ||\nS' N";
  const melody = (cycle: number, first: number, last: number) => {
    const { tones, numbers, length } = melodyOfLines(read(text), null, cycle, { first, last });
    return [tones.map(({ at, length: long }) => [at, long]), numbers, length];
  };

  test("of all lines has the swaras that are known, and ends with a cycle", () => {
    // R, G, M, D and N have no number here.
    expect(melody(8, 1, 3)).toEqual([
      [
        [0, 1],
        [5, 1],
        [7, 1],
        [8, 1],
      ],
      [0, 4, 6, 7],
      16,
    ]);
    expect(melody(0, 1, 3)[2]).toBe(10);
  });

  test("of a line within a cycle waits for it", () => {
    expect(melody(8, 2, 2)).toEqual([
      [
        [5, 1],
        [7, 1],
      ],
      [4, 6],
      8,
    ]);
    expect(melody(0, 2, 2)).toEqual([
      [
        [1, 1],
        [3, 1],
      ],
      [4, 6],
      4,
    ]);
  });
});
