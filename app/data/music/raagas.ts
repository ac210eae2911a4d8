import { asc, eq, isNotNull, sql } from "drizzle-orm";
import { raagaAliases, raagas, songs } from "#drizzle/schema/index.ts";
import { type Raaga, raagaForm } from "../../domain/music/raaga.ts";
import { raagaTable } from "../../domain/music/raaga-table.ts";
import { type Database, statement } from "../database.ts";
import { jsonChunks } from "../search/index/name-keys.ts";
import { previewNames } from "../search/name-preview.ts";
import { listHomophones } from "../search/raaga-homophones.ts";
import type { DetailedList, FormOptions, NameReview } from "./reference-list.ts";

const columns = {
  id: raagas.id,
  description: raagas.description,
  isoName: raagas.isoName,
  melakarta: raagas.melakarta,
  parentId: raagas.parentId,
  arohana: raagas.arohana,
  avarohana: raagas.avarohana,
};

/** Loads a raaga with its aliases, or null. One batch. */
async function findRaaga(db: Database, id: string): Promise<Raaga | null> {
  const [rows, aliases] = await db.batch([
    db.select(columns).from(raagas).where(eq(raagas.id, id)),
    db
      .select({ alias: raagaAliases.alias, kind: raagaAliases.kind })
      .from(raagaAliases)
      .where(eq(raagaAliases.raagaId, id))
      .orderBy(raagaAliases.id),
  ]);
  return rows[0] ? { ...rows[0], aliases } : null;
}

async function listAll(db: Database): Promise<Raaga[]> {
  const [rows, aliases] = await db.batch([
    db
      .select(columns)
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

async function loadFormOptions(db: Database, id: string | null): Promise<FormOptions> {
  const [parents] = await db.batch([
    db
      .select({ id: raagas.id, number: sql<number>`melakarta`.as("number") })
      .from(raagas)
      .where(isNotNull(raagas.melakarta))
      .orderBy(asc(raagas.melakarta)),
  ]);
  return { parents, homophones: id === null ? [] : await listHomophones(db, id) };
}

const aliasNames = ({ aliases }: Raaga) => aliases.map(({ alias }) => alias);

async function reviewNames(db: Database, id: string | null, raaga: Raaga): Promise<NameReview> {
  const before = id === null ? null : await findRaaga(db, id);
  const known = new Set(before && aliasNames(before));
  const newAliases = aliasNames(raaga).filter((alias) => !known.has(alias));
  const foreseen = await previewNames(db, id, id === null ? [raaga.id, ...newAliases] : newAliases);
  const near = foreseen.flatMap(({ collisions }) =>
    collisions.filter(({ how }) => how !== "alike"),
  );
  return { alike: [...new Set(near.map(({ raagaId }) => raagaId))], foreseen };
}

export const raagaList: DetailedList<Raaga> = {
  key: "raaga",
  word: "raaga",
  table: raagas,
  columns,
  nameField: "id",
  songField: "raagaId",
  songCount: raagas.songCount,
  parentField: "parentId",
  schema: raagaForm,
  csv: raagaTable,
  find: (db, id) => findRaaga(db, String(id)),
  listAll,
  loadFormOptions,
  reviewNames,
  canForesee: true,
  usedBy: (id) => eq(songs.raagaId, String(id)),
  search: { kind: "raaga", textsOf: (raaga) => [raaga.description, ...aliasNames(raaga)] },
  clearStatements: (db, ids) => [
    // Two raagas of one CSV file may swap their numbers.
    statement(
      db,
      sql`UPDATE raagas SET melakarta = NULL WHERE id IN (SELECT value FROM json_each(${ids}))`,
    ),
    statement(
      db,
      sql`DELETE FROM raaga_aliases WHERE raaga_id IN (SELECT value FROM json_each(${ids}))`,
    ),
  ],
  detailStatements: (db, all) =>
    jsonChunks(all.flatMap(({ id, aliases }) => aliases.map((one) => ({ id, ...one })))).map(
      (list) =>
        statement(
          db,
          sql`INSERT INTO raaga_aliases (raaga_id, alias, kind)
          SELECT value ->> 'id', value ->> 'alias', value ->> 'kind' FROM json_each(${list})`,
        ),
    ),
};
