import { expect, test } from "vitest";
import { foreignAddresses } from "#tests/foreign-addresses.ts";
import { localPath } from "./local-path.ts";

test("paths of this site stay as they are", () => {
  for (const path of ["/", "/home?page=2&view=table", "/songs/7#l12", "/search?title=%E0%B0%B6"])
    expect(localPath(path)).toBe(path);
});

test("T54 other hosts are refused, however they are spelled", () => {
  expect(new Set(foreignAddresses).size).toBeGreaterThanOrEqual(25);
  const others = [null, undefined, `/${"a".repeat(3000)}`];
  for (const text of [...foreignAddresses, ...others])
    expect(localPath(text), String(text)).toBeNull();
});
