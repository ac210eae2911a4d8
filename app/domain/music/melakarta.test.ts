import { describe, expect, test } from "vitest";
import { katapayadiNumber, semitones } from "#tests/music-theory.ts";
import { chakraNames, chakraOf } from "./chakra.ts";
import { allMelakartas } from "./melakarta.ts";

const melakarta = (n: number) => allMelakartas()[n - 1]!;

/** The reference table, written out: number, name, chakra, arohana, katapayadi letters. */
const table: readonly (readonly [number, string, string, string, string])[] = [
  [1, "Kanakangi", "Indu", "S R1 G1 M1 P D1 N1 S'", "k-n"],
  [2, "Ratnangi", "Indu", "S R1 G1 M1 P D1 N2 S'", "r-n"],
  [3, "Ganamurti", "Indu", "S R1 G1 M1 P D1 N3 S'", "g-n"],
  [4, "Vanaspati", "Indu", "S R1 G1 M1 P D2 N2 S'", "v-n"],
  [5, "Manavati", "Indu", "S R1 G1 M1 P D2 N3 S'", "m-n"],
  [6, "Tanarupi", "Indu", "S R1 G1 M1 P D3 N3 S'", "t-n"],
  [7, "Senavati", "Netra", "S R1 G2 M1 P D1 N1 S'", "s-n"],
  [8, "Hanumatodi", "Netra", "S R1 G2 M1 P D1 N2 S'", "h-n"],
  [9, "Dhenuka", "Netra", "S R1 G2 M1 P D1 N3 S'", "dh-n"],
  [10, "Natakapriya", "Netra", "S R1 G2 M1 P D2 N2 S'", "n-T"],
  [11, "Kokilapriya", "Netra", "S R1 G2 M1 P D2 N3 S'", "k-k"],
  [12, "Rupavati", "Netra", "S R1 G2 M1 P D3 N3 S'", "r-p"],
  [13, "Gayakapriya", "Agni", "S R1 G3 M1 P D1 N1 S'", "g-y"],
  [14, "Vakulabharanam", "Agni", "S R1 G3 M1 P D1 N2 S'", "v-k"],
  [15, "Mayamalavagaula", "Agni", "S R1 G3 M1 P D1 N3 S'", "m-y"],
  [16, "Chakravakam", "Agni", "S R1 G3 M1 P D2 N2 S'", "c-k"],
  [17, "Suryakantam", "Agni", "S R1 G3 M1 P D2 N3 S'", "s-y"],
  [18, "Hatakambari", "Agni", "S R1 G3 M1 P D3 N3 S'", "h-T"],
  [19, "Jhankaradhvani", "Veda", "S R2 G2 M1 P D1 N1 S'", "jh-k"],
  [20, "Nathabhairavi", "Veda", "S R2 G2 M1 P D1 N2 S'", "n-Th"],
  [21, "Kiravani", "Veda", "S R2 G2 M1 P D1 N3 S'", "k-r"],
  [22, "Kharaharapriya", "Veda", "S R2 G2 M1 P D2 N2 S'", "kh-r"],
  [23, "Gaurimanohari", "Veda", "S R2 G2 M1 P D2 N3 S'", "g-r"],
  [24, "Varunapriya", "Veda", "S R2 G2 M1 P D3 N3 S'", "v-r"],
  [25, "Mararanjani", "Bana", "S R2 G3 M1 P D1 N1 S'", "m-r"],
  [26, "Charukeshi", "Bana", "S R2 G3 M1 P D1 N2 S'", "c-r"],
  [27, "Sarasangi", "Bana", "S R2 G3 M1 P D1 N3 S'", "s-r"],
  [28, "Harikambhoji", "Bana", "S R2 G3 M1 P D2 N2 S'", "h-r"],
  [29, "Dhirashankarabharanam", "Bana", "S R2 G3 M1 P D2 N3 S'", "dh-r"],
  [30, "Naganandini", "Bana", "S R2 G3 M1 P D3 N3 S'", "n-g"],
  [31, "Yagapriya", "Rutu", "S R3 G3 M1 P D1 N1 S'", "y-g"],
  [32, "Ragavardhini", "Rutu", "S R3 G3 M1 P D1 N2 S'", "r-g"],
  [33, "Gangeyabhushani", "Rutu", "S R3 G3 M1 P D1 N3 S'", "g-g"],
  [34, "Vagadhishvari", "Rutu", "S R3 G3 M1 P D2 N2 S'", "v-g"],
  [35, "Shulini", "Rutu", "S R3 G3 M1 P D2 N3 S'", "sh-l"],
  [36, "Chalanata", "Rutu", "S R3 G3 M1 P D3 N3 S'", "c-l"],
  [37, "Salagam", "Rishi", "S R1 G1 M2 P D1 N1 S'", "s-l"],
  [38, "Jalarnavam", "Rishi", "S R1 G1 M2 P D1 N2 S'", "j-l"],
  [39, "Jhalavarali", "Rishi", "S R1 G1 M2 P D1 N3 S'", "jh-l"],
  [40, "Navanitam", "Rishi", "S R1 G1 M2 P D2 N2 S'", "n-v"],
  [41, "Pavani", "Rishi", "S R1 G1 M2 P D2 N3 S'", "p-v"],
  [42, "Raghupriya", "Rishi", "S R1 G1 M2 P D3 N3 S'", "r-gh"],
  [43, "Gavambhodhi", "Vasu", "S R1 G2 M2 P D1 N1 S'", "g-v"],
  [44, "Bhavapriya", "Vasu", "S R1 G2 M2 P D1 N2 S'", "bh-v"],
  [45, "Shubhapantuvarali", "Vasu", "S R1 G2 M2 P D1 N3 S'", "sh-bh"],
  [46, "Shadvidhamargini", "Vasu", "S R1 G2 M2 P D2 N2 S'", "S-v"],
  [47, "Suvarnangi", "Vasu", "S R1 G2 M2 P D2 N3 S'", "s-v"],
  [48, "Divyamani", "Vasu", "S R1 G2 M2 P D3 N3 S'", "d-v"],
  [49, "Dhavalambari", "Brahma", "S R1 G3 M2 P D1 N1 S'", "dh-v"],
  [50, "Namanarayani", "Brahma", "S R1 G3 M2 P D1 N2 S'", "n-m"],
  [51, "Kamavardhini", "Brahma", "S R1 G3 M2 P D1 N3 S'", "k-m"],
  [52, "Ramapriya", "Brahma", "S R1 G3 M2 P D2 N2 S'", "r-m"],
  [53, "Gamanashrama", "Brahma", "S R1 G3 M2 P D2 N3 S'", "g-m"],
  [54, "Vishvambhari", "Brahma", "S R1 G3 M2 P D3 N3 S'", "v-sh"],
  [55, "Shyamalangi", "Disi", "S R2 G2 M2 P D1 N1 S'", "sh-m"],
  [56, "Shanmukhapriya", "Disi", "S R2 G2 M2 P D1 N2 S'", "S-m"],
  [57, "Simhendramadhyamam", "Disi", "S R2 G2 M2 P D1 N3 S'", "s-m"],
  [58, "Hemavati", "Disi", "S R2 G2 M2 P D2 N2 S'", "h-m"],
  [59, "Dharmavati", "Disi", "S R2 G2 M2 P D2 N3 S'", "dh-m"],
  [60, "Nitimati", "Disi", "S R2 G2 M2 P D3 N3 S'", "n-t"],
  [61, "Kantamani", "Rudra", "S R2 G3 M2 P D1 N1 S'", "k-t"],
  [62, "Rishabhapriya", "Rudra", "S R2 G3 M2 P D1 N2 S'", "r-S"],
  [63, "Latangi", "Rudra", "S R2 G3 M2 P D1 N3 S'", "l-t"],
  [64, "Vachaspati", "Rudra", "S R2 G3 M2 P D2 N2 S'", "v-c"],
  [65, "Mechakalyani", "Rudra", "S R2 G3 M2 P D2 N3 S'", "m-c"],
  [66, "Chitrambari", "Rudra", "S R2 G3 M2 P D3 N3 S'", "c-t"],
  [67, "Sucharitra", "Aditya", "S R3 G3 M2 P D1 N1 S'", "s-c"],
  [68, "Jyotisvarupini", "Aditya", "S R3 G3 M2 P D1 N2 S'", "j-t"],
  [69, "Dhatuvardhini", "Aditya", "S R3 G3 M2 P D1 N3 S'", "dh-t"],
  [70, "Nasikabhushani", "Aditya", "S R3 G3 M2 P D2 N2 S'", "n-s"],
  [71, "Kosalam", "Aditya", "S R3 G3 M2 P D2 N3 S'", "k-s"],
  [72, "Rasikapriya", "Aditya", "S R3 G3 M2 P D3 N3 S'", "r-s"],
];

