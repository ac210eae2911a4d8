import { sql } from "drizzle-orm";
import type { Database } from "#app/data/database.ts";
import { statement } from "#app/data/drizzle-internals.ts";
import { indexNamesStatements } from "#app/data/search/index/name-keys.ts";
import { songIndexStatements } from "#app/data/search/index/search-index.ts";
import { listNamedLanguages } from "#app/domain/search/keys/language-names.ts";
import { writeBatch } from "#app/data/write-batch.ts";
import { accompanimentTypes, songs } from "#drizzle/schema/index.ts";
import { makeDemo } from "#drizzle/seed/demo/index.ts";
import { referenceStatements } from "#drizzle/seed/reference/index.ts";
import { linkStatements } from "#drizzle/seed/reference/people-statements.ts";

export interface CombinedSong {
  id?: number | string;
  title: string;
  raaga?: string | null;
  taala?: string | null;
  type?: string | null;
  composer?: string | null;
  singer?: string | null;
  accompanists?: string[];
  language?: string | null;
  year?: number | string | null;
  lyrics?: string | null;
}

const tables = { raaga: sql`raagas`, taala: sql`taalas`, songType: sql`song_types` };
type ListKind = keyof typeof tables;

/** Makes an archive of these songs, with the reference lists and people that every archive has. */
export async function fillSongs(db: Database, all: readonly CombinedSong[]): Promise<void> {
  const run = (text: string) => db.$client.prepare(text).run();
  for (const text of await referenceStatements()) await run(text);
  const [type] = await db.insert(accompanimentTypes).values({ name: "Evaluation" }).returning();
  for (const [at, song] of all.entries()) {
    const entries = {
      raagaId: await findEntry(db, "raaga", song.raaga),
      taalaId: await findEntry(db, "taala", song.taala),
      songTypeId: await findEntry(db, "songType", song.type),
    };
    await addSong(db, { ...song, id: at + 1 }, { ...entries, typeId: type!.id });
  }
  for (const text of linkStatements) await run(text);
}

/** Fills an archive with the demonstration. */
export async function fillDemo(db: Database): Promise<void> {
  const statements = [...(await referenceStatements()), ...(await makeDemo()).statements];
  for (const text of statements) await db.$client.prepare(text).run();
}

/** Returns the entry with a name; adds it if there is none. */
async function findEntry(db: Database, kind: ListKind, name: string | null | undefined) {
  if (!name) return null;
  const [row] = await db.all<{ name: string }>(
    sql`SELECT name FROM name_index WHERE kind = ${kind} AND matched = ${name} COLLATE NOCASE
      ORDER BY name = ${name} DESC LIMIT 1`,
  );
  if (row) return row.name;
  await db.batch([
    statement(db, sql`INSERT INTO ${tables[kind]} (id, description) VALUES (${name}, ${name})`),
  ]);
  await writeBatch(db, indexNamesStatements(db, kind, [{ name, texts: [] }]));
  return name;
}

async function addSong(
  db: Database,
  song: CombinedSong & { id: number },
  {
    typeId,
    ...entries
  }: Pick<typeof songs.$inferInsert, "raagaId" | "taalaId" | "songTypeId"> & {
    typeId: number;
  },
) {
  const { id, title, accompanists = [] } = song;
  const texts = {
    title,
    singer: song.singer ?? "",
    composer: song.composer ?? "",
    lyrics: song.lyrics ?? "",
  };
  await db.batch([
    db.insert(songs).values({
      id,
      ...texts,
      ...entries,
      language: song.language ? (listNamedLanguages(song.language)[0] ?? song.language) : null,
      recordingDate: song.year ? String(song.year) : null,
      accompaniments: accompanists.length > 0 ? [{ typeId, players: accompanists }] : [],
    }),
    ...songIndexStatements(db, { id, ...texts, accompanists }),
  ]);
}
