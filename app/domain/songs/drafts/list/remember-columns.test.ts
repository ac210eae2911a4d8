import { expect, test } from "vitest";
import { rememberColumns } from "./remember-columns.ts";

const tableOf = (headings: string[]) => ({ headings, rows: [{ number: 2, cells: [] }] });

test("what a column is replaces what it was, and others stay", () => {
  const before = { shruti: "note", song: "event" } as const;
  expect(rememberColumns(before, tableOf(["Song", "Tape"]), ["title", ""])).toEqual({
    song: "title",
    tape: "",
    shruti: "note",
  });
});

test("the latest columns fit in a cookie, however many and long they are", () => {
  const headings = Array.from({ length: 200 }, (_, at) => `${at} ${"క్రమ".repeat(40)}`);
  const known = rememberColumns(
    { old: "title" },
    tableOf(headings),
    headings.map(() => "note"),
  );
  expect(new TextEncoder().encode(JSON.stringify(known)).length).toBeLessThan(2500);
  expect(Object.keys(known)[0]).toMatch(/^0 /);
  expect(known).not.toHaveProperty("old");
});
