import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { wordsOf } from "./all-words.ts";

/** The columns of `docs/words.md`, after English. */
const columns = ["te", "ta", "kn", "ml", "hi"] as const;

/** Malayalam drops a last ം before an ending. */
const stemOf = (word: string) => word.replace(/ം$/u, "");

test("each word of the table is said in its language", () => {
  const rows = readFileSync("docs/words.md", "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .slice(1)
    .map((line) => line.slice(2, -2).split(" | "));
  expect(rows.length).toBeGreaterThan(45);
  const texts = columns.map((language) => Object.values(wordsOf(language)).join("\n"));
  const unsaid = rows.flatMap(([english, ...words]) =>
    words
      .filter((word, at) => !texts[at]!.includes(stemOf(word)))
      .map((word) => `${english}: ${word}`),
  );
  expect(unsaid).toEqual([]);
  for (const row of rows) expect(row, row[0]).toHaveLength(columns.length + 1);
});
