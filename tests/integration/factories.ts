import { env } from "cloudflare:workers";
import { drizzle } from "drizzle-orm/d1";
import {
  accompanimentPlayers,
  accompaniments,
  accompanimentTypes,
  nameKeys,
  raagas,
  songKeys,
  songs,
  songTypes,
  taalas,
  users,
} from "#drizzle/schema/index.ts";
import { nameKeyRows, songKeyRows } from "#app/data/search-index.ts";

export const db = drizzle(env.DB);

type Row<T extends { $inferInsert: object }> = T["$inferInsert"];

export async function makeRaaga(row: Partial<Row<typeof raagas>> & { id: string }) {
  await db.insert(raagas).values({ description: row.id, ...row });
  await db.insert(nameKeys).values(nameKeyRows("raaga", row.id));
}

export async function makeTaala(id: string, isoName: string | null = null) {
  await db.insert(taalas).values({ id, description: id, isoName });
  await db.insert(nameKeys).values(nameKeyRows("taala", id));
}

export async function makeSongType(id: string) {
  await db.insert(songTypes).values({ id, description: id });
  await db.insert(nameKeys).values(nameKeyRows("songType", id));
}

export async function makeUser(username: string, displayName: string): Promise<number> {
  const [row] = await db
    .insert(users)
    .values({ username, displayName, passwordHash: "none" })
    .returning({ id: users.id });
  return row!.id;
}

/** A song with its rows in the search tables; returns its id. */
export async function makeSong(
  song: Partial<Row<typeof songs>> & { title: string; players?: Record<string, string[]> },
): Promise<number> {
  const { players = {}, ...row } = song;
  const composer = row.composer ?? "M. Balamuralikrishna";
  for (const name of Object.keys(players))
    await db.insert(accompanimentTypes).values({ name }).onConflictDoNothing();
  const types = await db.select().from(accompanimentTypes);
  const typeOf = (type: string) => types.find(({ name }) => name === type)!.id;
  const stored = Object.entries(players).map(([type, names]) => ({
    typeId: typeOf(type),
    players: names,
  }));
  const [made] = await db
    .insert(songs)
    .values({ ...row, composer, accompaniments: stored })
    .returning({ id: songs.id });
  const id = made!.id;
  await insertKeys(songKeys, songKeyRows(id, row.title));
  await insertKeys(nameKeys, nameKeyRows("composer", composer));
  if (row.singer) await insertKeys(nameKeys, nameKeyRows("singer", row.singer));
  for (const [at, { typeId, players: names }] of stored.entries()) {
    const [group] = await db
      .insert(accompaniments)
      .values({ songId: id, position: at, accompanimentTypeId: typeId })
      .returning({ id: accompaniments.id });
    for (const [position, name] of names.entries()) {
      await db.insert(accompanimentPlayers).values({ accompanimentId: group!.id, position, name });
      await insertKeys(nameKeys, nameKeyRows("accompanist", name));
    }
  }
  return id;
}

/** D1 takes 100 values in a statement. */
async function insertKeys<T extends typeof songKeys | typeof nameKeys>(
  table: T,
  rows: T["$inferInsert"][],
) {
  for (let at = 0; at < rows.length; at += 20)
    await db
      .insert(table)
      .values(rows.slice(at, at + 20) as never)
      .onConflictDoNothing();
}
