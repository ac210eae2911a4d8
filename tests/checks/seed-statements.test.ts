import { expect, test } from "vitest";
import { nameIndex } from "#drizzle/schema/index.ts";
import { jsonRows } from "#drizzle/seed/json-rows.ts";
import { referenceStatements } from "#drizzle/seed/reference/index.ts";
import { scriptNameStatements } from "#drizzle/seed/reference/script-names.ts";
import { insertStatements } from "#drizzle/seed/sql.ts";

/** Of a statement, in bytes. */
const limitOfD1 = 100_000;
const largest = (statements: readonly string[]) =>
  Math.max(...statements.map((text) => Buffer.byteLength(text)));

test("D1 takes each statement of the reference data", async () => {
  expect(largest(await referenceStatements())).toBeLessThan(limitOfD1);
});

test("D1 takes each statement of rows in a script of three bytes a letter", async () => {
  const name = "క".repeat(300);
  const rows = Array.from({ length: 400 }, (_, at) => ({
    kind: "singer" as const,
    name: `${at} ${name}`,
    field: 1,
    key: name,
    matched: name,
  }));
  const statements = insertStatements(nameIndex, rows);
  expect(statements.length).toBeGreaterThan(1);
  expect(largest(statements)).toBeLessThan(limitOfD1);
  expect(largest(jsonRows(rows))).toBeLessThan(limitOfD1);
  const isoNames = rows.map((_, at) => `${"kāmavardhani ".repeat(7)}${at}`);
  expect(largest(await scriptNameStatements("raagas", isoNames))).toBeLessThan(limitOfD1);
});
