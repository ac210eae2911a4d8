import { expect, test } from "vitest";
import { allMelakartas } from "../melakarta.ts";
import { parseScale, writeSwara } from "../scale.ts";
import { scaleFrom, shiftTonic } from "./graha-bheda.ts";
import { pitchKey } from "./pitches.ts";

const known = [
  ["Mohanam", "S R2 G3 P D2 S'"],
  ["Hindolam", "S G2 M1 D1 N2 S'"],
  ["Shuddhasaveri", "S R2 M1 P D2 S'"],
  ["Udayaravichandrika", "S G2 M1 P N2 S'"],
  ["Madhyamavati", "S R2 M1 P N2 S'"],
].map(([id, scale]) => ({ id: id!, melakarta: null, scale: parseScale(scale!) }));
const melakartas = allMelakartas().map(({ name, number, arohana }) => ({
  id: name,
  melakarta: number,
  scale: parseScale(arohana),
}));
const all = [...known, ...melakartas].map(({ scale, ...one }) => ({
  ...one,
  fame: null,
  compositionCount: 0,
  pitches: pitchKey(scale.map(({ semitone }) => semitone)),
}));
const shifted = (scale: string) =>
  shiftTonic(parseScale(scale), all).map(({ tonic, raagas }) => [tonic, ...raagas].join(" "));

test("Mohanam gives four others", () => {
  expect(shifted("S R2 G3 P D2 S'")).toEqual([
    "R2 Madhyamavati",
    "G3 Hindolam",
    "P Shuddhasaveri",
    "D2 Udayaravichandrika",
  ]);
});

test("Shankarabharanam gives five melakartas, and no raaga from N", () => {
  expect(shifted("S R2 G3 M1 P D2 N3 S'")).toEqual([
    "R2 Kharaharapriya",
    "G3 Hanumatodi",
    "M1 Mechakalyani",
    "P Harikambhoji",
    "D2 Nathabhairavi",
    "N3",
  ]);
});

test("a full raaga has the melakarta's name alone, though janyas share its swaras", () => {
  const vakra = pitchKey(parseScale("S R2 G3 M2 P D2 N3 S'").map(({ semitone }) => semitone));
  const zigzag = { id: "Zigzag", melakarta: null, fame: null, compositionCount: 0 };
  const withJanya = [{ ...zigzag, pitches: vakra }, ...all];
  const rows = shiftTonic(parseScale("S R2 G3 M1 P D2 N3 S'"), withJanya);
  expect(rows.find(({ tonic }) => tonic === "M1")).toMatchObject({
    isFull: true,
    raagas: ["Mechakalyani"],
  });
  expect(shiftTonic(parseScale("S R2 G3 P D2 S'"), withJanya)[0]).toMatchObject({
    isFull: false,
    raagas: ["Madhyamavati"],
  });
});

test("of raagas with the same swaras, the four best known are named", () => {
  const { pitches } = all.find(({ id }) => id === "Hindolam")!;
  const others = [9, null, 2, 5, 1].map((fame, at) => ({
    id: `Other ${at}`,
    melakarta: null,
    fame,
    compositionCount: 0,
    pitches,
  }));
  const rows = shiftTonic(parseScale("S R2 G3 P D2 S'"), others);
  expect(rows.find(({ tonic }) => tonic === "G3")!.raagas).toEqual([
    "Other 4",
    "Other 2",
    "Other 3",
    "Other 0",
  ]);
});

test("from another swara the scale goes up to its octave, in steps of the raaga that is found", () => {
  const from = (scale: string, tonic: Parameters<typeof scaleFrom>[1]) =>
    scaleFrom(parseScale(scale), tonic)?.map(writeSwara).join(" ");
  expect(from("S R2 G3 P D2 S'", "G3")).toBe("G3 P D2 S' R2' G3'");
  expect(from("N3. S G3 P S' P G3 S N3.", "N3")).toBe("N3 S' G3' P' N3'");
  expect(from("S R2 G3 P D2 S'", "M1")).toBeUndefined();
  for (const { scale } of melakartas)
    for (const { tonic, semitones } of shiftTonic(scale, all)) {
      const above = scaleFrom(scale, tonic)!.map(({ semitone }) => semitone);
      expect(above.map((semitone) => semitone - above[0]!)).toEqual([...semitones, 12]);
    }
});

test("swaras below S count as those above it", () => {
  expect(pitchKey([-1, 0, 12, 14])).toBe("0 2 11");
});
