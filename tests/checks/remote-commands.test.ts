import { spawn } from "node:child_process";
import { once } from "node:events";
import type { DatabaseSync } from "node:sqlite";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { makeDemo } from "#drizzle/seed/demo/index.ts";
import { referenceStatements } from "#drizzle/seed/reference/index.ts";
import { indexFields } from "#app/domain/search/keys/index-keys.ts";
import { startProgress } from "../../scripts/progress.ts";
import { countOutdated, reindex } from "../../scripts/reindex.ts";
import { accessOf, migratedDatabase, serveD1 } from "../d1-api.ts";

/** What a page may wait for a command, in milliseconds; on Cloudflare, a request to D1 may take 30 s. */
const longestWait = 2000;

const indexTables = ["song_index", "name_index", "person_keys"];

let db: DatabaseSync;
let search: { sql: string; params: string[] };
let found: unknown[];
let api: Awaited<ReturnType<typeof serveD1>>;

beforeAll(async () => {
  db = migratedDatabase();
  const { statements } = await makeDemo();
  db.exec("BEGIN");
  for (const statement of [...(await referenceStatements()), ...statements]) db.exec(statement);
  outdateIndexes();
  await reindex(accessOf(db));
  db.exec("COMMIT");
  const { key } = db.prepare("SELECT key FROM song_index WHERE field = 0 LIMIT 1").get()!;
  search = {
    sql: "SELECT title FROM songs WHERE id IN (SELECT song_id FROM song_index WHERE field = 0 AND key = ?)",
    params: [String(key)],
  };
  api = await serveD1(db);
  found = await ask();
}, 120_000);

afterAll(() => {
  api.close();
  db.close();
});

const start = (command: string, ...args: string[]) =>
  spawn("node", [`scripts/${command}.ts`, "--remote", ...args], {
    env: { ...process.env, ...api.env },
  });

/** Runs a command on the stand-in; asks it meanwhile, as a visitor's search does. Returns what the command said. */
async function run(command: string, ...args: string[]): Promise<string> {
  const child = start(command, ...args);
  const said = Promise.all([once(child, "close"), text(child.stdout), text(child.stderr)]);
  const waits: number[] = [];
  try {
    while (child.exitCode === null) {
      const started = performance.now();
      expect(await ask(), "the search finds its song meanwhile").toEqual(found);
      waits.push(performance.now() - started);
      await setTimeout(10);
    }
  } finally {
    child.kill();
  }
  const [[code], out, error] = await said;
  expect(error.replaceAll(/^[\w ]+: \d+ of \d+(, about \d+ (s|min) left)?\n/gm, "")).toBe("");
  expect(code, command).toBe(0);
  expect(Math.max(...waits), "the longest wait, in milliseconds").toBeLessThan(longestWait);
  return out;
}

/** Asks until an answer comes. */
async function ask(): Promise<unknown[]> {
  const response = await fetch(`${api.env.CLOUDFLARE_API_BASE_URL}/query`, {
    method: "POST",
    headers: { authorization: `Bearer ${api.env.CLOUDFLARE_API_TOKEN}` },
    body: JSON.stringify(search),
  });
  if (!response.ok) return ask();
  const { result }: { result: { results: unknown[] }[] } = JSON.parse(await response.text());
  return result[0]!.results;
}

/** Marks all rows as made by earlier rules. */
function outdateIndexes(): void {
  for (const table of indexTables)
    db.exec(`UPDATE ${table} SET key = '0' WHERE field = ${indexFields.version}`);
}

const rowsOf = (table: string) =>
  db
    .prepare(`SELECT * FROM ${table}`)
    .all()
    .map((row) => JSON.stringify(row))
    .toSorted();

const indexes = () => indexTables.map(rowsOf);

test("search:reindex is broken off, run again, and writes the same index", async () => {
  const before = indexes();
  outdateIndexes();
  const outdated = indexes();
  const all = await countOutdated(accessOf(db));
  expect(await run("search-reindex", "--dry-run")).toContain(`Would index ${all} songs and names`);
  expect(indexes()).toEqual(outdated);

  const broken = start("search-reindex");
  const after = api.countRequests() + 30;
  while (api.countRequests() < after) await setTimeout(5);
  broken.kill("SIGINT");
  expect(await once(broken, "close")).toEqual([130, null]);
  const left = await countOutdated(accessOf(db));
  expect(left).toBeLessThan(all);
  expect(await run("search-reindex")).toBe(`Indexed ${left} songs and names anew.\n`);
  expect(indexes()).toEqual(before);
  expect(await countOutdated(accessOf(db))).toBe(0);
}, 300_000);

