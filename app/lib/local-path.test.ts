import { expect, test } from "vitest";
import { localPath } from "./local-path.ts";

test("paths of this site stay as they are", () => {
  for (const path of ["/", "/home?page=2&view=table", "/songs/7#l12", "/search?title=%E0%B0%B6"])
    expect(localPath(path)).toBe(path);
});

test("T54 other hosts are refused, however they are spelled", () => {
  const foreign = [
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "\\\\evil.example",
    "https://evil.example",
    "https:evil.example",
    "http:/evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    " //evil.example",
    "/.//evil.example",
    "/..//evil.example",
    "/%2e//evil.example",
    "evil.example",
    "@evil.example",
    "",
    null,
    undefined,
    `/${"a".repeat(3000)}`,
  ];
  for (const text of foreign) expect(localPath(text), String(text)).toBeNull();
});
