import { describe, expect, test } from "vitest";
import {
  type ComparedComposition,
  findFills,
  groupSame,
  listOtherTitles,
  titleKey,
} from "./same-composition.ts";

const nothing = {
  composer: null,
  composerId: null,
  raagaId: null,
  taalaId: null,
  songTypeId: null,
  language: null,
  isoTitle: null,
  nativeTitle: null,
  deity: null,
  signature: null,
  description: null,
  lyrics: null,
  meaning: null,
  raagas: null,
};

const composition = (id: number, stated: Partial<ComparedComposition> = {}) => ({
  ...nothing,
  id,
  title: "Nagumomu",
  otherTitles: [],
  ...stated,
});

const idsOf = (groups: ComparedComposition[][]) => groups.map((group) => group.map(({ id }) => id));

describe("compositions of one creator and one title", () => {
  test("are one if what they state is equal or empty", () => {
    const groups = groupSame([
      composition(3, { raagaId: "Abheri", lyrics: "" }),
      composition(1, { raagaId: "Abheri", taalaId: "Adi" }),
      composition(2, { lyrics: "Pallavi" }),
    ]);
    expect(idsOf(groups)).toEqual([[1, 2, 3]]);
    expect(findFills(groups[0]!)).toEqual([
      { field: "lyrics", from: expect.objectContaining({ id: 2 }) },
    ]);
  });

  test("are not one if a field differs", () => {
    for (const field of Object.keys(nothing)) {
      const [one, other] = [composition(1, { [field]: "a" }), composition(2, { [field]: "b" })];
      expect(groupSame([one, other]), field).toEqual([]);
    }
  });

  test("stay alone where they would fit into two groups", () => {
    const groups = groupSame([
      composition(1),
      composition(2, { raagaId: "Abheri" }),
      composition(3, { raagaId: "Bhairavi" }),
      composition(4, { raagaId: "Abheri", language: "te" }),
      composition(5, { raagaId: "Mukhari" }),
    ]);
    expect(idsOf(groups)).toEqual([[2, 4]]);
    expect(groupSame([composition(1), composition(2, { raagaId: "Abheri" })])).toHaveLength(1);
  });

  test("are compared quickly when there are thousands", () => {
    const all = Array.from({ length: 5000 }, (_, id) => composition(id + 1));
    expect(groupSame(all)).toEqual([all]);
  });
});

test("what the oldest states stays, and other spellings are kept", () => {
  const oldest = composition(1, { composer: "Tyagaraja", otherTitles: ["Nagumomo"] });
  const other = composition(2, { title: "Nagumōmu", composer: "Tyagaraja", deity: "Rama" });
  expect(findFills([oldest, other])).toEqual([{ field: "deity", from: other }]);
  expect(listOtherTitles([oldest, other])).toEqual(["Nagumomo", "Nagumōmu"]);
  expect(findFills([oldest, composition(3, { composer: "Tyagaraja" })])).toEqual([]);
  expect(listOtherTitles([composition(1), composition(2)])).toEqual([]);
});

test("the key of a title is that of its sounds", () => {
  expect(titleKey("Nagumōmu")).toBe(titleKey("nagumomu"));
  expect(titleKey("నగుమోము")).toBe(titleKey("nagumomu"));
  expect(titleKey("Kanada")).not.toBe(titleKey("Kannada"));
  expect(titleKey("…")).toBe("");
});
