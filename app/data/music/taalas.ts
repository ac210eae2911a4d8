import { eq, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/sqlite-core";
import { songs, taalaAliases, taalas } from "#drizzle/schema/index.ts";
import { settleTaala, type Taala, taalaForm } from "../../domain/music/taala.ts";
import type { Database } from "../database.ts";
import { statement } from "../drizzle-internals.ts";
import { jsonChunks } from "../json-chunks.ts";
import { jsonRows } from "../json-columns.ts";
import { citedSources, claimStatements } from "../records/sources/cited-claims.ts";
import { clearDetails, exceptionStatements, exceptionsOf } from "./entry-details.ts";
import type { DetailedList } from "./reference-list.ts";

const columns = {
  id: taalas.id,
  description: taalas.description,
  isoName: taalas.isoName,
  jati: taalas.jati,
  angas: taalas.angas,
  aksharas: taalas.aksharas,
  groups: taalas.groups,
  creatorId: taalas.creatorId,
};

const details = {
  exceptions: exceptionsOf("taala", taalas.id),
  sources: citedSources("taala", taalas.id).as("sources"),
  aliases: jsonRows(
    new QueryBuilder()
      .select({ alias: taalaAliases.alias, kind: taalaAliases.kind })
      .from(taalaAliases)
      .where(eq(taalaAliases.taalaId, taalas.id))
      .orderBy(taalaAliases.kind, sql`rowid`),
  ).as("aliases"),
};

async function listAll(db: Database): Promise<Taala[]> {
  const [rows] = await db.batch([
    db
      .select({ ...columns, ...details })
      .from(taalas)
      .orderBy(sql`id COLLATE NOCASE`)
      .limit(20_000),
  ]);
  return rows;
}

export const taalaList: DetailedList<Taala> = {
  key: "taala",
  revisionKind: "taala",
  word: "taala",
  words: "taalas",
  table: taalas,
  columns,
  nameField: "id",
  songField: "taalaId",
  songCount: taalas.songCount,
  schema: taalaForm,
  async find(db, id) {
    const [rows] = await db.batch([
      db
        .select({ ...columns, ...details })
        .from(taalas)
        .where(eq(taalas.id, String(id))),
    ]);
    return rows[0] ?? null;
  },
  listAll,
  usedBy: (id) => eq(songs.taalaId, String(id)),
  inCompositions: (id) => sql`EXISTS (SELECT 1 FROM compositions WHERE taala_id = ${id})`,
  search: {
    kind: "taala",
    textsOf: ({ description, aliases }) => [description, ...aliases.map(({ alias }) => alias)],
  },
  settle: settleTaala,
  clearStatements: (db, ids) => [
    ...clearDetails(db, "taala", ids),
    statement(
      db,
      sql`DELETE FROM taala_aliases WHERE taala_id IN (SELECT value FROM json_each(${ids}))`,
    ),
  ],
  detailStatements: (db, all) => [
    ...exceptionStatements(db, "taala", all),
    ...claimStatements(db, "taala", all),
    ...jsonChunks(all.flatMap(({ id, aliases }) => aliases.map((one) => ({ id, ...one })))).map(
      (list) =>
        statement(
          db,
          sql`INSERT INTO taala_aliases (taala_id, alias, kind)
            SELECT value ->> 'id', value ->> 'alias', value ->> 'kind' FROM json_each(${list})`,
        ),
    ),
  ],
};
