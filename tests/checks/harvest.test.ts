import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { OaiPmh } from "oai-pmh/src/oai-pmh.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#app/data/database.ts";
import { serveOai } from "#workers/feeds/oai/serve-oai.ts";
import { type LargeArchive, makeLargeArchive } from "../reads/large-archive.ts";

/** What a harvester holds: the title of each record by its path, without those that are deleted. */
type Copy = Map<string, string>;

interface HarvestedRecord {
  header: { identifier: string; $?: { status?: string } };
  metadata?: { "oai_dc:dc": { "dc:title": string | string[] } };
}

let archive: LargeArchive;
beforeAll(async () => {
  archive = await makeLargeArchive(450, "");
});
afterAll(() => archive.remove());

const noLimit: RateLimit = { limit: async () => ({ success: true }) };

/** Serves the archive over HTTP while `work` runs; `between` runs before each request, which it gets the number of. */
async function serve(
  db: D1Database,
  between: (request: number) => Promise<unknown>,
  work: (origin: string) => Promise<void>,
): Promise<void> {
  let requests = 0;
  let origin = "";
  const answer = async ({ url }: IncomingMessage, response: ServerResponse) => {
    await between(++requests);
    const limits = { origin, limit: noLimit };
    const answered = await serveOai(new Request(origin + url!), openDatabase(db), limits);
    response.writeHead(answered.status, Object.fromEntries(answered.headers));
    response.end(await answered.text());
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    await work(origin);
  } finally {
    server.close();
  }
}

async function harvest(origin: string, copy: Copy, from?: string): Promise<number> {
  const options = { metadataPrefix: "oai_dc", ...(from ? { from } : {}) };
  let count = 0;
  for await (const record of new OaiPmh(`${origin}/oai`).listRecords(options)) {
    const { header, metadata } = record as HarvestedRecord;
    const id = header.identifier.split(":").at(-1)!;
    if (header.$?.status === "deleted") copy.delete(id);
    else copy.set(id, [metadata!["oai_dc:dc"]["dc:title"]].flat()[0]!);
    count++;
  }
  return count;
}

async function readArchive(db: D1Database): Promise<Copy> {
  // D1 takes five terms of a UNION at most.
  const parts = await db.batch<{ folder: string; id: string; title: string }>(
    [
      `SELECT 'songs' AS folder, CAST(id AS TEXT) AS id, title FROM songs WHERE deleted_at IS NULL`,
      `SELECT 'raagas' AS folder, id, id AS title FROM raagas
        UNION ALL SELECT 'taalas', id, id FROM taalas UNION ALL SELECT 'deities', id, id FROM deities
        UNION ALL SELECT 'concerts', id, id FROM concerts`,
      `SELECT 'people' AS folder, id, name AS title FROM people WHERE merged_into IS NULL`,
    ].map((sql) => db.prepare(sql)),
  );
  return new Map(
    parts
      .flatMap(({ results }) => results)
      .map(({ folder, id, title }) => [`${folder}/${encodeURIComponent(id)}`, title]),
  );
}

const byId = (copy: Copy) => [...copy].toSorted(([one], [other]) => (one < other ? -1 : 1));

test("a harvester that others wrote has exactly what is there, though it is written meanwhile", () =>
  archive.read(async (db) => {
    const run = (sql: string) => db.prepare(sql).run();
    let written = 0;
    const between = async (request: number) => {
      if (request === 1) return;
      written++;
      // Delivered and not yet delivered ones change, go, come back and are added between two parts.
      await run(`UPDATE songs SET title = title || ' ${request}' WHERE id % 97 = ${request}`);
      await run(`UPDATE songs SET deleted_at = 1 WHERE id % 89 = ${request}`);
      await run(`UPDATE songs SET deleted_at = NULL WHERE id % 89 = ${request - 1}`);
      await run(`UPDATE songs SET deleted_at = 1 WHERE id % 83 = ${request}`);
      await run(`INSERT INTO songs (title, composer) VALUES ('Added ${request}', 'M')`);
      await run(`INSERT INTO concerts (id) VALUES ('Added ${request}')`);
      await run(`UPDATE concerts SET id = 'Renamed ${request}' WHERE id = 'Added ${request - 1}'`);
      await run(`INSERT INTO raagas (id, description) VALUES ('Added ${request}', '')`);
      await run(`UPDATE raagas SET id = 'Renamed ${request}' WHERE id = 'Added ${request - 1}'`);
      await run(`UPDATE people SET name = name || ' ${request}' WHERE rowid % 7 = ${request % 7}`);
    };
    const copy: Copy = new Map();
    await serve(db, between, async (origin) => {
      await harvest(origin, copy);
      expect(written).toBeGreaterThan(3);
      expect(byId(copy)).toEqual(byId(await readArchive(db)));
    });
  }));

test("the next harvest has what changed since, and what was deleted for good", () =>
  archive.read(async (db) => {
    const run = (sql: string) => db.prepare(sql).run();
    const copy: Copy = new Map();
    await serve(
      db,
      async () => {},
      async (origin) => {
        await harvest(origin, copy);
        // As of long ago, so that this second is not asked for again.
        await run("UPDATE record_changes SET changed_at = changed_at - 3600000");
        const from = `${new Date(Date.now() - 60_000).toISOString().slice(0, 19)}Z`;
        await run("INSERT INTO songs (title, composer) VALUES ('To go', 'M'), ('To stay', 'M')");
        await run("DELETE FROM songs WHERE title = 'To go'");
        const [first, second] = Array.from(
          [...copy.keys()].filter((path) => path.startsWith("songs/")),
          (path) => path.slice("songs/".length),
        );
        await run(`UPDATE songs SET title = 'Changed' WHERE id = ${first}`);
        await run(`UPDATE songs SET deleted_at = 1 WHERE id = ${second}`);
        expect(await harvest(origin, copy, from)).toBeLessThan(20);
        expect(copy.has(`songs/${second}`)).toBe(false);
        expect(byId(copy)).toEqual(byId(await readArchive(db)));
      },
    );
  }));