test("names:write writes what is missing, and says before what it would write", async () => {
  const named = () => ["raagas", "taalas", "people", "compositions", "songs"].map(scriptNamesOf);
  const before = named();
  db.exec(`UPDATE compositions SET script_names = '{}' WHERE id <= 30;
    UPDATE raagas SET script_names = '{}' WHERE id LIKE 'M%'`);
  const missing = named();
  const what = /the names of (\d+) raagas, taalas and people, and of (\d+) titles/;
  const would = what.exec(await run("names-write", "--dry-run"))!;
  expect(named()).toEqual(missing);
  expect(Number(would[1])).toBeGreaterThan(30);
  expect(Number(would[2])).toBeGreaterThan(20);
  expect(what.exec(await run("names-write"))![0]).toBe(would[0]);
  expect(named()).toEqual(before);
}, 120_000);

const scriptNamesOf = (table: string) =>
  db.prepare(`SELECT id, script_names FROM ${table} ORDER BY id`).all();

test("seed:reference adds what is missing, and says before what it would add", async () => {
  const content = () => ["raagas", "raaga_scales", "claims", "name_index", "people"].map(rowsOf);
  const before = content();
  db.exec("DELETE FROM raaga_scales; DELETE FROM claims WHERE field = 'arohana'");
  const { id } = db.prepare(unusedRaaga).get()!;
  db.exec(`DELETE FROM claims WHERE subject_kind = 'raaga' AND subject_id = '${String(id)}';
    DELETE FROM name_exceptions WHERE subject_kind = 'raaga' AND subject_id = '${String(id)}';
    DELETE FROM name_index WHERE kind = 'raaga' AND name = '${String(id)}';
    DELETE FROM raagas WHERE id = '${String(id)}'`);
  const missing = content();
  const list = `1 missing: ${String(id)}\n`;
  expect(await run("seed-reference", "--dry-run")).toContain(list);
  expect(content()).toEqual(missing);
  expect(await run("seed-reference")).toContain(list);
  expect(content()).toEqual(before);
}, 300_000);

const unusedRaaga = `SELECT id FROM raagas WHERE parent_id IS NOT NULL
  AND id NOT IN (SELECT raaga_id FROM raaga_aliases)
  AND id NOT IN (SELECT raaga_id FROM compositions WHERE raaga_id IS NOT NULL)
  AND id NOT IN (SELECT raaga_id FROM songs WHERE raaga_id IS NOT NULL)
  AND id NOT IN (SELECT raaga_id FROM composition_raagas) LIMIT 1`;

test("admin:create writes nothing in a dry run, and prints a password for a new account alone", async () => {
  const email = ["--email", "first@example.org"];
  const count = () => db.prepare("SELECT count(*) AS users FROM users").get()!.users as number;
  const before = count();
  expect(await run("admin-create", ...email, "--dry-run")).toContain("a new account");
  expect(count()).toBe(before);
  expect(await run("admin-create", ...email)).toContain("The password is:");
  expect(count()).toBe(before + 1);
}, 120_000);

test("a command refuses an option that it does not have, and says which settings are missing", async () => {
  const child = start("names-write", "--dryrun");
  expect(await text(child.stderr)).toContain("--dryrun");
  const bare = spawn("node", ["scripts/names-write.ts", "--remote"], {
    env: { ...process.env, CLOUDFLARE_API_TOKEN: "", CLOUDFLARE_ACCOUNT_ID: "" },
  });
  expect(await text(bare.stderr)).toContain("CLOUDFLARE_API_TOKEN");
}, 60_000);

test("progress names the time left, seldom in a log", () => {
  const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  vi.useFakeTimers();
  const progress = startProgress("Songs", 300);
  for (let at = 0; at < 300; at++) {
    vi.advanceTimersByTime(1000);
    progress(1);
  }
  const lines = write.mock.calls.map(([line]) => line);
  vi.useRealTimers();
  write.mockRestore();
  expect(lines).toHaveLength(30);
  expect(lines.slice(0, 1)).toEqual(["Songs: 10 of 300, about 5 min left\n"]);
  expect(lines.slice(-2)).toEqual(["Songs: 290 of 300, about 10 s left\n", "Songs: 300 of 300\n"]);
});
