import { sql } from "drizzle-orm";
import { ownFields } from "../../../domain/songs/song-fields.ts";
import { makeTitleNames } from "../../../domain/music/script/script-names.server.ts";
import { actStatements } from "../../records/audit.ts";
import type { Database } from "../../database.ts";
import { statement } from "../../drizzle-internals.ts";
import { perhapsSameStatement } from "../perhaps-same.ts";
import { jsonChunks } from "../../json-chunks.ts";
import { writeBatch, type WriteResult } from "../../write-batch.ts";
import { columnsOf, valuesOf } from "./row-columns.ts";
import { takeOverStatements } from "./take-over.ts";
import { type ImportedSong, importedSongKeyStatements } from "./imported-song-keys.ts";

const idOf = sql`(SELECT id FROM songs WHERE request_id = row.value ->> 0)`;

const copied = [
  "title",
  "composer",
  "raagaId",
  "taalaId",
  "songTypeId",
  "language",
  "description",
  "lyrics",
] as const;
const columnFields = [...copied, ...ownFields];

/** Adds songs in one transaction. Fails with `denied`, `exists` (imported before), `missing` (a composition) or `inUse`. */
export async function insertSongs(
  db: Database,
  all: ImportedSong[],
  { actorId, now }: { actorId: number; now: number },
): Promise<WriteResult> {
  const rows = await Promise.all(
    all.map(async ({ requestId, song, compositionId }) => {
      const names = compositionId === null ? await makeTitleNames(song) : {};
      return [requestId, song, compositionId, names] as const;
    }),
  );
  const act = { actorId, act: "songs imported", subject: String(all.length) };
  return writeBatch(db, [
    ...actStatements(db, act, undefined, "addSongs"),
    ...takeOverStatements(db, all, { actorId, now }),
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
        sql`UPDATE compositions SET iso_title = given.song ->> 'isoTitle',
            native_title = given.song ->> 'nativeTitle', other_titles = given.song -> 'otherTitles',
            composer_id = given.song ->> 'composerId', script_names = given.names
          FROM (SELECT s.composition_id AS id, row.value -> 1 AS song, row.value -> 3 AS names
            FROM json_each(${list}) AS row JOIN songs s ON s.id = ${idOf}
            WHERE row.value ->> 2 IS NULL) AS given
          WHERE compositions.id = given.id`,
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
    ...importedSongKeyStatements(db, all, idOf),
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
  ]);
}
