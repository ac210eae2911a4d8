import { type SQL, sql } from "drizzle-orm";
import { makeTitleNames } from "../../../domain/music/script/script-names.server.ts";
import type { FieldChanges, SharedRevision } from "../../../domain/songs/song-revision.ts";
import { pickShared } from "../../../domain/songs/song-revision.ts";
import type { Database } from "../../database.ts";
import { statement } from "../../drizzle-internals.ts";
import { jsonChunks } from "../../json-chunks.ts";
import { changedStatements, type Writer } from "../../records/revisions.ts";
import { indexCompositionsStatements } from "../../search/index/song-index.ts";
import { sharedColumnFields, sharedColumnsOf, valuesOf } from "./row-columns.ts";

export interface CompositionEdit {
  id: number;
  after: SharedRevision;
  changes: FieldChanges;
}

/** Updates the shared fields of the compositions that the writer may edit. Triggers copy them to the songs. */
export async function updateCompositionStatements(
  db: Database,
  edits: readonly CompositionEdit[],
  { userId, now }: Writer,
  mayEdit: SQL,
) {
  const rows = await Promise.all(
    edits.map(async ({ id, after }) => [id, pickShared(after), await makeTitleNames(after)]),
  );
  return [
    ...jsonChunks(rows).flatMap((list) => [
      statement(
        db,
        sql`UPDATE compositions SET script_names = given.names, updated_by = ${userId}, updated_at = ${now},
            (${sharedColumnsOf(sharedColumnFields)}) = (${valuesOf(sharedColumnFields)})
          FROM (SELECT value ->> 0 AS given_id, value -> 1 AS song, value -> 2 AS names
            FROM json_each(${list})) AS given
          WHERE compositions.id = given.given_id AND ${mayEdit}`,
      ),
      statement(
        db,
        sql`DELETE FROM composition_raagas
          WHERE composition_id IN (SELECT value ->> 0 FROM json_each(${list}))`,
      ),
      statement(
        db,
        sql`INSERT INTO composition_raagas (composition_id, position, raaga_id)
          SELECT row.value ->> 0, raaga.key, raaga.value
          FROM json_each(${list}) AS row, json_each(row.value -> 1 -> 'raagas') AS raaga`,
      ),
    ]),
    ...changedStatements(db, "composition", edits, { userId, now }),
    ...indexCompositionsStatements(
      db,
      edits.map(({ id, after }) => ({ id, written: after })),
    ),
  ];
}
