import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "#app/data/database.ts";
import { leftOutTables } from "#app/domain/records/copies/copy-format.ts";
import { copyDatabase } from "#app/operations/records/copy-database.ts";
import { copyFiles } from "../../scripts/copies/copy-files.ts";
import { openFolder } from "../../scripts/copies/folder.ts";
import { openLocalBucket } from "../../scripts/copies/local-bucket.ts";
import { findDatabase } from "../../scripts/large/storage.ts";
import { openLocalBindings } from "../../scripts/local.ts";
import { prepareLocal } from "../../scripts/prepare.ts";

const place = mkdtempSync(join(tmpdir(), "copies-"));
const [archive, restored] = [join(place, "archive"), join(place, "restored")];
const [databaseCopy, mediaCopy] = [join(place, "database-copy"), join(place, "media-copy")];
afterAll(() => rmSync(place, { recursive: true }));

/** Runs a command on the archive under `state`. */
function script(name: string, state: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync("node", [`scripts/${name}.ts`, ...args], {
    encoding: "utf8",
    maxBuffer: 2 ** 26,
    env: { ...process.env, ARCHIVE_STATE: state },
  });
  return { status, text: stdout + stderr };
}

/** Reads the rows of each table, and every table, index, trigger and view. */
function contentOf(state: string) {
  const db = new DatabaseSync(findDatabase(state)!, { readOnly: true });
  const things = db
    .prepare("SELECT type, name, sql FROM sqlite_schema WHERE name NOT LIKE '\\_cf%' ESCAPE '\\'")
    .all();
  const rows = things
    .filter(({ type }) => type === "table")
    .map(({ name }) => [
      String(name),
      db
        .prepare(`SELECT * FROM "${String(name)}"`)
        .all()
        .map((row) => JSON.stringify(row))
        .toSorted(),
    ]);
  db.close();
  return {
    things: things.map((thing) => JSON.stringify(thing)).toSorted(),
    rows: Object.fromEntries(rows) as Record<string, string[]>,
  };
}

async function readBucket(state: string): Promise<Map<string, Buffer>> {
  const { env, close } = await openLocalBindings(state);
  try {
    const files = new Map<string, Buffer>();
    for (const { key } of (await env.MEDIA.list()).objects)
      files.set(key, Buffer.from(await (await env.MEDIA.get(key))!.arrayBuffer()));
    return files;
  } finally {
    await close();
  }
}

/** Copies the database as the scheduled job does, and the bucket of copies into a folder. */
beforeAll(async () => {
  await prepareLocal(archive);
  const { env, close } = await openLocalBindings(archive);
  try {
    const services = { db: openDatabase(env.DB), copies: env.COPIES, now: () => Date.now() };
    while ((await copyDatabase(services)) > 0);
    const copies = openLocalBucket("copies", env.COPIES);
    const { faults } = await copyFiles(copies, await openFolder(databaseCopy), new Map());
    expect(faults).toEqual([]);
  } finally {
    await close();
  }
}, 240_000);

test("T124 what is new of the bucket is copied, and a copy that was changed is found out", () => {
  const first = script("media-copy", archive, "--to", mediaCopy);
  expect(first.status, first.text).toBe(0);
  expect(first.text).toMatch(/^([1-9]\d*) files \([\d.]+ MB\) copied, 0 were there, 0 faults/m);
  const again = script("media-copy", archive, "--to", mediaCopy);
  expect(again.text).toMatch(/^0 files \(0\.0 MB\) copied, [1-9]\d* were there, 0 faults/m);
  expect(script("media-verify", archive, "--from", mediaCopy).status).toBe(0);
  const sums = readFileSync(join(mediaCopy, "SHA256SUMS"), "utf8").matchAll(/^(\S+) {2}(.+)$/gm);
  for (const [, sum, path] of sums)
    expect(
      createHash("sha256")
        .update(readFileSync(join(mediaCopy, path!)))
        .digest("hex"),
    ).toBe(sum);
  const name = readdirSync(mediaCopy).find((one) => /^[0-9a-f]{32}$/.test(one))!;
  const file = join(mediaCopy, name);
  expect(statSync(file).mode & 0o077, "for its owner alone").toBe(0);
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.with(0, bytes[0]! ^ 1));
  const faulty = script("media-verify", archive, "--from", mediaCopy);
  expect(faulty.status).toBe(1);
  expect(faulty.text).toContain(`${name} has other bytes.`);
  rmSync(file);
  expect(script("media-verify", archive, "--from", mediaCopy).text).toContain(
    `${name} is missing.`,
  );
  expect(script("media-copy", archive, "--to", mediaCopy).text).toMatch(/^1 files/m);
  expect(script("media-verify", archive, "--from", mediaCopy).status).toBe(0);
}, 240_000);

describe("T123, T124 a lost archive", () => {
  test("comes back from the copies alone, row by row and byte by byte", async () => {
    const database = script("copies-restore", restored, "--from", databaseCopy);
    expect(database.status, database.text).toBe(0);
    expect(database.text).toMatch(/[1-9]\d{3,} rows are those of the copy; 0 faults\./);
    const files = script("media-restore", restored, "--from", mediaCopy);
    expect(files.status, files.text).toBe(0);
    const [was, is] = [contentOf(archive), contentOf(restored)];
    expect(is.things).toEqual(was.things);
    const isRebuilt = (table: string) => /^(name_index|person_keys|song_index)$/.test(table);
    for (const [table, rows] of Object.entries(was.rows))
      if (isRebuilt(table)) expect(is.rows[table]!.length, table).toBeGreaterThan(100);
      else expect(is.rows[table], table).toEqual(leftOutTables.includes(table) ? [] : rows);
    expect(was.rows.songs!.length).toBeGreaterThan(50);
    expect(await readBucket(restored)).toEqual(await readBucket(archive));
    const again = script("copies-restore", restored, "--from", databaseCopy);
    expect(again.status, "nothing is written over an archive").toBe(1);
  }, 180_000);

  test("does not come from a copy whose file was changed", () => {
    const folder = join(databaseCopy, "database");
    const [name] = readdirSync(folder);
    const part = readdirSync(join(folder, name!)).find((one) => one.includes("-users."))!;
    const path = join(folder, name!, part);
    writeFileSync(path, readFileSync(path).subarray(1));
    const faulty = script("copies-restore", join(place, "other"), "--from", databaseCopy);
    expect(faulty.status).toBe(1);
    expect(faulty.text).toContain(`${part} has other bytes than were stored.`);
  }, 60_000);
});
