import { assert, configureGlobal, property, string } from "fast-check";
import { describe, expect, test } from "vitest";
import { makeIndexKeys, indexFields, makeLineKeys } from "./index-keys.ts";
import { listFuzzyRanges } from "./fuzzy-ranges.ts";
import type { KeyRange } from "./key-range.ts";
import { parseQuery } from "./parse-query.ts";

const keyLength = 40;

configureGlobal({ seed: 20_260_706, numRuns: 1000 });

const holds = ([field, from, to]: KeyRange) => {
  return (row: { field: number; key: string }) =>
    row.field === field && row.key >= from && row.key < to;
};
/** True when a text's rows are in a query's ranges. */
const finds = (query: string, text: string, part: "contains" | "alike" | "lyrics" = "contains") => {
  const rows = part === "lyrics" ? makeLineKeys(text) : makeIndexKeys(text);
  return parseQuery(query)![part].some((range) => rows.some(holds(range)));
};

describe("what a query contains", () => {
  test("any part of a title, whatever its spaces", () => {
    for (const part of ["shri", "sakala", "ganadhipa", "kala", "sakalagana", "i sa", "dhipa"])
      expect(finds(part, "Shri Sakala Ganadhipa"), part).toBe(true);
    expect(finds("saraswati", "Shri Sakala Ganadhipa")).toBe(false);
  });

  test("a word that is still being typed", () => {
    for (const part of ["om", "omk", "omka", "sa", "san", "sam", "ka", "kam", "kamb"])
      expect(finds(part, "Omkara sangitam Kambhoji"), part).toBe(true);
  });

  test("the same in another script", () => {
    expect(finds("ఆకారిణి", "Omkara Akarini")).toBe(true);
    expect(finds("akarini", "ఓంకార ఆకారిణి")).toBe(true);
    expect(finds("மதுரா", "Mahaniya Madhura")).toBe(true);
    expect(finds("madhura", "மஹநீய மதுரா")).toBe(true);
  });

  test("sounds that only Tamil makes one are told apart elsewhere", () => {
    expect(finds("jaya", "Chayavatim")).toBe(false);
    expect(finds("jaya", "Chayavatim", "alike")).toBe(true);
  });
});

test("a query without letter or digit has no ranges", () => {
  for (const empty of ["", " ", "%_", "--"]) expect(parseQuery(empty)).toBeNull();
});

test("words of a line that follow each other are found, in any script", () => {
  const line = "ఎందరో మహానుభావులు అందరికీ వందనములు";
  for (const words of ["endaro", "mahanubhavulu andariki", "மஹானுபாவுலு", "vandanamulu"])
    expect(finds(words, line, "lyrics"), words).toBe(true);
  expect(finds("andaro", line, "lyrics")).toBe(false);
});

test("rows are bounded, and never split a letter", () => {
  const rows = makeIndexKeys("𑌕".repeat(1000));
  expect(rows.length).toBeLessThan(700);
  for (const { field, key } of rows) {
    // The whole text is kept whole, with its k2 behind it.
    const whole = field === indexFields.text;
    expect([...key].length).toBeLessThanOrEqual(whole ? 200 + keyLength + 2 : keyLength + 1);
    expect(key).toMatch(whole ? /^(𑌕)+=(𑌕)+\.$/u : /^(𑌕)+$/u);
  }
  expect(makeIndexKeys("ka ".repeat(10_000)).length).toBeLessThan(700);
});

test("what stands behind the first two hundred letters changes no key", () => {
  const text = "ka ".repeat(70);
  expect(makeIndexKeys(`${text} தமிழ்`)).toEqual(makeIndexKeys(text));
});

test("what is near is looked for in bounded places", () => {
  assert(
    property(string({ unit: "binary", maxLength: 300 }), (text) => {
      makeIndexKeys(text);
      const query = parseQuery(text);
      if (query) expect(listFuzzyRanges(query.body).length).toBeLessThan(420);
    }),
  );
});
