import { eq, sql } from "drizzle-orm";
import { raagas, songs } from "#drizzle/schema/index.ts";
import { type Raaga, raagaForm, settleRaaga } from "../../domain/music/raaga.ts";
import { statement } from "../drizzle-internals.ts";
import { claimStatements } from "../records/sources/cited-claims.ts";
import { clearDetails, exceptionStatements, scaleStatements } from "./entry-details.ts";
import { jsonChunks } from "../json-chunks.ts";
import { aliasNames, findRaaga, listRaagas, raagaColumns } from "./raaga-reads.ts";
import { keepNamesStatements, withNamesOf } from "./raaga-names.ts";
import type { DetailedList } from "./reference-list.ts";

export const raagaList: DetailedList<Raaga> = {
  key: "raaga",
  revisionKind: "raaga",
  word: "raaga",
  words: "raagas",
  table: raagas,
  columns: raagaColumns,
  nameField: "id",
  songField: "raagaId",
  songCount: raagas.songCount,
  parentField: "parentId",
  schema: raagaForm,
  find: (db, id) => findRaaga(db, String(id)),
  listAll: listRaagas,
  withNamesOf,
  keepNamesStatements,
  usedBy: (id) => eq(songs.raagaId, String(id)),
  inCompositions: (id) => sql`(EXISTS (SELECT 1 FROM compositions WHERE raaga_id = ${id})
    OR EXISTS (SELECT 1 FROM composition_raagas WHERE raaga_id = ${id}))`,
  search: { kind: "raaga", textsOf: (raaga) => [raaga.description, ...aliasNames(raaga)] },
  clearStatements: (db, ids) => [
    ...clearDetails(db, "raaga", ids),
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
  settle: settleRaaga,
  detailStatements: (db, all) => [
    ...scaleStatements(db, all),
    ...exceptionStatements(db, "raaga", all),
    ...claimStatements(db, "raaga", all),
    ...jsonChunks(all.flatMap(({ id, aliases }) => aliases.map((one) => ({ id, ...one })))).map(
      (list) =>
        statement(
          db,
          sql`INSERT INTO raaga_aliases (raaga_id, alias, kind)
          SELECT value ->> 'id', value ->> 'alias', value ->> 'kind' FROM json_each(${list})`,
        ),
    ),
  ],
};
