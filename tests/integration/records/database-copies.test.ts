import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { readSettings } from "#app/config.server.ts";
import { openDatabase } from "#app/data/database.ts";
import { readSchema } from "#app/data/records/copies/copied-tables.ts";
import {
  type CopyManifest,
  copyManifest,
  writeRows,
} from "#app/domain/records/copies/copy-format.ts";
import { sha256 } from "#app/lib/sha-256.ts";
import { copyDatabase } from "#app/operations/records/copy-database.ts";
import { tellAlarms } from "#app/operations/records/tell-alarms.ts";
import { type Administrator, makeAdministrator } from "../support/administrators.ts";
import { makeSong } from "../support/factories.ts";
import { readText } from "../support/front-door.ts";
import { askForCode, count } from "../support/users.ts";

const day = 24 * 3600_000;
const night = Date.parse("2026-11-29T02:05:00Z");
let clock = night;
let admin: Administrator;

beforeEach(async () => {
  clock = night;
  admin = await makeAdministrator();
  vi.spyOn(console, "error").mockReturnValue();
});

const services = (copies: R2Bucket = env.COPIES) => ({
  db: openDatabase(env.DB),
  copies,
  now: () => clock,
});

/** A bucket that fails at one of its puts. */
function failingAt(put: number): R2Bucket {
  let puts = 0;
  return new Proxy(env.COPIES, {
    get(bucket, name) {
      if (name === "put" && ++puts === put) throw new Error("R2 is away");
      const value = Reflect.get(bucket, name) as unknown;
      return typeof value === "function" ? value.bind(bucket) : value;
    },
  });
}

/** Runs the job every five minutes until it has nothing to do. */
async function copyAll(limit?: number): Promise<number> {
  let runs = 0;
  while ((await copyDatabase(services(), limit)) > 0) {
    clock += 5 * 60_000;
    runs++;
  }
  return runs;
}

const filesIn = async (prefix: string) =>
  (await env.COPIES.list({ prefix })).objects.map(({ key }) => key);

async function readCopy(
  name: string,
): Promise<{ manifest: CopyManifest; texts: Map<string, string> }> {
  const folder = `database/${name}/`;
  const manifest = copyManifest.parse(
    await (await env.COPIES.get(`${folder}manifest.json`))!.json(),
  );
  const texts = new Map<string, string>();
  for (const part of manifest.parts) {
    const bytes = await (await env.COPIES.get(folder + part.file))!.arrayBuffer();
    expect([bytes.byteLength, await sha256(bytes)]).toEqual([part.bytes, part.sha256]);
    const text = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    texts.set(part.file, await new Response(text).text());
  }
  expect(await filesIn(folder)).toHaveLength(manifest.parts.length + 1);
  return { manifest, texts };
}

/** Compares the rows of a copy with those of the database. */
async function expectWhole(name: string): Promise<CopyManifest> {
  const { manifest, texts } = await readCopy(name);
  const schema = await readSchema(openDatabase(env.DB));
  for (const { name: table, columns, key } of schema.tables) {
    const { results } = await env.DB.prepare(
      `SELECT * FROM "${table}" ORDER BY ${key.map((one) => `"${one}"`).join()}`,
    ).all();
    const copied = manifest.parts
      .filter((part) => part.table === table)
      .map(({ file }) => texts.get(file))
      .join("");
    expect(copied === writeRows(table, columns, results), table).toBe(true);
    expect(manifest.tables[table]).toBe(results.length);
  }
  return manifest;
}

const odd = 'O\'Higgins; --\n"é"\tతెలుగు\0 end';

