import { expect, test } from "vitest";
import { parseQuery } from "./parse-query.ts";
import { makeIndexKeys } from "./index-keys.ts";

const finds = (query: string, name: string) =>
  parseQuery(query)!.contains.some(([field, from, to]) =>
    makeIndexKeys(name).some((row) => row.field === field && row.key >= from && row.key < to),
  );

test.each([
  ["மலகரி", "Malahari"],
  ["இந்தோளம்", "Hindolam"],
  ["ஆகிரி", "Ahiri"],
  ["சாமா", "Sama"],
  ["கிருதி", "Kriti"],
  ["திரிபுட", "Triputa"],
  ["இரஞ்சனி", "Ranjani"],
  ["கல்யா", "Kalyani"],
  ["ஹம்ஸ", "Hamsadhvani"],
  ["ஹம்ஸ்", "Hamsadhvani"],
])("Tamil %s names %s", (tamil, name) => {
  expect(finds(tamil, name)).toBe(true);
});

test("only Tamil parts the consonants of Sanskrit", () => {
  expect(finds("kiruti", "Kriti")).toBe(false);
  expect(finds("tiriputa", "Triputa")).toBe(false);
});
