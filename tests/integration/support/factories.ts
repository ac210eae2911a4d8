import { deityStatements } from "#drizzle/seed/reference/deity-statements.ts";
import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import {
  accompanimentTypes,
  compositions,
  concerts,
  raagaAliases,
  raagas,
  songs,
  songTypes,
  taalas,
  users,
} from "#drizzle/schema/index.ts";
import { linkStatements, peopleStatements } from "#drizzle/seed/reference/people-statements.ts";
import { personSeeds } from "#drizzle/seed/reference/people.ts";
import { openDatabase } from "#app/data/database.ts";
import { makeScriptNames } from "#app/domain/music/script/script-names.server.ts";
import { indexNamesStatements } from "#app/data/search/index/name-keys.ts";
import { songIndexStatements } from "#app/data/search/index/search-index.ts";
import type { NameKind } from "#app/data/search/index/index-rows.ts";
import type { Statement } from "#app/data/write-batch.ts";

export const db = drizzle(env.DB);
const archive = openDatabase(env.DB);

/** Writes an entry of a list in one transaction with its index, as the archive does. */
async function writeNamed(entry: Statement[], kind: NameKind, name: string, texts: string[] = []) {
  const index = indexNamesStatements(archive, kind, [{ name, texts }]);
  await archive.batch([...entry, ...index] as unknown as [Statement]);
}

type Row<T extends { $inferInsert: object }> = T["$inferInsert"];

/** A raaga with its aliases, all of them spellings. */
export async function makeRaaga(
  row: Partial<Row<typeof raagas>> & { id: string },
  aliases: string[] = [],
) {
  const scriptNames = await makeScriptNames(row.isoName ?? null);
  const entry = [
    archive.insert(raagas).values({ description: row.id, scriptNames, ...row }),
    ...aliases.map((alias) =>
      archive.insert(raagaAliases).values({ raagaId: row.id, alias, kind: "spelling" }),
    ),
  ];
  await writeNamed(entry, "raaga", row.id, [row.description ?? row.id, ...aliases]);
}

export async function makeTaala(id: string, isoName: string | null = null) {
  const scriptNames = await makeScriptNames(isoName);
  const entry = archive.insert(taalas).values({ id, description: id, isoName, scriptNames });
  await writeNamed([entry], "taala", id);
}

export async function makeSongType(id: string) {
  await writeNamed([archive.insert(songTypes).values({ id, description: id })], "songType", id);
}

/** The deities of the reference data. */
export const makeDeities = () =>
  env.DB.batch(deityStatements().map((text) => env.DB.prepare(text)));

export async function makeConcert(id: string, row: Partial<Row<typeof concerts>> = {}) {
  await db.insert(concerts).values({ id, ...row });
}

/** Made once for all tests, as the names and keys of everybody take a fifth of a second. */
const peopleTexts = new Map<string, Promise<string[]>>();

/** The people of the reference data, or those of these ids. */
export async function makePeople(...ids: string[]) {
  const key = ids.join(" ");
  const chosen = personSeeds.filter(({ id }) => ids.length === 0 || ids.includes(id));
  const texts = peopleTexts.get(key) ?? peopleStatements(chosen);
  peopleTexts.set(key, texts);
  await env.DB.batch((await texts).map((text) => env.DB.prepare(text)));
}

export async function makeOwner(username: string, displayName: string): Promise<number> {
  const [row] = await db
    .insert(users)
    .values({ username, displayName, passwordHash: "none" })
    .returning({ id: users.id });
  return row!.id;
}

/** Links the names of songs to their bearers, as the reference data does. */
export const linkNames = () => env.DB.batch(linkStatements.map((text) => env.DB.prepare(text)));

/** Creates a song with its search rows and linked names. Returns its id. */
export async function makeSong(
  song: Partial<Row<typeof songs>> & {
    title: string;
    players?: Record<string, string[]>;
    deity?: string;
  },
): Promise<number> {
  const { players = {}, deity = "", ...row } = song;
  const composer = row.composer ?? "M. Balamuralikrishna";
  const instruments = Object.keys(players).map((name) => ({ name }));
  if (instruments.length > 0)
    await db.insert(accompanimentTypes).values(instruments).onConflictDoNothing();
  const types = instruments.length > 0 ? await db.select().from(accompanimentTypes) : [];
  const typeOf = (type: string) => types.find(({ name }) => name === type)!.id;
  const stored = Object.entries(players).map(([type, names]) => ({
    typeId: typeOf(type),
    players: names,
  }));
  const [inserted] = await db
    .insert(songs)
    .values({ ...row, composer, accompaniments: stored })
    .returning({ id: songs.id });
  const id = inserted!.id;
  // A trigger may have added the composition.
  if (deity)
    await db
      .update(compositions)
      .set({ deity })
      .where(sql`id = (SELECT composition_id FROM songs WHERE id = ${id})`);
  const { title, singer = "", lyrics = "" } = row;
  const accompanists = Object.values(players).flat();
  const texts = { id, title, singer, composer, deity, lyrics, accompanists };
  await archive.batch(songIndexStatements(archive, texts));
  await linkNames();
  return id;
}
