import { getTableColumns, getTableName, is } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import * as schema from "#drizzle/schema/index.ts";

/** Columns with another name than their property, and why. */
const exceptions: Record<string, string> = {
  "songs.recorded_on":
    "recordingDate: the column recording_date is still there, a whole date or null, and no longer read",
};

const toColumnName = (property: string) =>
  property.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

test("tables and columns have the names that the code has for them", () => {
  const tables = Object.entries<unknown>(schema).flatMap(([name, table]) =>
    is(table, SQLiteTable) ? [{ name, table }] : [],
  );
  expect(tables.length).toBeGreaterThan(40);
  const other = tables.flatMap(({ name, table }) => [
    ...(toColumnName(name) === getTableName(table) ? [] : [getTableName(table)]),
    ...Object.entries(getTableColumns(table))
      .filter(([property, column]) => toColumnName(property) !== column.name)
      .map(([, column]) => `${getTableName(table)}.${column.name}`),
  ]);
  expect(other).toEqual(Object.keys(exceptions));
});
