import { sql } from "drizzle-orm";
import { statedOwnFields } from "../../../domain/songs/song-fields.ts";
import { makeTitleNames } from "../../../domain/music/script/script-names.server.ts";
import type { Database } from "../../database.ts";
import { statement } from "../../drizzle-internals.ts";
import { perhapsSameStatement } from "../perhaps-same.ts";
import { jsonChunks } from "../../json-chunks.ts";
import type { Writer } from "../../records/revisions.ts";
import { addToIndexStatements } from "../../search/index/many-songs.ts";
import {
  columnsOf,
  copiedFields,
  sharedColumnFields,
  sharedColumnsOf,
  valuesOf,
} from "../edits/row-columns.ts";
import { addedClaimsStatements } from "../edits/song-claims.ts";
import { type ImportedSong, replaceStandInStatements } from "./replace-stand-ins.ts";

const idOf = sql`(SELECT id FROM songs WHERE request_id = row.value ->> 0)`;

const columnFields = [...copiedFields, ...statedOwnFields];
const detailFields = sharedColumnFields.filter((field) => !copiedFields.includes(field as never));

/** Adds songs. Their batch fails with `exists` (imported before), `missing` (a composition) or `inUse`. */
export async function insertSongStatements(
  db: Database,
  all: readonly ImportedSong[],
  { userId: actorId, now }: Writer,
) {
  const rows = await Promise.all(
    all.map(async ({ requestId, song, compositionId }) => {
      const names = compositionId === null ? await makeTitleNames(song) : {};
      return [requestId, song, compositionId, names] as const;
    }),
  );
  return [
    ...replaceStandInStatements(db, all, { actorId, now }),
    ...jsonChunks(rows).flatMap((list) => [
      statement(
        db,
        sql`INSERT INTO songs (request_id, created_by, created_at, composition_id, ${columnsOf(columnFields)})
          SELECT value ->> 0, ${actorId}, ${now}, value ->> 2, ${valuesOf(columnFields)}
          FROM (SELECT value, value -> 1 AS song FROM json_each(${list}))
          WHERE value ->> 2 IS NULL OR NOT EXISTS (SELECT 1 FROM songs WHERE request_id = value ->> 0)`,
      ),
      statement(
        db,
        sql`UPDATE compositions SET script_names = given.names,
            (${sharedColumnsOf(detailFields)}) = (${valuesOf(detailFields)})
          FROM (SELECT s.composition_id AS given_id, row.value -> 1 AS song, row.value -> 3 AS names
            FROM json_each(${list}) AS row JOIN songs s ON s.id = ${idOf}
            WHERE row.value ->> 2 IS NULL) AS given
          WHERE compositions.id = given.given_id`,
      ),
      statement(
        db,
        sql`INSERT INTO composition_raagas (composition_id, position, raaga_id)
          SELECT s.composition_id, raaga.key, raaga.value
          FROM json_each(${list}) AS row JOIN songs s ON s.id = ${idOf},
            json_each(row.value -> 1 -> 'raagas') AS raaga
          WHERE row.value ->> 2 IS NULL`,
      ),
      statement(
        db,
        sql`INSERT INTO revisions (subject_kind, subject_id, kind, changed_by, changed_at)
          SELECT kind.value, iif(kind.value = 'song', s.id, s.composition_id), 'created', ${actorId}, ${now}
          FROM json_each(${list}) AS row JOIN songs s ON s.id = ${idOf},
            json_each('["composition", "song"]') AS kind
          WHERE kind.value = 'song' OR row.value ->> 2 IS NULL`,
      ),
    ]),
    ...addedClaimsStatements(db, all),
    ...addToIndexStatements(
      db,
      all.map(({ requestId: ref, song }) => ({ ref, song })),
      idOf,
    ),
    ...jsonChunks(
      rows
        .filter(([, , compositionId]) => compositionId === null)
        .map(([requestId]) => [requestId]),
    ).map((list) =>
      perhapsSameStatement(
        db,
        sql`SELECT s.composition_id AS id FROM json_each(${list}) AS row JOIN songs s ON s.id = ${idOf}`,
      ),
    ),
  ];
}
