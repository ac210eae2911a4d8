import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#app/data/database.ts";
import { findPerson } from "#app/data/people/person-detail.ts";
import { readOpenRecords } from "#app/data/records/open-data/read-records.ts";
import { findRedirect } from "#app/data/songs/detail/find-redirect.ts";
import { schemaFiles } from "#app/domain/records/open-data/dump-formats.ts";
import { openKinds } from "#app/domain/records/open-data/open-records.ts";
import { compareRecords } from "../../scripts/data/compare-records.ts";
import { openDump } from "../../scripts/data/open-dump.ts";
import { writeRecords } from "../../scripts/data/write-records.ts";
import { LargeArchive, makeLargeArchive } from "../reads/large-archive.ts";

const folder = mkdtempSync(join(tmpdir(), "data-import-"));
let full: LargeArchive;
let imported: LargeArchive;

/** Beside invented songs: a deleted one, several of one file, a ragamalika, a composition without a recording. */
const more = `
  INSERT INTO sources (title, kind) VALUES ('A book', 'book');
  INSERT INTO media_files (id, status, content_type, size, whole_hash) VALUES ('${"a".repeat(32)}', 'ready', 'audio/mpeg', 4096, '${"b".repeat(64)}');
  INSERT INTO songs (title, composer, singer, media_file_id, upload_type, start_seconds, updated_at) VALUES
    ('First half', 'Tyagaraja', 'Somebody', '${"a".repeat(32)}', 'Audio', 0, 1000.0),
    ('Second half', 'Tyagaraja', 'Somebody', '${"a".repeat(32)}', 'Audio', 600, NULL);
  INSERT INTO songs (title, composer) VALUES ('Only a composition', 'Tyagaraja');
  INSERT INTO songs (title, composer, singer) VALUES ('Deleted', 'Tyagaraja', 'Somebody');
  INSERT INTO concerts (id, place, held_on, source) VALUES ('Season', 'Chennai', '1968-12', 'a poster');
  UPDATE songs SET concert_id = 'Season', track = 2 WHERE id = 1;
  INSERT INTO composition_raagas VALUES (1, 0, (SELECT max(id) FROM raagas)), (1, 1, (SELECT min(id) FROM raagas));
  UPDATE compositions SET pages_elsewhere = 'lyrics, notation https://example.org/first' WHERE id = 1;
  UPDATE compositions SET lyrics = 'words' || char(10) || 'and more', notation = 'S R2', meaning = json_object('en', 'a meaning'),
    line_meanings = json_object('te', 'one' || char(10) || 'two') WHERE id <= 2;
  UPDATE compositions SET lyrics_rights = 'https://creativecommons.org/licenses/by/4.0/', lyrics_permission = 'the family',
    meaning_rights = 'https://creativecommons.org/publicdomain/zero/1.0/', notation_rights = 'http://rightsstatements.org/vocab/InC/1.0/' WHERE id = 1;
  UPDATE songs SET recording_rights = 'http://rightsstatements.org/vocab/InC/1.0/', recording_permission = 'the singer' WHERE id = 1;
  INSERT INTO claims (subject_kind, subject_id, field, source_id) VALUES ('song', '1', '', 1), ('composition', '1', 'raaga', 1);
  UPDATE people SET picture = json_object('description', 'x', 'credit', 'y', 'rights', 'z', 'files',
    json_array(json_object('id', '${"c".repeat(32)}', 'type', 'image/png', 'width', 160, 'height', 120))) WHERE id = (SELECT min(id) FROM people);
  INSERT INTO media_files (id, status, content_type, size) VALUES ('${"c".repeat(32)}', 'ready', 'image/png', 900);
  INSERT INTO song_redirects VALUES (900, 1), (901, 3);
  INSERT INTO record_changes (number, kind, record_id, changed_at, is_recording, is_deleted)
    VALUES (900000, 'song', '900', 5, 1, 1), (900001, 'song', '901', 5, 1, 1);
  UPDATE songs SET deleted_at = 5, composition_id = 3 WHERE title = 'Deleted';
  INSERT INTO people (id, name, sort_name, parts, source) VALUES ('older', 'Older', 'Older', '[]', ''), ('oldest', 'Oldest', 'Oldest', '[]', '');
  UPDATE people SET merged_into = 'older' WHERE id = 'oldest';
  UPDATE people SET merged_into = (SELECT min(id) FROM people) WHERE id = 'older';
  UPDATE raagas SET proposed_at = 5 WHERE id = (SELECT max(id) FROM raagas);`;

