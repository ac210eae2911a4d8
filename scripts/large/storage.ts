import { globSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { referenceStatements } from "#drizzle/seed/reference/index.ts";

/** The file of the embedded D1 under a state directory; null when no migration has made one yet. */
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

/** Opens the embedded D1 for writing much at once; a lost run is made again, so nothing is synced. */
export function openForBulk(file: string): DatabaseSync {
  const db = new DatabaseSync(file);
  db.exec("PRAGMA busy_timeout = 5000; PRAGMA synchronous = OFF; PRAGMA cache_size = -1000000");
  return db;
}

/** Puts the reference lists in where they are missing. */
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
