import { expect, test } from "vitest";
import { allMelakartas } from "../../music/melakarta.ts";
import { splitQuery } from "./query-words.ts";
import { findDescribedRaagas, findRaagasByScale } from "./raagas-by-scale.ts";
import { listScaleQueries } from "./scale-words.ts";

const fame: Record<string, number> = {
  Mohanam: 5,
  Bilahari: 15,
  Mechakalyani: 3,
  Madhyamavati: 16,
};
const janya = (id: string, arohana: string, avarohana: string, compositionCount = 0) => ({
  id,
  melakarta: null,
  arohana,
  avarohana,
  fame: fame[id] ?? null,
  compositionCount,
});
const raagas = [
  ...allMelakartas().map(({ name, number, ...scale }) => ({
    id: name,
    melakarta: number,
    fame: fame[name] ?? null,
    compositionCount: name === "Kharaharapriya" ? 1 : 0,
    ...scale,
  })),
  janya("Mohanam", "S R2 G3 P D2 S'", "S' D2 P G3 R2 S", 3),
  janya("Zigzag", "S G3 R2 P D2 S'", "S' D2 P G3 R2 S", 9),
  janya("Hamirkalyani", "S P M2 P D2 N3 S'", "S' N3 D2 P M2 P G3 M1 R2 S"),
  janya("Bilahari", "S R2 G3 P D2 S'", "S' N3 D2 P M1 G3 R2 S", 20),
  janya("Madhyamavati", "S R2 M1 P N2 S'", "S' N2 P M1 R2 S"),
  janya("Kedaragaula", "S R2 M1 P N2 S'", "S' N2 D2 P M1 G3 R2 S", 20),
  janya("Hindolam", "S G2 M1 D1 N2 S'", "S' N2 D1 M1 G2 S", 5),
  { ...janya("Unknown", "", ""), arohana: null, avarohana: null },
];
const find = (query: string) =>
  listScaleQueries(splitQuery(query)).flatMap((one) => findRaagasByScale(one, raagas));

test.each([
  ["S R2 G3 P D2", ["Mohanam", "Bilahari"]],
  ["S R2 G3 P D2 S", ["Mohanam", "Bilahari"]],
  ["S R2 M1 P N2", ["Madhyamavati", "Kedaragaula"]],
  ["S D2 P G3 R2 S", ["Mohanam", "Zigzag"]],
  ["S R2 G3 P D2 S / S D2 P G3 R2 S", ["Mohanam"]],
  ["D2 P G3 R2", ["Mohanam", "Zigzag"]],
  ["S R2 G3 M2 P D2 N3 S", ["Mechakalyani"]],
  ["S G M D N S", ["Hindolam"]],
  ["melakarta 29", ["Dhirashankarabharanam"]],
  ["raga with m1 m2", ["Hamirkalyani"]],
  ["without P", ["Hindolam"]],
  ["with G2 without R P", ["Hindolam"]],
])("%s", (query, expected) => {
  const [first, ...others] = listScaleQueries(splitQuery(query)).map((one) =>
    findRaagasByScale(one, raagas),
  );
  expect(first!.filter((id) => others.every((list) => list.includes(id)))).toEqual(expected);
});

test("a scale that none has is looked for among the swaras of larger ones, best known first", () => {
  expect(find("G2 M1 N2")[0]).toBe("Hindolam");
  expect(find("R2 G3 N3")[0]).toBe("Mechakalyani");
  expect(find("G2 M1 N2")).toContain("Kharaharapriya");
  expect(find("S R1 R2 R3")).toEqual([]);
});

test("a text describes raagas, also those without songs, that fit all that it says", () => {
  const describe = (text: string) => findDescribedRaagas(text, raagas);
  expect(describe("melakarta 29")).toEqual(["Dhirashankarabharanam"]);
  expect(describe("S R2 G3 P D2")).toEqual(["Mohanam", "Bilahari"]);
  expect(describe("with G2 without R P")).toEqual(["Hindolam"]);
  expect(describe("with M2")).toHaveLength(37);
  expect(describe("kalyani")).toBeNull();
});