async function fillArchive() {
  await makeSong({ title: odd });
  await makeSong({ title: "Another", durationSeconds: 0 });
  await askForCode("/signup", "new@example.org");
  const large = "ఆ".repeat(600_000);
  const revision = env.DB.prepare(
    "INSERT INTO revisions (subject_kind, subject_id, kind, reason) VALUES ('song', '1', 'updated', ?)",
  );
  await env.DB.batch([
    env.DB.prepare(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 4500)
      INSERT INTO audit_events (act, subject) SELECT 'song deleted', i FROM n`),
    ...Array.from({ length: 5 }, () => revision.bind(large)),
    env.DB.prepare("DELETE FROM audit_events WHERE id = (SELECT max(id) FROM audit_events)"),
  ]);
}

describe("a copy of the database", () => {
  test("T123 goes on after a failure, in portions, and has every row but those of sessions, codes and mails", async () => {
    await fillArchive();
    await expect(copyDatabase(services(failingAt(4)), 5)).rejects.toThrow("R2 is away");
    expect(await filesIn("database/")).toHaveLength(3);
    const runs = await copyAll(5);
    expect(runs).toBeGreaterThan(2);
    const manifest = await expectWhole("2026-11-29T02-05-00");
    const { tables, parts, leftOut, dataVersion } = manifest;
    expect(tables).toMatchObject({ songs: 2, users: 1, people_index: expect.any(Number) });
    expect(parts.filter(({ table }) => table === "audit_events").map(({ rows }) => rows)).toEqual([
      2000,
      2000,
      tables.audit_events! - 4000,
    ]);
    const large = parts.filter(({ table }) => table === "revisions");
    expect(large.length, "of large rows fewer are read at a time").toBeGreaterThan(1);
    expect(dataVersion.before).toBe(dataVersion.after);
    expect(tables).not.toHaveProperty("sessions");
    expect(leftOut).toEqual(
      expect.arrayContaining(["mails", "one_time_codes", "sessions", "sign_in_failures"]),
    );
    expect(await count("FROM sessions")).toBeGreaterThan(0);
    const { texts } = await readCopy(manifest.name);
    const [first, last] = [parts[0]!, parts.at(-1)!].map(({ file }) => texts.get(file)!);
    expect(first).toContain("CREATE TABLE `sessions`");
    expect(last).toMatch(/DELETE FROM sqlite_sequence[^]*CREATE INDEX[^]*CREATE TRIGGER/);
    const order = parts.map(({ table }) => table);
    expect(order.indexOf("songs"), "what a row names is read later").toBeLessThan(
      order.indexOf("users"),
    );
  });

  test("is made by one run at a time, once a day, and anew if the tables have changed meanwhile", async () => {
    const [one, other] = await Promise.all([
      copyDatabase(services(), 3),
      copyDatabase(services(), 3),
    ]);
    expect([one, other]).toEqual(expect.arrayContaining([0, 3]));
    await env.DB.prepare("CREATE INDEX late ON songs (title, id)").run();
    clock += 60_000;
    await copyAll();
    const copies = () =>
      count("FROM database_copies WHERE finished_at IS NOT NULL AND progress IS NULL");
    expect(await copies()).toBe(1);
    await expectWhole("2026-11-29T02-06-00");
    expect(await filesIn("database/2026-11-29T02-05-00/"), "nothing of the other is left").toEqual(
      [],
    );
    clock = night + day - 60 * 60_000;
    expect(await copyAll()).toBe(0);
    clock = night + day;
    expect(await copyAll()).toBe(1);
    expect(await copies()).toBe(2);
  });

  test("a run that ended without a word leaves it to another after ten minutes", async () => {
    await copyDatabase(services(), 3);
    await env.DB.prepare("UPDATE database_copies SET held_until = ?")
      .bind(clock + 600_000)
      .run();
    expect(await copyDatabase(services())).toBe(0);
    clock += 601_000;
    expect(await copyDatabase(services())).toBeGreaterThan(3);
    await expectWhole("2026-11-29T02-05-00");
  });

  test("is kept for 7 days, 5 weeks and 12 months; other objects of the bucket stay", async () => {
    for (let before = 1; before <= 60; before++) {
      const name = new Date(night - before * day).toISOString().slice(0, 10);
      await env.COPIES.put(`database/${name}T02-05-00/manifest.json`, "{}");
      await env.COPIES.put(`database/${name}T02-05-00/00000-tables.sql.gz`, "");
    }
    await env.COPIES.put("other/manifest.json", "{}");
    await copyAll();
    const names = new Set(
      (await filesIn("database/")).map((key) => key.split("/")[1]!.slice(0, 10)),
    );
    expect([...names].toReversed().join(" ")).toBe(
      "2026-11-29 2026-11-28 2026-11-27 2026-11-26 2026-11-25 2026-11-24 2026-11-23 " +
        "2026-11-22 2026-11-15 2026-11-08 2026-11-01 2026-10-31 2026-09-30",
    );
    expect(await filesIn("other/")).toHaveLength(1);
  });
});

describe("the page of jobs", () => {
  const page = async () => readText(await admin.read("/admin/jobs"));
  const setStart = (at: number) =>
    env.DB.prepare("UPDATE database_copies SET started_at = ?, finished_at = ?")
      .bind(at, at + 60_000)
      .run();

  test("T123 shows the last good copy, and after two missed ones says so; the Administrators get a mail", async () => {
    expect(await page()).toContain("Last full copy of the database: Not yet");
    clock = Date.now();
    await copyAll();
    const today = new Date().toISOString().slice(0, 10);
    expect(await page()).toMatch(
      new RegExp(
        `Last full copy of the database: ${today} [\\d:]+ UTC ?\\( ?\\d+ rows, [\\d.]+ MB ?\\)`,
      ),
    );
    expect(await page()).not.toContain("more copies are missing");
    await setStart(Date.now() - 3.5 * day);
    expect(await page()).toContain("Two or more copies are missing.");
    const html = await (await admin.read("/admin/jobs")).text();
    expect(html).toMatch(/<p class="error"><strong>Two or more copies/);
    const told = { ...services(), settings: readSettings(env), defer() {}, logEvent() {} };
    await tellAlarms({ ...told, now: () => Date.now() });
    expect(await count("FROM mails WHERE kind = 'copiesMissed'")).toBe(1);
  });
});
