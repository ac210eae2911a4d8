import { asc, eq, isNotNull, sql } from "drizzle-orm";
import { raagaAliases, raagas } from "#drizzle/schema/index.ts";
import type { Raaga } from "../../domain/music/reference-entry.ts";
import { actStatements } from "../records/audit.ts";
import { type Database, statement } from "../database.ts";
import {
  unindexNamesStatement,
  jsonChunks,
  indexNamesStatements,
} from "../search/index/name-keys.ts";
import { writeBatch } from "../write-batch.ts";

/** A raaga with its aliases, or null. One batch. */
export async function findRaaga(db: Database, id: string): Promise<Raaga | null> {
  const [rows, aliases] = await db.batch([
    db
      .select({
        id: raagas.id,
        description: raagas.description,
        isoName: raagas.isoName,
        melakarta: raagas.melakarta,
        parentId: raagas.parentId,
        arohana: raagas.arohana,
        avarohana: raagas.avarohana,
      })
      .from(raagas)
      .where(eq(raagas.id, id)),
    db
      .select({ alias: raagaAliases.alias, kind: raagaAliases.kind })
      .from(raagaAliases)
      .where(eq(raagaAliases.raagaId, id))
      .orderBy(raagaAliases.id),
  ]);
  return rows[0] ? { ...rows[0], aliases } : null;
}

/** The melakartas in the order of their numbers: what a raaga may be born of. One batch. */
export async function listMelakartas(db: Database) {
  const [rows] = await db.batch([
    db
      .select({ id: raagas.id, number: sql<number>`melakarta`.as("number") })
      .from(raagas)
      .where(isNotNull(raagas.melakarta))
      .orderBy(asc(raagas.melakarta)),
  ]);
  return rows;
}

/** Every raaga with its aliases, by name: for exports and imports. One batch. */
export async function listWholeRaagas(db: Database): Promise<Raaga[]> {
  const [rows, aliases] = await db.batch([
    db
      .select({
        id: raagas.id,
        description: raagas.description,
        isoName: raagas.isoName,
        melakarta: raagas.melakarta,
        parentId: raagas.parentId,
        arohana: raagas.arohana,
        avarohana: raagas.avarohana,
      })
      .from(raagas)
      .orderBy(sql`id COLLATE NOCASE`)
      .limit(20_000),
    db
      .select({ raagaId: raagaAliases.raagaId, alias: raagaAliases.alias, kind: raagaAliases.kind })
      .from(raagaAliases)
      .orderBy(raagaAliases.id),
  ]);
  const byRaaga = Map.groupBy(aliases, ({ raagaId }) => raagaId);
  return rows.map((row) => ({
    ...row,
    aliases: (byRaaga.get(row.id) ?? []).map(({ alias, kind }) => ({ alias, kind })),
  }));
}

const findable = ({ id, description, aliases }: Raaga) => ({
  name: id,
  texts: [description, ...aliases.map(({ alias }) => alias)],
});

/** The statements that write raagas as they are here, those that are there and those that are not. */
export function raagaStatements(db: Database, all: Raaga[]) {
  const aliases = all.flatMap(({ id, aliases: own }) =>
    own.map(({ alias, kind }) => [id, alias, kind]),
  );
  return [
    // Numbers and parents are put right at the end, so that two raagas may change places.
    ...jsonChunks(all).flatMap((list) => [
      statement(
        db,
        sql`UPDATE raagas SET melakarta = NULL WHERE id IN (SELECT value ->> 'id' FROM json_each(${list}))`,
      ),
      statement(
        db,
        sql`INSERT INTO raagas (id, description)
        SELECT value ->> 'id', value ->> 'description' FROM json_each(${list}) WHERE true
        ON CONFLICT (id) DO NOTHING`,
      ),
    ]),
    ...jsonChunks(all).flatMap((list) => [
      statement(
        db,
        sql`UPDATE raagas SET description = given.value ->> 'description',
        iso_name = given.value ->> 'isoName',
        melakarta = given.value ->> 'melakarta', parent_id = given.value ->> 'parentId',
        arohana = given.value ->> 'arohana', avarohana = given.value ->> 'avarohana'
        FROM json_each(${list}) AS given WHERE raagas.id = given.value ->> 'id'`,
      ),
      statement(
        db,
        sql`DELETE FROM raaga_aliases WHERE raaga_id IN (SELECT value ->> 'id' FROM json_each(${list}))`,
      ),
    ]),
    ...jsonChunks(aliases).map((list) =>
      statement(
        db,
        sql`INSERT INTO raaga_aliases (raaga_id, alias, kind)
        SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(${list})`,
      ),
    ),
    ...indexNamesStatements(db, "raaga", all.map(findable)),
  ];
}

/** Adds a raaga. `exists`: the name, or the melakarta number, is taken; `inUse`: its parent is not there. */
export async function addRaaga(db: Database, raaga: Raaga, actorId: number) {
  const { id } = raaga;
  const written = await writeBatch(db, [
    ...actStatements(db, { actorId, act: "raaga added", subject: id }),
    db.insert(raagas).values({ id, description: raaga.description }),
    ...raagaStatements(db, [raaga]),
  ]);
  return written.ok ? "done" : written.reason;
}

/** Writes a raaga anew that was called `id`; under another name, its songs follow. Else as `addRaaga`. */
export async function changeRaaga(db: Database, id: string, raaga: Raaga, actorId: number) {
  const detail = raaga.id === id ? "" : raaga.id;
  const written = await writeBatch(db, [
    ...actStatements(
      db,
      { actorId, act: "raaga changed", subject: id, detail },
      sql`EXISTS (SELECT 1 FROM raagas WHERE id = ${id})`,
    ),
    ...(raaga.id === id
      ? []
      : [
          unindexNamesStatement(db, "raaga", JSON.stringify([id])),
          db.update(raagas).set({ id: raaga.id }).where(eq(raagas.id, id)),
        ]),
    ...raagaStatements(db, [raaga]),
  ]);
  return written.ok ? "done" : written.reason;
}
