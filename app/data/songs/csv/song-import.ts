import { sql } from "drizzle-orm";
import { songs } from "#drizzle/schema/index.ts";
import type { SongIdentity } from "../../../domain/songs/plan-songs.ts";
import { ownFields, songFields } from "../../../domain/songs/song-fields.ts";
import { actStatements } from "../../records/audit.ts";
import type { Database } from "../../database.ts";
import { statement } from "../../drizzle-internals.ts";
import { jsonChunks } from "../../json-chunks.ts";
import { writeBatch, type WriteResult } from "../../write-batch.ts";
import { type ImportedSong, importedSongKeyStatements } from "./imported-song-keys.ts";
import { perhapsSameStatement } from "../perhaps-same.ts";

/** Lists what identifies the songs that have one of these titles. One batch. */
export async function listSongsByTitle(db: Database, titles: string[]): Promise<SongIdentity[]> {
  const lists = jsonChunks([...new Set(titles)]);
  const [first, ...others] = lists.map((list) =>
    db
      .select({
        title: sql<string>`songs.title`.as("title"),
        singer: sql<string>`songs.singer`.as("singer"),
        recordingDate: sql<string | null>`songs.recorded_on`.as("recorded"),
      })
      .from(sql`json_each(${list}) AS t CROSS JOIN songs`)
      .where(sql`songs.title COLLATE NOCASE = t.value AND deleted_at IS NULL`),
  );
  if (!first) return [];
  const results = await db.batch([first, ...others]);
  return results.flat();
}

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

/** The columns of a revision, and its values in the JSON object `song`, in the same order. */
const columns = sql.join(
  // oxlint-disable-next-line no-restricted-properties -- names of columns that the schema declares
  columnFields.map((field) => sql.identifier(songs[field].name)),
  sql`, `,
);
const values = sql.join(
  columnFields.map((field) =>
    ["accompaniments", "personIds"].includes(songFields[field].kind)
      ? sql`song -> ${field}`
      : sql`song ->> ${field}`,
  ),
  sql`, `,
);

/** Adds songs in one transaction. Fails with `denied`, `exists` (imported before) or `inUse`. */
export function insertSongs(
  db: Database,
  all: ImportedSong[],
  { actorId, now }: { actorId: number; now: number },
): Promise<WriteResult> {
  const songRows = all.map(({ requestId, song }) => [requestId, song]);
  const act = { actorId, act: "songs imported", subject: String(all.length) };
  return writeBatch(db, [
    ...actStatements(db, act, undefined, "addSongs"),
    ...jsonChunks(songRows).flatMap((list) => [
      statement(
        db,
        sql`INSERT INTO songs (request_id, created_by, created_at, ${columns})
          SELECT value ->> 0, ${actorId}, ${now}, ${values}
          FROM (SELECT value, value -> 1 AS song FROM json_each(${list}))`,
      ),
      statement(
        db,
        sql`UPDATE compositions SET composer_id = added.composer_id
          FROM (SELECT s.composition_id, row.value -> 1 ->> 'composerId' AS composer_id
            FROM json_each(${list}) AS row JOIN songs s ON s.id = ${idOf}) AS added
          WHERE compositions.id = added.composition_id AND added.composer_id IS NOT NULL`,
      ),
      statement(
        db,
        sql`INSERT INTO revisions (subject_kind, subject_id, kind, changed_by, changed_at)
          SELECT kind.value, iif(kind.value = 'song', s.id, s.composition_id), 'created', ${actorId}, ${now}
          FROM json_each(${list}) AS row JOIN songs s ON s.id = ${idOf},
            json_each('["composition", "song"]') AS kind`,
      ),
    ]),
    ...importedSongKeyStatements(db, all, idOf),
    ...jsonChunks(all.map(({ requestId }) => [requestId])).map((list) =>
      perhapsSameStatement(
        db,
        sql`SELECT s.composition_id AS id FROM json_each(${list}) AS row JOIN songs s ON s.id = ${idOf}`,
      ),
    ),
  ]);
}
