import { expect, test } from "vitest";
import { allMelakartas } from "../melakarta.ts";
import { findLookAlikes } from "./look-alikes.ts";
import { type KnownScale, toKnownScale } from "./known-scale.ts";

const scale = (
  id: string,
  arohana: string,
  avarohana: string,
  compositionCount = 0,
  fame: number | null = null,
): KnownScale =>
  toKnownScale({
    id,
    arohana,
    avarohana,
    compositionCount,
    fame,
    melakarta: null,
    parent: null,
    bhashanga: null,
  })!;

const mohanam = scale("Mohanam", "S R2 G3 P D2 S'", "S' D2 P G3 R2 S");
const others = [
  scale("Hamsadhvani", "S R2 G3 P N3 S'", "S' N3 P G3 R2 S"),
  scale("Bilahari up", "S R2 G3 P D2 S'", "S' N3 D2 P G3 R2 S"),
  scale("Mohanakalyani", "S R2 G3 P D2 S'", "S' N3 D2 P M2 G3 R2 S"),
  scale("Turned", "S G3 R2 P D2 S'", "S' D2 P G3 R2 S", 5),
  scale("Same", "S R2 G3 P D2 S'", "S' D2 P G3 R2 S", 3),
  scale("Rasikaranjani without M", "S R1 G3 P D2 S'", "S' D2 P G3 R1 S"),
];

test("the same scale comes first, the same swaras, then another kind of one, then one more or fewer", () => {
  const found = findLookAlikes(mohanam, [...others, mohanam]);
  expect(found.map(({ id, has, lacks, isSameScale }) => [id, has, lacks, isSameScale])).toEqual([
    ["Same", null, null, true],
    ["Turned", null, null, false],
    ["Rasikaranjani without M", "R1", "R2", false],
    ["Bilahari up", "N3", null, false],
    ["Hamsadhvani", "N3", "D2", false],
  ]);
});

test("those that musicians confuse come first, the best known of them before all", () => {
  const melakarta = (number: number, fame: number | null) => {
    const { name, arohana, avarohana } = allMelakartas()[number - 1]!;
    return scale(name, arohana, avarohana, 0, fame);
  };
  const kalyani = melakarta(65, 3);
  const kin = [melakarta(53, null), melakarta(64, 79), melakarta(29, 1), melakarta(63, 95)];
  const janya = scale("Janya", "S R2 G3 M2 P D2 N3 S'", "S' N3 P D2 P M2 G3 R2 S", 9);
  const famous = scale("One fewer", "S R2 G3 M2 P D2 S'", "S' D2 P M2 G3 R2 S", 9, 2);
  expect(findLookAlikes(kalyani, [famous, janya, ...kin]).map(({ id }) => id)).toEqual([
    "Dhirashankarabharanam",
    "Vachaspati",
    "Latangi",
    "Janya",
    "Gamanashrama",
    "One fewer",
  ]);
});

test("no more than twelve, those with songs first", () => {
  const many = Array.from({ length: 20 }, (_, at) =>
    scale(`Other ${at}`, "S R2 G3 P D2 S'", "S' D2 P G3 R2 S", at),
  );
  const found = findLookAlikes(mohanam, many);
  expect(found).toHaveLength(12);
  expect(found[0]!.id).toBe("Other 19");
});

test("an unsure scale, or none, is compared with nothing", () => {
  const raaga = { id: "X", melakarta: null, bhashanga: null, fame: null, compositionCount: 0 };
  expect(toKnownScale({ ...raaga, parent: null, arohana: null, avarohana: null })).toBeNull();
  const foreign = { ...raaga, parent: 29, arohana: "S R2 N2 S'", avarohana: "S' N2 R2 S" };
  expect(toKnownScale(foreign)).toBeNull();
  expect(toKnownScale({ ...foreign, bhashanga: true })).not.toBeNull();
});
