import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, test } from "vitest";
import { findDatabase } from "../../scripts/large/storage.ts";

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

test("T79 a backup restored into an empty place is the same archive", () => {
  expect(script("reset", archive, "--yes").status).toBe(0);
  const backup = script("backup", archive, "--file", file);
  expect(backup.status, backup.stderr).toBe(0);
  const restore = script("restore", restored, "--file", file);
  expect(restore.status, restore.stderr).toBe(0);
  const [was, is] = [contentOf(archive), contentOf(restored)];
  expect(was.rows.songs!.length).toBeGreaterThan(50);
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