describe("melakarta", () => {
  test("the table covers 1 to 72", () => {
    expect(table.map(([n]) => n)).toEqual(Array.from({ length: 72 }, (_, i) => i + 1));
    expect(allMelakartas().map((mela) => mela.number)).toEqual(table.map(([n]) => n));
  });

  test.each(table)("%i %s", (n, name, chakra, arohana) => {
    const mela = melakarta(n);
    expect(mela).toMatchObject({ number: n, name, arohana });
    expect(mela.avarohana.split(" ")).toEqual(arohana.split(" ").toReversed());
    expect(chakraNames[chakraOf(n) - 1]).toBe(chakra);
  });

  test("a descending scale is the ascending one reversed", () => {
    expect(melakarta(1).avarohana).toBe("S' N1 D1 P M1 G1 R1 S");
    expect(melakarta(72).avarohana).toBe("S' N3 D3 P M2 G3 R3 S");
  });

  test("the second half differs from the first in the madhyama alone", () => {
    for (const { number, arohana } of allMelakartas().slice(0, 36)) {
      expect(arohana).toContain("M1");
      expect(melakarta(number + 36).arohana).toBe(arohana.replace("M1", "M2"));
    }
  });

  test("names and scales are all different, and every scale rises", () => {
    const melas = allMelakartas();
    expect(new Set(melas.map((mela) => mela.name)).size).toBe(72);
    expect(new Set(melas.map((mela) => mela.arohana)).size).toBe(72);
    for (const mela of melas) {
      const pitches = mela.arohana.split(" ").map(semitones);
      expect(pitches).toEqual([...new Set(pitches)].toSorted((a, b) => a - b));
    }
  });
});

describe("katapayadiNumber", () => {
  test.each(table)("%i %s: its letters give its number", (n, _name, _chakra, _arohana, letters) => {
    expect(katapayadiNumber(letters)).toBe(n);
  });

  test.each(["", "k", "k-", "k-n-k", "K-n", "x-n", "a-n"])("%j is refused", (letters) => {
    expect(() => katapayadiNumber(letters)).toThrow(RangeError);
  });
});

describe("semitones", () => {
  const pitches = "S, R1, R2 G1, R3 G2, G3, M1, M2, P, D1, D2 N1, D3 N2, N3, S'".split(", ");

  test.each(pitches.map((swaras, steps) => [swaras, steps] as const))(
    "%s: %i above S",
    (swaras, steps) => {
      for (const swara of swaras.split(" ")) expect(semitones(swara)).toBe(steps);
    },
  );

  test.each(["", "R4", "r1", "M", "toString"])("%j is refused", (swara) => {
    expect(() => semitones(swara)).toThrow(RangeError);
  });
});