beforeAll(async () => {
  full = await makeLargeArchive(40, more);
  mkdirSync(join(folder, "schema"));
  for (const [name, text] of schemaFiles()) writeFileSync(join(folder, name), text);
  await full.read(async (db) => {
    for (const kind of openKinds) {
      const { records } = await readOpenRecords(openDatabase(db), kind, 0, 10_000);
      expect(records.length, kind).toBeGreaterThan(0);
      const lines = records.map((record) => `${JSON.stringify(record)}\n`);
      writeFileSync(join(folder, `${kind}.jsonl`), lines.join(""));
    }
  });
  imported = new LargeArchive();
  await imported.read((db) => db.exec("SELECT 1"));
  await imported.write((db) => {
    for (const file of readdirSync("migrations").toSorted())
      if (file.endsWith(".sql")) db.exec(readFileSync(join("migrations", file), "utf8"));
  });
  await imported.write((db) => writeRecords(db, openDump(folder)));
}, 60_000);

afterAll(() => {
  full?.remove();
  imported?.remove();
  rmSync(folder, { recursive: true });
});

const compare = () => imported.read((db) => compareRecords(openDatabase(db), openDump(folder)));

test("a dump that is read into an empty archive gives every record and field again", async () => {
  expect(await compare()).toEqual([]);
  const figures = `SELECT id, main_song_id, recording_count, title_key, deity_id FROM compositions
    WHERE deleted_at IS NULL ORDER BY id`;
  const [before, after] = await Promise.all(
    [full, imported].map((archive) =>
      archive.read(async (db) => (await db.prepare(figures).all()).results),
    ),
  );
  expect(after).toEqual(before);
});

test("former addresses lead where they led, for songs and people", async () => {
  const redirects = readFileSync(join(folder, "redirects.jsonl"), "utf8").trim().split("\n");
  expect(redirects.length).toBe(5);
  const led = (archive: LargeArchive) =>
    archive.read(async (db) => [
      ...(await Promise.all([900, 901].map((id) => findRedirect(openDatabase(db), id)))),
      ...(await Promise.all(
        ["older", "oldest"].map((id) => findPerson(openDatabase(db), id, "en")),
      )),
    ]);
  const [before, after] = await Promise.all([led(full), led(imported)]);
  expect(before.slice(0, 2)).toEqual([expect.any(Number), expect.any(Number)]);
  expect(after.slice(0, 2)).toEqual(before.slice(0, 2));
  const person = await full.read(async (db) =>
    db.prepare("SELECT min(id) AS id FROM people WHERE merged_into IS NULL").first("id"),
  );
  expect(after.slice(2)).toEqual([{ mergedInto: person }, { mergedInto: person }]);
});

test("what differs is named: the record and the field", async () => {
  await imported.write((db) =>
    db.exec("UPDATE songs SET place = 'Elsewhere' WHERE id = 2; DELETE FROM taala_aliases"),
  );
  const differences = await compare();
  expect(differences.filter((text) => text.startsWith("recordings"))).toEqual([
    expect.stringMatching(/^recordings 2, place: .* became "Elsewhere"$/),
  ]);
  expect(differences).toContainEqual(expect.stringMatching(/^taalas \w+, aliases: /));
});

test("a dump with a record that is not as its schema says is refused, with file and line", () => {
  const file = join(folder, "taalas.jsonl");
  const [first, ...rest] = readFileSync(file, "utf8").split("\n");
  writeFileSync(
    file,
    [first, rest[0]!.replace('"aksharas":', '"aksharas":"x","y":'), ""].join("\n"),
  );
  expect(() => openDump(folder)).toThrow(/^taalas\.jsonl, line 2: /);
});
