import { expect, test } from "vitest";
import { readPages, writePages } from "./pages-elsewhere.ts";

const address = "https://www.example.org/song?id=1";

test("reads what a page has and its address, and writes them in one form", () => {
  const text = `\n meaning,LYRICS   ${address}\nlesson HTTP://Example.org/b `;
  const pages = readPages(text);
  expect(pages).toEqual([
    { contents: ["lyrics", "meaning"], address },
    { contents: ["lesson"], address: "http://example.org/b" },
  ]);
  if ("wrong" in pages) throw new Error("These are pages.");
  const written = writePages(pages);
  expect(written).toBe(`lyrics, meaning ${address}\nlesson http://example.org/b`);
  expect(writePages(readPages(written) as typeof pages)).toBe(written);
  expect(writePages([...pages, ...pages])).toBe(written);
  expect(readPages("")).toEqual([]);
});

test.each([
  address,
  `song ${address}`,
  "lyrics",
  "lyrics example.org/song",
  "lyrics ftp://example.org/song",
  "lyrics javascript:alert(1)",
  "lyrics https://",
  "lyrics https://localhost/song",
  "lyrics https://user:secret@example.org/",
  `lyrics ${address} meaning`,
])("names the line that is no page: %s", (line) => {
  expect(readPages(`lyrics ${address}\n${line}`)).toEqual({ wrong: 2 });
});
