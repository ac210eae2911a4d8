import { describe, expect, test } from "vitest";
import { countFacets, parseFacets } from "./facets.ts";

describe("chosen values", () => {
  test("each once, six at most; what is no value is ignored", () => {
    const values = ["raaga:Kalyani", "raaga:Kalyani", "singer:A : B", "decade:1960", "language:te"];
    expect(parseFacets(values)).toEqual([
      { kind: "raaga", value: "Kalyani" },
      { kind: "singer", value: "A : B" },
      { kind: "decade", value: "1960" },
      { kind: "language", value: "te" },
    ]);
    const wrong = ["", "raaga", "raaga:", "title:x", "decade:1965", "language:xx", "__proto__:x"];
    expect(parseFacets(wrong)).toEqual([]);
    expect(parseFacets(Array.from({ length: 20 }, (_, at) => `raaga:${at}`))).toHaveLength(6);
  });
});

describe("values of results", () => {
  const entries = [1, 1, 2, 3];
  const none = ["", "", "", ""];
  const values = [
    ["Kalyani", "Kalyani", "Todi", "Kalyani"],
    none,
    none,
    none,
    none,
    none,
    ["Asha", "ASHA", "Latha", ""],
    ["1960", "", "190", ""],
  ];
  const names = new Map([["raaga:Kalyani", "కల్యాణి"]]);

  test("are counted by entry, most first, whatever the case of a name", () => {
    expect(countFacets(entries, values, names, true)).toEqual([
      { kind: "raaga", value: "Kalyani", name: ["కల్యాణి", "Kalyani"], count: 2 },
      { kind: "raaga", value: "Todi", name: "Todi", count: 1 },
      { kind: "singer", value: "Asha", name: "Asha", count: 1 },
      { kind: "singer", value: "Latha", name: "Latha", count: 1 },
      { kind: "decade", value: "1960", name: "1960", count: 1 },
    ]);
  });

  test("are not counted where the results are more", () => {
    expect(countFacets(entries, values, names, false).map(({ count }) => count)).not.toContain(1);
  });
});
