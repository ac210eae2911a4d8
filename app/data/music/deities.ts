import { eq, sql } from "drizzle-orm";
import { deities, deityNames, songs } from "#drizzle/schema/index.ts";
import {
  type Deity,
  deityForm,
  type DeityNameKind,
  listDeityNames,
  withDistinctNames,
} from "../../domain/music/deity.ts";
import type { Database } from "../database.ts";
import { statement } from "../drizzle-internals.ts";
import { jsonChunks } from "../json-chunks.ts";
import { jsonArray } from "../json-columns.ts";
import { citedSources, claimStatements } from "../records/sources/cited-claims.ts";
import type { CsvList } from "./reference-list.ts";

const columns = {
  id: deities.id,
  description: deities.description,
  scriptNames: deities.scriptNames,
};

const namesOf = (kind: DeityNameKind) =>
  jsonArray(
    sql<string>`name`,
    sql`FROM (SELECT name FROM ${deityNames}
      WHERE ${deityNames.deityId} = ${deities.id} AND ${deityNames.kind} = ${kind} ORDER BY rowid)`,
  );

const otherNames = {
  otherNames: namesOf("other").as("other_names"),
  commonNames: namesOf("common").as("common_names"),
};

const sources = citedSources("deity", deities.id).as("sources");

const select = (db: Database) => db.select({ ...columns, ...otherNames, sources }).from(deities);

export const deityList: CsvList<Deity> = {
  word: "deity",
  words: "deities",
  revisionKind: "deity",
  table: deities,
  columns,
  nameField: "id",
  schema: deityForm,
  songCount: deities.songCount,
  facts: { scriptNames: columns.scriptNames, ...otherNames },
  settle: (_, after) => withDistinctNames(after),
  async find(db, id) {
    const [rows] = await db.batch([select(db).where(eq(deities.id, String(id)))]);
    return rows[0] ?? null;
  },
  async listAll(db) {
    const [rows] = await db.batch([
      select(db)
        .orderBy(sql`id COLLATE NOCASE`)
        .limit(20_000),
    ]);
    return rows;
  },
  usedBy: (id) => eq(songs.deityId, String(id)),
  inCompositions: (id) => sql`EXISTS (SELECT 1 FROM compositions WHERE deity_id = ${id})`,
  clearStatements: (db, ids) => [
    statement(
      db,
      sql`DELETE FROM deity_names WHERE deity_id IN (SELECT value FROM json_each(${ids}))`,
    ),
  ],
  detailStatements: (db, all) => [
    ...claimStatements(db, "deity", all),
    ...jsonChunks(
      all.flatMap((deity) => listDeityNames(deity).map((one) => ({ id: deity.id, ...one }))),
    ).map((list) =>
      statement(
        db,
        sql`INSERT INTO deity_names (deity_id, name, kind)
          SELECT value ->> 'id', value ->> 'name', value ->> 'kind' FROM json_each(${list})`,
      ),
    ),
  ],
  search: {
    kind: "deity",
    textsOf: (deity) => [deity.description, ...listDeityNames(deity).map(({ name }) => name)],
  },
};
