import { describe, expect, test } from "vitest";
import { allTaalas, jatis, saptaTaalas, taalaAksharas } from "./sapta-taalas.ts";

/** The reference table: family, angas, then the aksharas in Tisra, Chatusra, Khanda, Misra, Sankirna. */
const table: readonly (readonly [string, string, readonly number[]])[] = [
  ["Dhruva", "IOII", [11, 14, 17, 23, 29]],
  ["Matya", "IOI", [8, 10, 12, 16, 20]],
  ["Rupaka", "OI", [5, 6, 7, 9, 11]],
  ["Jhampa", "IUO", [6, 7, 8, 10, 12]],
  ["Triputa", "IOO", [7, 8, 9, 11, 13]],
  ["Ata", "IIOO", [10, 12, 14, 18, 22]],
  ["Eka", "I", [3, 4, 5, 7, 9]],
];

describe("taalaAksharas", () => {
  test.each(table)("%s (%s)", (_family, angas, aksharas) => {
    expect(jatis.map(({ laghu }) => taalaAksharas(angas, laghu))).toEqual(aksharas);
  });

  test.each([
    ["", 4],
    ["IX", 4],
    ["io", 4],
    ["IOO", 6],
    ["IOO", 0],
    ["IOO", Number.NaN],
  ])("angas %j in a jati of %d are refused", (angas, jati) => {
    expect(() => taalaAksharas(angas, jati)).toThrow(RangeError);
  });
});

describe("allTaalas", () => {
  const taalas = allTaalas();

  test("are the table, family by family", () => {
    expect(saptaTaalas.map(({ family, angas }) => [family, angas])).toEqual(
      table.map(([family, angas]) => [family, angas]),
    );
    expect(taalas.map(({ family, angas, aksharas }) => [family, angas, aksharas])).toEqual(
      table.flatMap(([family, angas, counts]) => counts.map((count) => [family, angas, count])),
    );
  });

  test("are 35 with different ids and different old names", () => {
    expect(taalas).toHaveLength(35);
    expect(new Set(taalas.map(({ id }) => id)).size).toBe(35);
    expect(new Set(taalas.map(({ name }) => name)).size).toBe(35);
  });

  test("Adi goes by its own name and says what it is", () => {
    expect(taalas.find(({ id }) => id === "Adi")).toEqual({
      id: "Adi",
      description: "Adi (Chatusra-jati Triputa)",
      family: "Triputa",
      jati: "Chatusra",
      angas: "IOO",
      aksharas: 8,
      name: "Adi",
    });
    expect(taalas.some(({ id }) => id === "Chatusra-jati Triputa")).toBe(false);
  });

  test("every other taala is named by jati and family", () => {
    expect(taalas.find(({ family, jati }) => family === "Ata" && jati === "Khanda")).toEqual({
      id: "Khanda-jati Ata",
      description: "Khanda-jati Ata",
      family: "Ata",
      jati: "Khanda",
      angas: "IIOO",
      aksharas: 14,
      name: "Vidala",
    });
  });
});
