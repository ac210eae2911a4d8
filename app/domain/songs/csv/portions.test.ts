import { expect, test } from "vitest";
import { bytesOf } from "#tests/csv-bytes.ts";
import { readTable } from "../../records/csv/table.ts";
import { needsPortions, restoreRow, sortForPortions, toPortions } from "./portions.ts";
import { songColumns } from "./song-csv.ts";

const rowsOf = (text: string) => readTable(bytesOf(text), songColumns, ["id"]);
const head = "id,origin,compositionId,singer,url\n";
const numbers = (rows: { number: number }[]) => rows.map(({ number }) => number);

test("songs of this archive come by composition, then a row of each other composition, then the others", async () => {
  const file = await media("here", "there", "https://there.example/media/0a1b");
  expect(numbers(sortForPortions(file, "here"))).toEqual([3, 2, 7, 5, 4, 6]);
});

/** Two rows of this archive, three recordings of a composition of another one, and a song without a composition. */
const media = (here: string, there: string, file: string) =>
  rowsOf(
    `${head}2,${here},9,A,\n1,,8,A,\n7,${there},5,,${file}\n8,${there},5,B,\n9,${there},5,C,\n4,${there},,D,\n`,
  );

test("a portion is full after 400 rows or letters, but keeps the recordings of a composition", async () => {
  const many = (songs: number, compositionOf: (at: number) => number, singer = "A") =>
    rowsOf(
      `${head}${Array.from({ length: songs }, (_, at) => `${at + 1},x,${compositionOf(at)},${singer},\n`).join("")}`,
    );
  const sizes = async (rows: Awaited<ReturnType<typeof many>>) =>
    toPortions(rows).map(({ length }) => length);
  expect(await sizes(await many(900, (at) => at))).toEqual([400, 400, 100]);
  expect(await sizes(await many(900, (at) => Math.floor(at / 300)))).toEqual([600, 300]);
  expect(await sizes(await many(1500, () => 1))).toEqual([1000, 500]);
  expect(await sizes(await many(20, (at) => at, "a".repeat(45_000)))).toEqual([9, 9, 2]);
});

test("rows of another archive, or very many, need portions", async () => {
  const rows = await rowsOf(`${head}1,here,5,A,\n2,,5,A,\n`);
  expect(needsPortions(rows, 100, "here")).toBe(false);
  expect(needsPortions(rows, 2_000_000, "here")).toBe(true);
  expect(needsPortions(rows, 100, "there")).toBe(true);
});

test("a stored row has no fields but its own", async () => {
  const [row] = await rowsOf(`${head}1,,5,A,\n`);
  const restored = restoreRow(JSON.parse(JSON.stringify(row)));
  expect(restored).toEqual(row);
  expect(restored.fields.constructor).toBeUndefined();
});
