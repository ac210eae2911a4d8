import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { songIndex } from "#drizzle/schema/index.ts";
import { insertStatements } from "#drizzle/seed/sql.ts";
import { makeSongIndexRows } from "#app/data/search/index/index-rows.ts";
import type { Access } from "../../../scripts/access.ts";

const files = readdirSync("migrations")
  .filter((name) => name.endsWith(".sql"))
  .toSorted();
const first = files.findIndex((file) => file.startsWith("0021"));

export interface OldSong {
  id: number;
  title: string;
  raaga?: string;
  taala?: string;
  lyrics?: string;
  singer?: string;
  source?: string;
  user?: number | null;
  deletedAt?: number;
}

const lists = `
INSERT INTO users (id, username, display_name, password_hash)
  VALUES (1, 'one@example.org', 'one', 'x'), (2, 'two@example.org', 'two', 'y');
INSERT INTO raagas (id, description) VALUES ('Abheri', ''), ('Bahudari', ''), ('Bhairavi', '');
INSERT INTO taalas (id, description) VALUES ('Adi', 'Adi');
INSERT INTO accompaniment_types (id, name) VALUES (1, 'Violin'), (2, 'Mridangam');`;

/** An archive of the time when a song was a composition and a recording at once. */
export class OldArchive {
  readonly db = new DatabaseSync(":memory:");

  constructor(songs: OldSong[]) {
    this.db.exec("PRAGMA foreign_keys = ON");
    this.#apply(files.slice(0, first));
    this.db.exec(lists);
    for (const song of songs) this.#add(song);
  }

  #apply(names: string[]) {
    for (const name of names)
      for (const one of readFileSync(join("migrations", name), "utf8").split(
        "--> statement-breakpoint",
      ))
        this.db.exec(one);
  }

  #add({
    id,
    title,
    raaga,
    taala,
    lyrics = "",
    singer = "",
    source,
    user = 1,
    deletedAt,
  }: OldSong) {
    this.db
      .prepare(
        `INSERT INTO songs (id, title, composer, raaga_id, taala_id, lyrics, singer, source, created_by, deleted_at)
          VALUES (?, ?, 'Tyagaraja', ?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(
        id,
        title,
        raaga ?? null,
        taala ?? null,
        lyrics,
        singer,
        source ?? null,
        user,
        deletedAt ?? null,
      );
    if (deletedAt) return;
    const rows = makeSongIndexRows({ id, title, lyrics, accompanists: [] });
    for (const statement of insertStatements(songIndex, rows)) this.db.exec(statement);
  }

  migrate() {
    this.#apply(files.slice(first));
  }

  readonly access: Access = {
    read: async <T>(query: string) => this.db.prepare(query).all() as T[],
    write: async (statements) => {
      this.db.exec("BEGIN");
      try {
        for (const one of statements) this.db.exec(one);
        this.db.exec("COMMIT");
      } catch (error) {
        this.db.exec("ROLLBACK");
        throw error;
      }
    },
  };

  rows(query: string): Record<string, unknown>[] {
    return this.db
      .prepare(query)
      .all()
      .map((row) => ({ ...row }));
  }

  /** Every row of every table but the times. */
  content(): Record<string, unknown[]> {
    const names = this.rows(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT IN ('tallies', 'sqlite_sequence')",
    );
    const steady = (row: Record<string, unknown>) =>
      Object.entries(row).filter(([column, value]) => !column.endsWith("_at") || value === null);
    return Object.fromEntries(
      names.map(({ name }) => [
        name,
        this.rows(`SELECT * FROM "${String(name)}"`)
          .map((row) => JSON.stringify(steady(row)))
          .toSorted(),
      ]),
    );
  }
}
