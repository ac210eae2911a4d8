import { describe, expect, test } from "vitest";
import { keyLength, keyRange, keyRows, searchKey } from "./search-key.ts";

test("case, diacritics, spaces and marks do not matter", () => {
  const key = searchKey("Omkara Akarini");
  for (const other of ["ŌMKĀRA ĀKĀRIṆĪ", "omkara  akarini", "Omkara-Akarini", "(Omkāra) akariṇi!"])
    expect(searchKey(other)).toBe(key);
});

test("vowel signs of the Indian scripts are kept", () => {
  expect(searchKey("శంకరాభరణం")).toBe("శంకరాభరణం");
  expect(searchKey("கல்யாணி")).not.toBe(searchKey("கலயாணி"));
});

test("a text without letters has no key and no range", () => {
  for (const empty of ["", "  ", "%_", "-- ;", "\u0000"]) {
    expect(searchKey(empty)).toBe("");
    expect(keyRange(empty)).toBeNull();
    expect(keyRows(empty)).toEqual([]);
  }
});

describe("rows of a key", () => {
  test("one from each letter on; the whole key is not inside", () => {
    expect(keyRows("Rama")).toEqual([
      { inside: 0, key: "rama" },
      { inside: 1, key: "ama" },
      { inside: 1, key: "ma" },
      { inside: 1, key: "a" },
    ]);
  });

  test("every part of a text is the beginning of one of its rows", () => {
    const text = "Shri Sakala Ganadhipa";
    const key = searchKey(text);
    const rows = keyRows(text).map((row) => row.key);
    for (let from = 0; from < key.length; from++)
      for (let to = from + 1; to <= key.length; to++)
        expect(rows.some((row) => row.startsWith(key.slice(from, to)))).toBe(true);
  });

  test("long texts are cut, never split inside a letter", () => {
    const rows = keyRows("𑌕".repeat(100));
    expect([...rows[0]!.key]).toHaveLength(keyLength);
    for (const row of rows) expect(row.key).toMatch(/^(𑌕)+$/u);
  });
});

test("a range holds what begins with the query and nothing else", () => {
  const { from, to } = keyRange("Rama")!;
  const inRange = (key: string) => key >= from && key < to;
  expect(["rama", "ramapriya", "ramaశ"].every(inRange)).toBe(true);
  expect(["ram", "rami", "rana", "s"].some(inRange)).toBe(false);
});
