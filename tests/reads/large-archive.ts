import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { fill } from "../../scripts/large/fill.ts";
import {
  ensureReferenceLists,
  openForBulk,
  withoutSongTriggers,
} from "../../scripts/large/storage.ts";

/** A local D1 in a folder of its own, written by SQLite and read as the Worker does. */
export class LargeArchive {
  readonly #state = mkdtempSync(join(tmpdir(), "large-archive-"));

  /** Opens D1 while `work` runs. */
  async read<T>(work: (db: D1Database) => Promise<T>): Promise<T> {
    const miniflare = new Miniflare(
      convertV4MiniflareOptions({
        modules: true,
        script: "export default { fetch: () => new Response() }",
        d1Databases: { DB: "large" },
        resourcePersistencePath: this.#state,
        cf: false,
      }),
    );
    try {
      return await work(await miniflare.getD1Database("DB"));
    } finally {
      await miniflare.dispose();
    }
  }

  /** Writes in one transaction without D1: a hundred times as fast. */
  async write(work: (db: DatabaseSync) => Promise<void> | void): Promise<void> {
    const file = globSync(`${this.#state}/d1/*/*.sqlite`).find(
      (name) => !name.endsWith("metadata.sqlite"),
    );
    const db = openForBulk(file!);
    db.exec("BEGIN IMMEDIATE; PRAGMA defer_foreign_keys = ON");
    await work(db);
    db.exec("COMMIT");
    db.close();
  }

  remove(): void {
    rmSync(this.#state, { recursive: true, force: true });
  }
}

/** Tables, reference lists, what `more` adds, and `songs` invented songs. */
export async function makeLargeArchive(songs: number, more: string): Promise<LargeArchive> {
  const archive = new LargeArchive();
  // The first statement creates the file.
  await archive.read((db) => db.exec("SELECT 1"));
  const files = readdirSync("migrations").filter((name) => name.endsWith(".sql"));
  await archive.write(async (db) => {
    for (const file of files.toSorted()) db.exec(readFileSync(join("migrations", file), "utf8"));
    await ensureReferenceLists(db);
    db.exec(more);
    await fill(db, songs);
  });
  return archive;
}

/** Copies every composition with its songs and their index rows, `times` in all. */
export async function multiply(db: DatabaseSync, times: number): Promise<void> {
  const last = (table: string) =>
    Number(Object.values(db.prepare(`SELECT max(id) FROM ${table}`).get()!)[0]);
  const [works, songs] = [last("compositions"), last("songs")];
  const copies = `WITH RECURSIVE copy (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copy WHERE n + 1 < ${times})`;
  const shared =
    "title, composer, raaga_id, taala_id, song_type_id, language, description, lyrics, created_by";
  const own = `singer, recorded_on, duration_seconds, upload_type, media_type_id,
    media_location_type_id, external_media_id, person_ids, accompaniments`;
  // The first song is that of a person with one recording.
  const ownOfCopy = own.replace("person_ids", "iif(id = 1, '{}', person_ids)");
  const bySong = "WHERE name = 'song_index_by_song'";
  const { sql } = db.prepare(`SELECT sql FROM sqlite_schema ${bySong}`).get() as { sql: string };
  // An index created last is built in order.
  await withoutSongTriggers(db, async () =>
    db.exec(`
    DROP INDEX song_index_by_song;
    INSERT INTO compositions (id, ${shared}, composer_id, script_names)
      ${copies} SELECT id + n * ${works}, ${shared}, composer_id, script_names FROM copy CROSS JOIN compositions WHERE id <= ${works};
    INSERT INTO songs (id, composition_id, ${shared}, ${own})
      ${copies} SELECT id + n * ${songs}, composition_id + n * ${works}, ${shared}, ${ownOfCopy}
      FROM copy CROSS JOIN songs WHERE id <= ${songs};
    INSERT INTO song_index (field, key, song_id, line)
      ${copies} SELECT field, key, song_id + n * ${songs}, line FROM song_index CROSS JOIN copy
      WHERE song_id <= ${songs};
    ${sql};
  `),
  );
}
