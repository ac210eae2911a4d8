import { eq, sql } from "drizzle-orm";
import { taalas } from "#drizzle/schema/index.ts";
import type { Taala } from "../../domain/music/reference-entry.ts";
import { actStatements } from "../records/audit.ts";
import { type Database, statement } from "../database.ts";
import {
  unindexNamesStatement,
  jsonChunks,
  indexNamesStatements,
} from "../search/index/name-keys.ts";
import { writeBatch } from "../write-batch.ts";

const columns = {
  id: taalas.id,
  description: taalas.description,
  isoName: taalas.isoName,
  jati: sql<Taala["jati"]>`jati`.as("jati"),
  angas: taalas.angas,
  aksharas: taalas.aksharas,
};

/** A taala, or null. One batch. */
export async function findTaala(db: Database, id: string): Promise<Taala | null> {
  const [rows] = await db.batch([db.select(columns).from(taalas).where(eq(taalas.id, id))]);
  return rows[0] ?? null;
}

/** Every taala, by name: for exports and imports. One batch. */
export async function listWholeTaalas(db: Database): Promise<Taala[]> {
  const [rows] = await db.batch([
    db
      .select(columns)
      .from(taalas)
      .orderBy(sql`id COLLATE NOCASE`)
      .limit(20_000),
  ]);
  return rows;
}

/** The statements that write taalas as they are here, those that are there and those that are not. */
export function taalaStatements(db: Database, all: Taala[]) {
  return [
    ...jsonChunks(all).map((list) =>
      statement(
        db,
        sql`INSERT INTO taalas (id, description, iso_name, jati, angas, aksharas)
        SELECT value ->> 'id', value ->> 'description', value ->> 'isoName', value ->> 'jati', value ->> 'angas',
          value ->> 'aksharas' FROM json_each(${list}) WHERE true
        ON CONFLICT (id) DO UPDATE SET description = excluded.description, iso_name = excluded.iso_name, jati = excluded.jati,
          angas = excluded.angas, aksharas = excluded.aksharas`,
      ),
    ),
    ...indexNamesStatements(
      db,
      "taala",
      all.map(({ id, description }) => ({ name: id, texts: [description] })),
    ),
  ];
}

/** Adds a taala; `exists` when the name is taken. */
export async function addTaala(db: Database, taala: Taala, actorId: number) {
  const { id, description } = taala;
  const written = await writeBatch(db, [
    ...actStatements(db, { actorId, act: "taala added", subject: id }),
    db.insert(taalas).values({ id, description }),
    ...taalaStatements(db, [taala]),
  ]);
  return written.ok ? "done" : written.reason;
}

/** Writes a taala anew that was called `id`; under another name, its songs follow. */
export async function changeTaala(db: Database, id: string, taala: Taala, actorId: number) {
  const renamed = taala.id !== id;
  const detail = renamed ? taala.id : "";
  const written = await writeBatch(db, [
    ...actStatements(
      db,
      { actorId, act: "taala changed", subject: id, detail },
      sql`EXISTS (SELECT 1 FROM taalas WHERE id = ${id})`,
    ),
    ...(renamed
      ? [
          unindexNamesStatement(db, "taala", JSON.stringify([id])),
          db.update(taalas).set({ id: taala.id }).where(eq(taalas.id, id)),
        ]
      : []),
    ...taalaStatements(db, [taala]),
  ]);
  return written.ok ? "done" : written.reason;
}
