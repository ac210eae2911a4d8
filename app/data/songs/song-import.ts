import { sql } from "drizzle-orm";
import { songs } from "#drizzle/schema/index.ts";
import type { SongIdentity } from "../../domain/songs/plan-songs.ts";
import { songFieldNames, songFields } from "../../domain/songs/song-fields.ts";
import { actStatements } from "../records/audit.ts";
import type { Database } from "../database.ts";
import { statement } from "../drizzle-internals.ts";
import { jsonChunks } from "../search/index/name-keys.ts";
import { writeBatch, type WriteResult } from "../write-batch.ts";
import { type ImportedSong, importedSongKeyStatements } from "./imported-song-keys.ts";

/** Lists what identifies the songs that have one of these titles. One batch. */
export async function listSongsByTitle(db: Database, titles: string[]): Promise<SongIdentity[]> {
  const lists = jsonChunks([...new Set(titles)]);
  const [first, ...others] = lists.map((list) =>
    db
      .select({
        title: sql<string>`songs.title`.as("title"),
        singer: sql<string>`songs.singer`.as("singer"),
        recordingDate: sql<string | null>`songs.recording_date`.as("recorded"),
      })
      .from(sql`json_each(${list}) AS t CROSS JOIN songs`)
      .where(sql`songs.title COLLATE NOCASE = t.value AND deleted_at IS NULL`),
  );
  if (!first) return [];
  const results = await db.batch([first, ...others]);
  return results.flat();
}

const idOf = sql`(SELECT id FROM songs WHERE request_id = row.value ->> 0)`;

/** The columns of a revision, and its values in the JSON object `song`, in the same order. */
const columns = sql.join(
  // oxlint-disable-next-line no-restricted-properties -- names of columns that the schema declares
  songFieldNames.map((field) => sql.identifier(songs[field].name)),
  sql`, `,
);
const values = sql.join(
  songFieldNames.map((field) =>
    songFields[field].kind === "accompaniments" ? sql`song -> ${field}` : sql`song ->> ${field}`,
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
  const groups = all.flatMap(({ requestId, song }) =>
    song.accompaniments.map(({ typeId, players }, at) => [requestId, at, typeId, players]),
  );
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
        sql`INSERT INTO song_changes (song_id, kind, changed_by, changed_at, version, fields)
          SELECT ${idOf}, 'created', ${actorId}, ${now}, 1, '{}' FROM json_each(${list}) AS row`,
      ),
    ]),
    ...jsonChunks(groups).flatMap((list) => [
      statement(
        db,
        sql`INSERT INTO accompaniments (song_id, position, accompaniment_type_id)
          SELECT ${idOf}, row.value ->> 1, row.value ->> 2 FROM json_each(${list}) AS row`,
      ),
      statement(
        db,
        sql`INSERT INTO accompaniment_players (accompaniment_id, position, name)
          SELECT a.id, player.key, player.value
          FROM json_each(${list}) AS row, json_each(row.value -> 3) AS player
          JOIN accompaniments a ON a.song_id = ${idOf} AND a.position = row.value ->> 1`,
      ),
    ]),
    ...importedSongKeyStatements(db, all, idOf),
  ]);
}
