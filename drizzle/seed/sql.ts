import { getTableColumns, getTableName } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";

/** Maximum length of a statement's rows; D1's limit of a statement is 100,000 bytes. */
const maxBytes = 90_000;

/** Returns a value as an SQL literal. */
export function literal(value: unknown): string {
  if (typeof value === "string") return `'${value.replaceAll("'", "''")}'`;
  if (value === null || value === undefined) return "NULL";
  if (typeof value === "number") return String(value);
  if (typeof value === "boolean") return value ? "1" : "0";
  throw new TypeError(`No SQL for a ${typeof value}.`);
}

/** Returns INSERT statements, each below D1's 100 KB, that ignore conflicts. Missing keys get column defaults. */
export function insertStatements<T extends SQLiteTable>(
  table: T,
  rows: T["$inferInsert"][],
): string[] {
  const first = rows[0] as Record<string, unknown> | undefined;
  if (!first) return [];
  const columns = getTableColumns(table);
  const keys = Object.keys(first).filter((key) => key in columns);
  const names = keys.map((key) => `"${columns[key]!.name}"`).join(", ");
  const head = `INSERT INTO "${getTableName(table)}" (${names}) VALUES `;
  const statements: string[] = [];
  let tuples: string[] = [];
  let bytes = 0;
  const flush = () => {
    if (tuples.length > 0) statements.push(`${head}${tuples.join(", ")} ON CONFLICT DO NOTHING`);
    tuples = [];
    bytes = 0;
  };
  for (const row of rows as Record<string, unknown>[]) {
    const tuple = `(${keys.map((key) => literal(row[key])).join(", ")})`;
    const length = Buffer.byteLength(tuple) + 2;
    if (bytes + length > maxBytes) flush();
    tuples.push(tuple);
    bytes += length;
  }
  flush();
  return statements;
}
