import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";

const songs = `
INSERT INTO compositions (id, title, composer, deity) VALUES (1, 'One', 'M', 'ganesha'), (2, 'Two', 'M', 'Vinayaka'),
  (3, 'Three', 'M', 'గణేశుడు'), (4, 'Four', 'M', 'Nobody knows'), (5, 'Five', 'M', '');
INSERT INTO songs (id, title, composer, composition_id) SELECT id, title, composer, id FROM compositions;
`;
const ganesha = `
INSERT INTO deities (id, description, script_names) VALUES ('Ganesha', 'Ganesha', '{"te":"గణేశుడు"}');
INSERT INTO deity_names (deity_id, name, kind)
  VALUES ('Ganesha', 'Ganesha', 'usual'), ('Ganesha', 'గణేశుడు', 'usual'), ('Ganesha', 'Vinayaka', 'other');
`;

/** A database with songs that name deities, before and after their list has one. */
function openArchive(...statements: string[]) {
  const db = new DatabaseSync(":memory:");
  db.exec("PRAGMA foreign_keys = ON");
  const files = readdirSync("migrations").filter((name) => name.endsWith(".sql"));
  for (const file of files.toSorted())
    for (const one of readFileSync(join("migrations", file), "utf8").split(
      "--> statement-breakpoint",
    ))
      db.exec(one);
  for (const one of statements) db.exec(one);
  return db;
}

const linked = (db: DatabaseSync) =>
  db
    .prepare("SELECT s.deity_id FROM songs s JOIN compositions c ON c.id = s.composition_id")
    .all()
    .map((row) => row.deity_id);
const texts = (db: DatabaseSync) =>
  db
    .prepare("SELECT deity FROM compositions ORDER BY id")
    .all()
    .map(({ deity }) => deity);
const counts = (db: DatabaseSync) =>
  db
    .prepare("SELECT id, song_count AS songs, composition_count AS compositions FROM deities")
    .all()
    .map((row) => ({ ...row }));

const known = ["Ganesha", "Ganesha", "Ganesha", null, null];
const written = ["ganesha", "Vinayaka", "గణేశుడు", "Nobody knows", ""];

test("songs are linked to a deity that has the name of theirs, whichever comes first", () => {
  for (const order of [
    [songs, ganesha],
    [ganesha, songs],
  ]) {
    const db = openArchive(...order);
    expect(linked(db)).toEqual(known);
    expect(texts(db)).toEqual(written);
    expect(counts(db)).toEqual([{ id: "Ganesha", songs: 3, compositions: 3 }]);
    const names = db.prepare("SELECT script_names FROM songs WHERE id = 2").get()!;
    expect(JSON.parse(String(names.script_names))).toEqual({ te: { deity: "గణేశుడు" } });
  }
});

test("another name in a song, another list of names and the bin are followed", () => {
  const db = openArchive(songs, ganesha);
  db.exec("UPDATE compositions SET deity = 'Nobody knows' WHERE id = 1");
  db.exec("UPDATE songs SET deleted_at = 5 WHERE id = 3");
  db.exec("UPDATE compositions SET deleted_at = 5 WHERE id = 3");
  expect(counts(db)).toEqual([{ id: "Ganesha", songs: 1, compositions: 1 }]);
  db.exec("DELETE FROM deity_names WHERE name = 'Vinayaka'");
  expect(linked(db)).toEqual([null, null, "Ganesha", null, null]);
  db.exec("INSERT INTO deity_names VALUES ('Ganesha', 'Nobody knows', 'other')");
  expect(linked(db)).toEqual(["Ganesha", null, "Ganesha", "Ganesha", null]);
  db.exec("DELETE FROM songs WHERE id = 1");
  expect(counts(db)).toEqual([{ id: "Ganesha", songs: 1, compositions: 1 }]);
});

test("a deity that gets another name keeps its songs", () => {
  const db = openArchive(songs, ganesha);
  db.exec("UPDATE deities SET id = 'Ganapati' WHERE id = 'Ganesha'");
  db.exec("INSERT INTO deity_names VALUES ('Ganapati', 'Ganapati', 'usual')");
  expect(texts(db)).toEqual(["Ganapati", ...written.slice(1)]);
  expect(linked(db)).toEqual(known.map((one) => one && "Ganapati"));
  expect(counts(db)).toEqual([{ id: "Ganapati", songs: 3, compositions: 3 }]);
});

test("a composition that moves takes the deity of its new one", () => {
  const db = openArchive(songs, ganesha);
  db.exec("UPDATE songs SET composition_id = 2 WHERE id = 5");
  expect(linked(db)[4]).toBe("Ganesha");
  expect(db.prepare("PRAGMA foreign_key_check").all()).toEqual([]);
});
