import { expect, test } from "vitest";
import { bytesOf } from "#tests/csv-bytes.ts";
import { csvLine } from "../records/csv/write.ts";
import { readTable } from "../records/csv/table.ts";
import { aliasText } from "./aliases.ts";
import { type Raaga, raagaForm } from "./raaga.ts";
import { raagaTable } from "./raaga-table.ts";
import { taalaForm } from "./taala.ts";
import { taalaTable } from "./taala-table.ts";

const raaga = (name: string, more: Record<string, unknown> = {}): Raaga =>
  raagaForm.parse({ name, ...more });
const rows = (text: string) => readTable(bytesOf(text), raagaTable.columns, ["name"]);
const told = (lines: { name: string; outcome: string; error?: string }[]) =>
  lines.map(({ name, outcome, error }) => [name, outcome, error].filter(Boolean).join(" "));

test("a file tells what it would do: add, change, leave, refuse", async () => {
  const there = [
    raaga("Kalyani", { melakarta: "65" }),
    raaga("Mohanam", { description: "Five notes" }),
  ];
  const plan = raagaTable.plan(
    await rows(
      "name,description,melakarta\nKalyani,Kalyani,65\nMohanam,Pentatonic,\nTodi,,8\nTodi,again,\n,nameless,\nX,,99",
    ),
    there,
  );
  expect(told(plan.lines)).toEqual([
    "Kalyani same",
    "Mohanam change",
    "Todi add",
    "Todi refuse csv.twice",
    "refuse admin.nameRequired",
    "X refuse admin.melakartaWrong",
  ]);
  expect(plan.writes).toEqual([]);
});

test("columns that a file has not stay as they were; empty cells empty", async () => {
  const there = [raaga("Abheri", { arohana: "S G2 M1 P N2 S'", synonyms: "Bhimplasi" })];
  const kept = raagaTable.plan(await rows("name,description\nAbheri,Evening"), there);
  expect(kept.writes).toEqual([{ ...there[0], description: "Evening" }]);
  const emptied = raagaTable.plan(await rows("name,synonyms\nAbheri,"), there);
  expect(aliasText(emptied.writes[0]!.aliases, "synonym")).toBe("");
  expect(emptied.writes[0]!.arohana).toBe("S G2 M1 P N2 S'");
});

test("numbers may change places, and are never held twice; parents may come with the file", async () => {
  const there = [raaga("A", { melakarta: "1" }), raaga("B", { melakarta: "2" })];
  const swapped = raagaTable.plan(await rows("name,melakarta\nA,2\nB,1"), there);
  expect(told(swapped.lines)).toEqual(["A change", "B change"]);
  const taken = raagaTable.plan(await rows("name,melakarta\nC,2"), there);
  expect(told(taken.lines)).toEqual(["C refuse admin.melakartaTaken"]);
  const born = raagaTable.plan(
    await rows("name,parentId,melakarta\nJanya,Parent,\nParent,,3\nLost,Nobody,\nSelf,Self,"),
    there,
  );
  expect(told(born.lines)).toEqual([
    "Janya add",
    "Parent add",
    "Lost refuse admin.parentMissing",
    "Self refuse admin.parentMissing",
  ]);
});

test("a new name that sounds like one that is there is told", async () => {
  const plan = raagaTable.plan(await rows("name\nMōhanam"), [raaga("Mohanam")]);
  expect(plan.lines[0]).toMatchObject({ outcome: "add", alike: "Mohanam" });
});

test("what was exported changes nothing when it comes back", async () => {
  const all = [
    raaga("Abheri", {
      description: '=HYPERLINK("x"), "quoted"',
      isoName: "Ābhēri",
      arohana: "S G2 M1 P N2 S'",
      spellings: "Aabheri; Abhēri",
      otherSchools: "-Karnataka Devagandhari",
    }),
    raaga("Kalyani", { melakarta: "65" }),
  ];
  const file = [raagaTable.columns, ...all.map(raagaTable.toCells)]
    .map((cells) => csvLine(cells))
    .join("");
  expect(told(raagaTable.plan(await rows(file), all).lines)).toEqual([
    "Abheri same",
    "Kalyani same",
  ]);
  const taala = taalaForm.parse({ name: "Adi", jati: "Chatusra", angas: "IOO", aksharas: "8" });
  const table = [taalaTable.columns, taalaTable.toCells(taala)]
    .map((cells) => csvLine(cells))
    .join("");
  const read = await readTable(bytesOf(table), taalaTable.columns, ["name"]);
  expect(told(taalaTable.plan(read, [taala]).lines)).toEqual(["Adi same"]);
});

test("what a taala may not be", () => {
  const issues = (given: object) =>
    taalaForm.safeParse({ name: "X", ...given }).error?.issues.map(({ message }) => message) ?? [];
  expect(issues({ jati: "Octal" })).toEqual(["admin.jatiWrong"]);
  expect(issues({ angas: "IXO" })).toEqual(["admin.angasWrong"]);
  expect(issues({ aksharas: "0" })).toEqual(["admin.aksharasWrong"]);
  expect(issues({ aksharas: "8", angas: "", jati: "" })).toEqual([]);
});

test("lost letters are told with their columns; a cell that is as it was stays", async () => {
  const there = [raaga("Abheri", { description: "???" })];
  const { lines } = raagaTable.plan(
    await rows("name,description,synonyms\nAbheri,???,\nTodi,????? ??????,????\n"),
    there,
  );
  expect(lines).toEqual([
    { row: 2, name: "Abheri", outcome: "same" },
    {
      row: 3,
      name: "Todi",
      outcome: "refuse",
      error: "csv.lostLetters",
      values: { what: "description, synonyms" },
    },
  ]);
});
