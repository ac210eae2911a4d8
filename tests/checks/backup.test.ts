import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, test } from "vitest";
import { languages } from "../../app/archive.ts";
import { textInput } from "../../app/routes/song-form/values/form-values.ts";
import { findDatabase } from "../../scripts/large/storage.ts";
import { prepareLocal } from "../../scripts/prepare.ts";
import { largestForm } from "../largest-song.ts";

const place = mkdtempSync(join(tmpdir(), "drill-"));
const file = join(place, "backup.sql");
const [archive, restored] = [join(place, "archive"), join(place, "restored")];
afterAll(() => rmSync(place, { recursive: true }));

function script(name: string, state: string, ...args: string[]) {
  return spawnSync("node", [`scripts/${name}.ts`, ...args], {
    encoding: "utf8",
    // wrangler reports each statement.
    maxBuffer: 2 ** 26,
    env: { ...process.env, ARCHIVE_STATE: state },
  });
}

/** Reads every table with its rows, every index and trigger of a database. */
function contentOf(state: string) {
  const db = new DatabaseSync(findDatabase(state)!, { readOnly: true });
  const things = db
    .prepare("SELECT type, name FROM sqlite_schema WHERE name NOT LIKE '\\_cf%' ESCAPE '\\'")
    .all()
    .map(({ type, name }) => ({ type: String(type), name: String(name) }));
  const rows = things
    .filter(({ type }) => type === "table")
    .map(({ name }) => [name, db.prepare(`SELECT * FROM "${name}"`).all().map(written).toSorted()]);
  const broken = db.prepare("PRAGMA foreign_key_check").all();
  db.close();
  return {
    things: things.map(({ type, name }) => `${type} ${name}`).toSorted(),
    rows: Object.fromEntries(rows) as Record<string, string[]>,
    broken,
  };
}

const written = (row: unknown) => JSON.stringify(row);

/** Makes a song of the archive as large as the form allows, with a change of every text in its history. */
function enlargeSong(state: string): void {
  const [first, second] = [largestForm(), largestForm(3)];
  const lyrics = `'; -- "${first.lyrics!.slice(12)}';\n`;
  const meaning = languages.map((one) => [one, first[textInput("meaning", one)]]);
  const change = Object.keys(first).map((name) => [name, [first[name], second[name]]]);
  const db = new DatabaseSync(findDatabase(state)!);
  const picture = { description: lyrics, credit: "'", rights: '"', files: [] };
  db.prepare("UPDATE people SET picture = ? WHERE id = 'tyagaraja'").run(JSON.stringify(picture));
  db.prepare("UPDATE compositions SET lyrics = ?, description = ?, meaning = ? WHERE id = 1").run(
    lyrics,
    first.description!,
    JSON.stringify(Object.fromEntries(meaning)),
  );
  db.prepare(
    "INSERT INTO revisions (subject_kind, subject_id, kind, fields) VALUES ('composition', '1', 'updated', ?)",
  ).run(JSON.stringify(Object.fromEntries(change)));
  db.close();
}

test("T79 a backup restored into an empty place is the same archive", async () => {
  await prepareLocal(archive);
  writeFileSync(file, "an older backup", { mode: 0o644 });
  enlargeSong(archive);
  const backup = script("backup", archive, "--file", file);
  expect(backup.status, backup.stderr).toBe(0);
  const restore = script("restore", restored, "--file", file);
  expect(restore.status, restore.stderr).toBe(0);
  const [was, is] = [contentOf(archive), contentOf(restored)];
  expect(was.rows.songs!.length).toBeGreaterThan(50);
  const sizes = was.rows.revisions!.map((row) => Buffer.byteLength(row));
  expect(Math.max(...sizes), "a row that no statement of D1 holds").toBeGreaterThan(500_000);
  expect(was.things).toEqual(expect.arrayContaining(["view song_credits", "table credits"]));
  const recorded = was.rows.songs!.map((row) => JSON.parse(row).composition_id as number);
  expect(was.rows.compositions!.length).toBe(new Set(recorded).size);
  expect(is.things).toEqual(was.things);
  expect(is.rows).toEqual(was.rows);
  expect(is.broken).toEqual([]);
  const again = script("restore", restored, "--file", file);
  expect(again.status, "what is there is never written over").toBe(1);
  expect(contentOf(restored).rows).toEqual(was.rows);
}, 180_000);

test("T95 a backup is for its owner alone, also where others could read the file before", () => {
  expect(statSync(file).mode & 0o777).toBe(0o600);
});
