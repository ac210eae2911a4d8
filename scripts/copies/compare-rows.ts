import { DatabaseSync } from "node:sqlite";
import { writeRows } from "#app/domain/records/copies/copy-format.ts";
import type { DatabaseCopy } from "./database-copy.ts";

export interface Comparison {
  rows: number;
  /** Sentences about tables whose rows differ, and rows whose references are missing. */
  faults: string[];
}

/** Compares each row of a restored database, before it is used, with the copy that it was made from. */
export async function compareRows(
  file: string,
  { manifest, readPart }: DatabaseCopy,
): Promise<Comparison> {
  const db = new DatabaseSync(file, { readOnly: true });
  const faults: string[] = [];
  let rows = 0;
  try {
    for (const [table, count] of Object.entries(manifest.tables)) {
      const stored = db.prepare(`SELECT count(*) AS n FROM "${table}"`).get()!.n;
      if (stored !== count) faults.push(`${table} has ${String(stored)} rows instead of ${count}.`);
      let restored: Iterator<Record<string, unknown>> | undefined;
      for (const part of manifest.parts.filter((one) => one.table === table)) {
        const text = await readPart(part);
        const columns = columnsOf(text);
        restored ??= db
          .prepare(`SELECT ${quoted(columns)} FROM "${table}" ORDER BY ${quoted(keyOf(db, table))}`)
          .iterate();
        const next = Array.from(
          { length: part.rows },
          () => restored!.next().value as Record<string, unknown> | undefined,
        );
        const found = next.filter((row) => row !== undefined);
        const differing =
          text === writeRows(table, columns, found)
            ? 0
            : countDifferences(text, table, columns, found);
        if (differing > 0) faults.push(`${part.file}: ${differing} rows differ.`);
        rows += part.rows - differing;
      }
    }
    const broken = db.prepare("PRAGMA foreign_key_check").all();
    for (const { table, parent } of broken.slice(0, 20))
      faults.push(`A row of ${String(table)} names one of ${String(parent)} that is not there.`);
  } finally {
    db.close();
  }
  return { rows, faults };
}

const quoted = (names: string[]) => names.map((name) => `"${name}"`).join(", ");

const columnsOf = (text: string): string[] =>
  Array.from(
    /^INSERT INTO "\w+" \(([^)]*)\)/.exec(text)?.[1]?.matchAll(/"(\w+)"/g) ?? [],
    ([, name]) => name!,
  );

function keyOf(db: DatabaseSync, table: string): string[] {
  const { sql } = db.prepare("SELECT sql FROM sqlite_schema WHERE name = ?").get(table) as {
    sql: string;
  };
  if (!/ WITHOUT ROWID$/i.test(sql)) return ["rowid"];
  return db
    .prepare("SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk")
    .all(table)
    .map(({ name }) => String(name));
}

function countDifferences(
  text: string,
  table: string,
  columns: string[],
  rows: Record<string, unknown>[],
): number {
  const restored = new Set(rows.map((row) => writeRows(table, columns, [row])));
  const copied = text.split(/^(?=INSERT INTO ")/m);
  return Math.max(1, copied.filter((one) => !restored.has(one)).length);
}
