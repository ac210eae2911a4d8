import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";

const files = readdirSync("migrations")
  .filter((name) => name.endsWith(".sql"))
  .toSorted();

function migrate(db: DatabaseSync, file: string) {
  const statements = readFileSync(join("migrations", file), "utf8");
  for (const one of statements.split("--> statement-breakpoint")) db.exec(one);
}

/** An archive of the time when users could not yet add songs. */
const rows = `
INSERT INTO roles (id, name, name_key) VALUES ('r1', 'Contributor', 'contributor');
INSERT INTO users (id, username, display_name, password_hash)
  VALUES (1, 'one@example.org', 'one', 'x'), (2, 'two@example.org', 'two', 'y');
INSERT INTO user_roles VALUES (1, 'r1');
INSERT INTO sessions (token_hash, user_id, kind) VALUES ('t', 1, 'web');
INSERT INTO approval_requests (user_id, role_id, reason) VALUES (2, 'r1', 'I have recordings');
INSERT INTO one_time_codes (id, email, purpose, code_hash, expires_at)
  VALUES ('c', 'three@example.org', 'signup', 'h', 9);
INSERT INTO mails (id, recipient, kind) VALUES ('m', 'one@example.org', 'code');
INSERT INTO raagas (id, description, melakarta) VALUES ('Mayamalavagaula', 'Mayamalavagaula', 15);
INSERT INTO raagas (id, description, parent_id) VALUES ('Lavangi', 'Lavangi', 'Mayamalavagaula');
INSERT INTO raaga_aliases (raaga_id, alias, kind) VALUES ('Lavangi', 'Lavaangi', 'spelling');
INSERT INTO taalas (id, description) VALUES ('Adi', 'Adi');
INSERT INTO song_types VALUES ('Kriti', 'Kriti');
INSERT INTO accompaniment_types (id, name) VALUES (1, 'Mridangam'), (2, 'Violin');
INSERT INTO media_types VALUES (1, 'Concert');
INSERT INTO media_location_types VALUES (1, 'YouTube');
INSERT INTO media_files (id, content_type, size, owner_id) VALUES ('f', 'audio/mpeg', 7, 1);
INSERT INTO songs (id, title, composer, raaga_id, taala_id, song_type_id, created_by, media_file_id, upload_type)
  VALUES (1, 'One', 'M', 'Lavangi', 'Adi', 'Kriti', 1, 'f', 'Audio');
INSERT INTO songs (id, title, composer, created_by) VALUES (2, 'Two', 'M', 1);
INSERT INTO songs (id, title, composer, created_by, deleted_at) VALUES (3, 'In the bin', 'M', 1, 5);
INSERT INTO songs (id, title, composer) VALUES (4, 'Of a former member', 'M');
INSERT INTO accompaniments (id, song_id, position, accompaniment_type_id)
  VALUES (1, 1, 1, 2), (2, 1, 0, 1), (3, 2, 0, 1);
INSERT INTO accompaniment_players VALUES (1, 0, 'A violinist'), (2, 1, 'Second'), (2, 0, 'First');
INSERT INTO song_changes (song_id, kind, changed_by, fields) VALUES (1, 'created', 1, '{}');
INSERT INTO song_keys VALUES (0, 'one', 1);
INSERT INTO name_keys VALUES ('raaga', 0, 'lavangi', 'Lavangi');
`;

interface Table {
  name: string;
  columns: string[];
  rows: unknown[];
}

/** Every table with its rows. */
function tablesOf(db: DatabaseSync): Table[] {
  const names = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  return names.map(({ name }) => {
    const columns = db.prepare("SELECT name FROM pragma_table_info(?)").all(String(name));
    return tableOf(
      db,
      String(name),
      columns.map((column) => String(column.name)),
    );
  });
}

function tableOf(db: DatabaseSync, name: string, columns: string[]): Table {
  const list = columns.map((column) => `"${column}"`).join(", ");
  return {
    name,
    columns,
    rows: db.prepare(`SELECT ${list} FROM "${name}" ORDER BY ${list}`).all(),
  };
}

/** The data version is meant to change, and counters to be added. */
const counters = ["tallies", "incomplete_counts", "sqlite_sequence"];
const steady = ({ name }: Table) => !counters.includes(name);

test("T79 no migration loses or changes a row that was there", () => {
  const db = new DatabaseSync(":memory:");
  db.exec("PRAGMA foreign_keys = ON");
  const first = files.findIndex((file) => file.startsWith("0003"));
  for (const file of files.slice(0, first)) migrate(db, file);
  db.exec(rows);
  const filled = tablesOf(db);
  expect(filled.filter((table) => table.rows.length === 0).map(({ name }) => name)).toEqual([]);
  for (const file of files.slice(first)) {
    const before = tablesOf(db).filter(steady);
    migrate(db, file);
    for (const { name, columns, rows: was } of before) {
      // This migration may fill columns that it or the one before added.
      const old = columns.filter((column) =>
        filled.some((table) => table.name === name && table.columns.includes(column)),
      );
      const pick = (all: unknown[]) =>
        all.map((row) => old.map((column) => (row as Record<string, unknown>)[column]));
      const is = tableOf(db, name, columns).rows;
      // A table created empty has nothing to lose; a later migration may fill it.
      if (was.length === 0) continue;
      expect(is.length, `${file}: rows of ${name}`).toBe(was.length);
      expect(pick(is), `${file}: ${name}`).toEqual(pick(was));
    }
  }
  expect(db.prepare("PRAGMA foreign_key_check").all()).toEqual([]);
  expect(db.prepare("SELECT value FROM tallies WHERE name = 'songs'").get()).toEqual({ value: 3 });
});

test("T79 songs that were there carry their accompaniments, members their counts", () => {
  const db = new DatabaseSync(":memory:");
  const first = files.findIndex((file) => file.startsWith("0003"));
  for (const file of files.slice(0, first)) migrate(db, file);
  db.exec(rows);
  for (const file of files.slice(first)) migrate(db, file);
  const stored = db.prepare("SELECT accompaniments FROM songs ORDER BY id").all();
  expect(stored.map(({ accompaniments }) => JSON.parse(String(accompaniments)))).toEqual([
    [
      { typeId: 1, players: ["First", "Second"] },
      { typeId: 2, players: ["A violinist"] },
    ],
    [{ typeId: 1, players: [] }],
    [],
    [],
  ]);
  const counts = db.prepare("SELECT song_count FROM users ORDER BY id").all();
  expect(counts.map((row) => row.song_count)).toEqual([2, 0]);
});
