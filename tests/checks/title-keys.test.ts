import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";

const migrations = readdirSync("migrations")
  .filter((name) => name.endsWith(".sql"))
  .toSorted();
const at = migrations.findIndex((name) => name.endsWith("_title_keys.sql"));

function apply(db: DatabaseSync, names: readonly string[]) {
  for (const name of names) db.exec(readFileSync(join("migrations", name), "utf8"));
}

const titles = {
  Ābhā: "1abha",
  "“Śrī” Rāma's": "1sri ramas",
  "Kr\u0325ṣṇa": "1krsna",
  "10 songs": "0000000000010 songs",
  "2": "0000000000002",
  "…": "0",
  కల్యాణి: "1కల్యాణి",
};

test("titles that were there before have the keys of those that are added", () => {
  const db = new DatabaseSync(":memory:");
  apply(db, migrations.slice(0, at));
  const add = db.prepare("INSERT INTO songs (title, composer) VALUES (?, 'M')");
  for (const title of Object.keys(titles)) add.run(title);
  apply(db, migrations.slice(at));
  const addNew = db.prepare("INSERT INTO songs (title, composer) VALUES (?, 'M')");
  for (const title of Object.keys(titles)) addNew.run(title);
  for (const table of ["songs", "compositions"]) {
    const rows = db.prepare(`SELECT title, title_key AS key FROM ${table} ORDER BY id`).all();
    const expected = Object.entries(titles).map(([title, key]) => ({ title, key }));
    expect(
      rows.map((row) => ({ ...row })),
      table,
    ).toEqual([...expected, ...expected]);
  }
  const { counts } = db.prepare("SELECT counts FROM title_initials WHERE language = 'en'").get()!;
  expect(JSON.parse(String(counts))).toEqual({ A: 2, S: 2, K: 2, "#": 6, క: 2 });
  db.exec("UPDATE compositions SET title = 'Ōm' WHERE id = 1");
  expect(db.prepare("SELECT title_key FROM songs WHERE id = 1").get()).toMatchObject({
    title_key: "1om",
  });
});
