import { globSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { referenceStatements } from "#drizzle/seed/reference/index.ts";

/** Finds the file of the embedded D1 under a state directory; null before the first migration. */
export function findDatabase(state: string): string | null {
  const files = globSync(`${state}/v3/d1/*/*.sqlite`);
  return files.find((file) => !file.endsWith("metadata.sqlite") && isMigrated(file)) ?? null;
}

const isMigrated = (file: string) => hasRow(file, "sqlite_schema WHERE name = 'counters'");

/** Whether a migrated database is not empty. */
export const hasUsers = (file: string) => hasRow(file, "users");

function hasRow(file: string, rows: string): boolean {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    return db.prepare(`SELECT 1 FROM ${rows} LIMIT 1`).get() !== undefined;
  } finally {
    db.close();
  }
}

/** Opens the embedded D1 for bulk inserts, without syncing: after a crash the run is repeated. */
export function openForBulk(file: string): DatabaseSync {
  const db = new DatabaseSync(file);
  db.exec("PRAGMA busy_timeout = 5000; PRAGMA synchronous = OFF; PRAGMA cache_size = -1000000");
  return db;
}

/** Adds missing entries of the reference lists. */
export async function ensureReferenceLists(db: DatabaseSync): Promise<void> {
  if (db.prepare("SELECT 1 FROM raagas LIMIT 1").get()) return;
  for (const statement of await referenceStatements()) db.exec(statement);
}

export function idsOf(
  db: DatabaseSync,
  table: "raagas" | "taalas" | "song_types" | "deities",
): string[] {
  const rows = db.prepare(`SELECT id FROM ${table} ORDER BY rowid`).all() as { id: string }[];
  return rows.map(({ id }) => id);
}

export function numbersOf(db: DatabaseSync, table: "accompaniment_types" | "users"): number[] {
  const rows = db.prepare(`SELECT id FROM ${table} ORDER BY id`).all() as { id: number }[];
  return rows.map(({ id }) => id);
}

export function lastId(db: DatabaseSync, table: "songs" | "compositions"): number {
  const row = db.prepare(`SELECT coalesce(max(id), 0) AS id FROM ${table}`).get();
  return (row as { id: number }).id;
}

/** Returns the ids of the people with these names, by name. */
export function idsOfPeople(db: DatabaseSync, names: string[]): Map<string, string> {
  const rows = db
    .prepare(
      `SELECT name, person_id AS id FROM person_names WHERE name IN (${names.map(() => "?").join(", ")})`,
    )
    .all(...names) as { name: string; id: string }[];
  return new Map(rows.map(({ name, id }) => [name, id]));
}

/** Triggers whose work is faster for many songs at once. */
const slowTriggers = [
  "added_to_composition",
  "counted_in_composition",
  "credited",
  "named",
  "named_by_deity",
];

/** Runs `insert`, which adds songs after the existing ones, without these triggers, and then does their work. */
export async function withoutSongTriggers(
  db: DatabaseSync,
  insert: () => Promise<void>,
): Promise<void> {
  const names = slowTriggers.map((name) => `'songs_${name}'`).join(", ");
  const triggers = db
    .prepare(`SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' AND name IN (${names})`)
    .all() as { name: string; sql: string }[];
  const after = [lastId(db, "compositions"), lastId(db, "songs")] as const;
  for (const { name } of triggers) db.exec(`DROP TRIGGER ${name}`);
  await insert();
  db.exec(`
    UPDATE compositions SET (main_song_id, recording_count, first_year, last_year) =
        (SELECT main_song_id, recording_count, first_year, last_year FROM composition_figures
          WHERE composition_id = compositions.id) WHERE id > ${after[0]};
    INSERT INTO credits SELECT song_id, position, name, part, accompaniment_type_id, person_id
      FROM song_credits WHERE song_id > ${after[1]};
    UPDATE songs SET script_names = (SELECT script_names FROM songs_in_scripts WHERE song_id = songs.id)
      WHERE id > ${after[1]}`);
  for (const { sql } of triggers) db.exec(sql);
}
