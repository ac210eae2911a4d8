import { expect, test } from "vitest";
import { readAddressList } from "./address-list.ts";
import { addressListPath, addressSheetsPath } from "./address-list-path.ts";

const read = (path: string) => readAddressList(new URLSearchParams(path.split("?")[1]));

test("an address contains a list: its name, and its songs in their order", () => {
  const path = addressListPath("For practice & more", [70, 3, 12_345])!;
  expect(path).toBe("/list?songs=1y.3.9ix&name=For+practice+%26+more");
  expect(read(path)).toEqual({ name: "For practice & more", songIds: [70, 3, 12_345] });
  expect(addressSheetsPath("", [1])).toBe("/list/sheets?songs=1");
  expect(read("/list?songs=1")).toEqual({ name: "", songIds: [1] });
  expect(read("/list?songs=1.2.1")).toEqual({ name: "", songIds: [1, 2] });
});

test("a hundred songs fit into 600 letters, and no more are taken", () => {
  const ids = (count: number) => Array.from({ length: count }, (_, at) => 60_000 + at);
  const path = addressListPath("", ids(100))!;
  expect(path.length).toBeLessThan(600);
  expect(read(path)?.songIds).toHaveLength(100);
  expect(addressListPath("", ids(101))).toBe(null);
  expect(read(`${path}.1`)).toBe(null);
});

test.each([
  "",
  "songs=",
  "songs=0",
  "songs=1..2",
  "songs=-1",
  "songs=1e!",
  "songs=A",
  "songs=zzzzzzzzzzz",
  "songs=zzzzzzzzzzzz",
  `songs=1&name=${"a".repeat(101)}`,
])("%s is no list", (query) => {
  expect(read(`/list?${query}`)).toBe(null);
});

test("a name is one tidy line", () => {
  expect(read("/list?songs=1&name=+For%0Apractice+")?.name).toBe("For practice");
});
