import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { type DumpFile, readDump } from "./read-dump.ts";

const types: Record<string, string> = { integer: "INTEGER", boolean: "INTEGER", number: "REAL" };

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** A table for each kind. Lists and objects are JSON, booleans 0 and 1. */
function createTable(db: DatabaseSync, { kind, fields }: DumpFile): void {
  const columns = fields.map(({ name, types: [type = "", ...others] }) => {
    const key = name === "id" ? " PRIMARY KEY" : "";
    return `${quoted(name)} ${(others.length === 0 && types[type]) || "TEXT"}${key}`;
  });
  db.exec(`CREATE TABLE ${quoted(kind)} (${columns.join(", ")}) STRICT`);
}

function toValue(value: unknown): SQLInputValue {
  if (value === null || value === undefined) return null;
  if (typeof value === "boolean") return Number(value);
  return typeof value === "object" ? JSON.stringify(value) : (value as string | number);
}

/** Makes one SQLite file of a dump. Returns how many records each table has. */
export function makeSqlite(dump: string, out: string): Record<string, number> {
  const files = readDump(dump);
  const db = new DatabaseSync(out);
  const counts: Record<string, number> = {};
  db.exec("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; BEGIN");
  for (const file of files) {
    createTable(db, file);
    const names = file.fields.map(({ name }) => name);
    const insert = db.prepare(
      `INSERT INTO ${quoted(file.kind)} VALUES (${names.map(() => "?").join(", ")})`,
    );
    counts[file.kind] = 0;
    for (const record of file.records()) {
      insert.run(...names.map((name) => toValue(record[name])));
      counts[file.kind]!++;
    }
  }
  db.exec("COMMIT");
  db.close();
  return counts;
}
