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
  /** The values of each row, in the order of the columns. */
  rows: unknown[][];
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
  const all = db.prepare(`SELECT ${list} FROM "${name}" ORDER BY ${list}`);
  all.setReturnArrays(true);
  return { name, columns, rows: all.all() as unknown as unknown[][] };
}

/** The same tables under the names that a migration gives them. */
function renameAsIn(file: string, tables: Table[]): Table[] {
  const statements = readFileSync(join("migrations", file), "utf8");
  const renamed = new Map(
    [...statements.matchAll(/ALTER TABLE `(\w+)` RENAME TO `(\w+)`/g)].map(([, from, to]) => [
      from,
      to!,
    ]),
  );
  const columns = new Map(
    [...statements.matchAll(/ALTER TABLE `(\w+)` RENAME COLUMN "(\w+)" TO "(\w+)"/g)].map(
      ([, table, from, to]) => [`${table}.${from}`, to!],
    ),
  );
  return tables.map((table) => ({
    ...table,
    name: renamed.get(table.name) ?? table.name,
    columns: table.columns.map((column) => columns.get(`${table.name}.${column}`) ?? column),
  }));
}

/** The data version is meant to change, and counters to be added. */
const counters = ["tallies", "counters", "incomplete_counts", "sqlite_sequence"];
const steady = ({ name }: Table) => !counters.includes(name);

/** To which a migration may add rows: the records that other programs copy. */
const growing = ["record_changes"];

test("T79 no migration loses or changes a row that was there", () => {
  const db = new DatabaseSync(":memory:");
  db.exec("PRAGMA foreign_keys = ON");
  const first = files.findIndex((file) => file.startsWith("0003"));
  for (const file of files.slice(0, first)) migrate(db, file);
  db.exec(rows);
  let filled = tablesOf(db);
  expect(filled.filter((table) => table.rows.length === 0).map(({ name }) => name)).toEqual([]);
  for (const file of files.slice(first)) {
    const before = renameAsIn(file, tablesOf(db).filter(steady));
    filled = renameAsIn(file, filled);
    migrate(db, file);
    for (const { name, columns, rows: was } of before) {
      // This migration may fill columns that it or the one before added.
      const old = columns.filter((column) =>
        filled.some((table) => table.name === name && table.columns.includes(column)),
      );
      const pick = (all: unknown[][]) =>
        all.map((row) => old.map((column) => row[columns.indexOf(column)]));
      const is = tableOf(db, name, columns).rows;
      // A table created empty has nothing to lose; a later migration may fill it.
      if (was.length === 0) continue;
      if (growing.includes(name)) {
        expect(pick(is), `${file}: ${name}`).toEqual(expect.arrayContaining(pick(was)));
        continue;
      }
      expect(is.length, `${file}: rows of ${name}`).toBe(was.length);
      expect(pick(is), `${file}: ${name}`).toEqual(pick(was));
    }
  }
  expect(db.prepare("PRAGMA foreign_key_check").all()).toEqual([]);
  expect(db.prepare("SELECT value FROM counters WHERE name = 'songs'").get()).toEqual({ value: 3 });
});

/** Rows of what gets another name in 0045. */
const named = `
INSERT INTO songs (id, title, composer) VALUES (1, 'One', 'M');
INSERT INTO people (id, name, sort_name, parts) VALUES ('m', 'M', 'M', '[]');
INSERT INTO song_index (place, key, song_id, line) VALUES (0, 'one', 1, 0), (8, 'line', 1, 3);
INSERT INTO name_index (kind, place, key, name, matched) VALUES ('composer', 2, 'm', 'M', 'M');
INSERT INTO person_keys (place, key, person_id, matched) VALUES (2, 'm', 'm', 'M');
INSERT INTO mails (id, recipient, kind, asked_from, asked_browser, asked_for)
  VALUES ('m', 'one@example.org', 'code', '192.0.2.1', 'b', 'signup');
INSERT INTO users (id, username, display_name, password_hash) VALUES (1, 'one@example.org', 'one', 'x');
INSERT INTO roles (id, name, name_key) VALUES ('r1', 'Contributor', 'contributor');
INSERT INTO approval_requests (user_id, role_id, reason, told_at) VALUES (1, 'r1', 'because', 7);
`;

test("T79 what gets another name keeps its rows, indexes and triggers", () => {
  const db = new DatabaseSync(":memory:");
  const renaming = files.findIndex((file) => file.startsWith("0045"));
  for (const file of files.slice(0, renaming)) migrate(db, file);
  db.exec(named);
  const before = renameAsIn(files[renaming]!, tablesOf(db));
  migrate(db, files[renaming]!);
  expect(tablesOf(db)).toEqual(before);
  for (const name of ["song_index", "name_index", "person_keys", "mails", "approval_requests"])
    expect(before.find((table) => table.name === name)!.rows.length, name).toBeGreaterThan(0);
  db.exec("UPDATE songs SET deleted_at = 5 WHERE id = 1");
  expect(db.prepare("SELECT name, value FROM counters WHERE name <> 'version'").all()).toEqual([
    { name: "songs", value: 0 },
    { name: "compositions", value: 1 },
    { name: "recordings", value: 0 },
  ]);
  const things = db.prepare("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL").all();
  expect(things.map(({ sql }) => String(sql)).join("\n")).not.toMatch(
    /\b(tallies|told_at|asked_(from|browser|for))\b/,
  );
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
