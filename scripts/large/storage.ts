import { globSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { referenceStatements } from "#drizzle/seed/reference/index.ts";

/** Finds the file of the embedded D1 under a state directory; null before the first migration. */
export function findDatabase(state: string): string | null {
  const files = globSync(`${state}/v3/d1/*/*.sqlite`).filter(
    (file) => !file.endsWith("metadata.sqlite"),
  );
  return files.find(isMigrated) ?? null;
}

function isMigrated(file: string): boolean {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    return db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'tallies'").get() !== undefined;
  } finally {
    db.close();
  }
}

/** Opens the embedded D1 for bulk inserts, without syncing: a lost run is repeated. */
export function openForBulk(file: string): DatabaseSync {
  const db = new DatabaseSync(file);
  db.exec("PRAGMA busy_timeout = 5000; PRAGMA synchronous = OFF; PRAGMA cache_size = -1000000");
  return db;
}

/** Adds missing entries of the reference lists. */
export function ensureReferenceLists(db: DatabaseSync): void {
  if (db.prepare("SELECT 1 FROM raagas LIMIT 1").get()) return;
  for (const statement of referenceStatements()) db.exec(statement);
}

export function idsOf(db: DatabaseSync, table: "raagas" | "taalas" | "song_types"): string[] {
  const rows = db.prepare(`SELECT id FROM ${table} ORDER BY rowid`).all() as { id: string }[];
  return rows.map(({ id }) => id);
}

export function numbersOf(db: DatabaseSync, table: "accompaniment_types" | "users"): number[] {
  const rows = db.prepare(`SELECT id FROM ${table} ORDER BY id`).all() as { id: number }[];
  return rows.map(({ id }) => id);
}

export function lastId(db: DatabaseSync, table: "songs" | "accompaniments"): number {
  const row = db.prepare(`SELECT coalesce(max(id), 0) AS id FROM ${table}`).get();
  return (row as { id: number }).id;
}
