import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import {
  accompanimentTypes,
  compositions,
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
import { writeBatch } from "#app/data/write-batch.ts";

export const db = drizzle(env.DB);
const archive = openDatabase(env.DB);

/** Indexes a name as a write of the archive does. */
const indexName = (kind: NameKind, name: string, texts: string[] = []) =>
  writeBatch(archive, indexNamesStatements(archive, kind, [{ name, texts }]));

type Row<T extends { $inferInsert: object }> = T["$inferInsert"];

/** A raaga with its aliases, all of them spellings. */
export async function makeRaaga(
  row: Partial<Row<typeof raagas>> & { id: string },
  aliases: string[] = [],
) {
  const scriptNames = await makeScriptNames(row.isoName ?? null);
  await db.insert(raagas).values({ description: row.id, scriptNames, ...row });
  for (const alias of aliases)
    await db.insert(raagaAliases).values({ raagaId: row.id, alias, kind: "spelling" });
  await indexName("raaga", row.id, [row.description ?? row.id, ...aliases]);
}

export async function makeTaala(id: string, isoName: string | null = null) {
  const scriptNames = await makeScriptNames(isoName);
  await db.insert(taalas).values({ id, description: id, isoName, scriptNames });
  await indexName("taala", id);
}

export async function makeSongType(id: string) {
  await db.insert(songTypes).values({ id, description: id });
  await indexName("songType", id);
}

/** The people of the reference data, or those of these ids. */
export async function makePeople(...ids: string[]) {
  const chosen = personSeeds.filter(({ id }) => ids.length === 0 || ids.includes(id));
  await env.DB.batch((await peopleStatements(chosen)).map((text) => env.DB.prepare(text)));
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
  for (const name of Object.keys(players))
    await db.insert(accompanimentTypes).values({ name }).onConflictDoNothing();
  const types = await db.select().from(accompanimentTypes);
  const typeOf = (type: string) => types.find(({ name }) => name === type)!.id;
  const stored = Object.entries(players).map(([type, names]) => ({
    typeId: typeOf(type),
    players: names,
  }));
  const [inserted] = await db
    .insert(songs)
    .values({ ...row, composer, accompaniments: stored })
    .returning({ id: songs.id, compositionId: songs.compositionId });
  const id = inserted!.id;
  if (deity)
    await db
      .update(compositions)
      .set({ deity })
      .where(eq(compositions.id, inserted!.compositionId!));
  const { title, singer = "", lyrics = "" } = row;
  const accompanists = Object.values(players).flat();
  await archive.batch(
    songIndexStatements(archive, { id, title, singer, composer, deity, lyrics, accompanists }),
  );
  await linkNames();
  return id;
}
