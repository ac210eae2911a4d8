import { sql } from "drizzle-orm";
import { songs } from "#drizzle/schema/index.ts";
import type { SameSong } from "../../domain/songs/song-csv.ts";
import type { SongRevision } from "../../domain/songs/song-revision.ts";
import { actStatements } from "../records/audit.ts";
import { type Database, statement } from "../database.ts";
import { jsonChunks } from "../search/index/name-keys.ts";
import { nameIndexRows, songIndexRows } from "../search/index/search-index.ts";
import { keptColumns } from "./song-edit.ts";
import { writeBatch, type WriteResult } from "../write-batch.ts";

/** Songs that bear one of these titles: what tells them apart. One batch. */
export async function listSongsByTitle(db: Database, titles: string[]): Promise<SameSong[]> {
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

/** Song after song, by id, `count` at a time: the whole archive for an export, read as it is sent. */
export async function* everySong(
  db: Database,
  count = 500,
): AsyncGenerator<SongRevision & { id: number }> {
  let after = 0;
  for (;;) {
    const [rows] = await db.batch([
      db
        .select({ id: songs.id, ...keptColumns })
        .from(songs)
        .where(sql`id > ${after} AND deleted_at IS NULL`)
        .orderBy(songs.id)
        .limit(count),
    ]);
    yield* rows;
    if (rows.length < count) return;
    after = rows.at(-1)!.id;
  }
}

/** A song to add, under an id that tells it from all others that were ever sent. */
export interface SongToAdd {
  requestId: string;
  song: SongRevision;
}

const idOf = sql`(SELECT id FROM songs WHERE request_id = row.value ->> 0)`;

/** The statements that make songs findable by their titles, words and people. */
function keyStatements(db: Database, all: SongToAdd[]) {
  const rows = all.flatMap(({ requestId, song: { title, lyrics, accompaniments } }) => {
    const accompanists = accompaniments.flatMap(({ players }) => players);
    return songIndexRows({ id: 0, title, lyrics, accompanists }).map(({ place, key, line }) => [
      requestId,
      place,
      key,
      line,
    ]);
  });
  const people = new Map<string, ReturnType<typeof nameIndexRows>>();
  const note = (kind: "singer" | "composer" | "accompanist", name: string) => {
    if (name && !people.has(kind + name)) people.set(kind + name, nameIndexRows(kind, name));
  };
  for (const { song } of all) {
    note("singer", song.singer);
    note("composer", song.composer);
    for (const { players } of song.accompaniments)
      for (const name of players) note("accompanist", name);
  }
  const names = [...people.values()]
    .flat()
    .map(({ kind, place, key, name, matched }) => [kind, place, key, name, matched]);
  return [
    ...jsonChunks(rows).map((list) =>
      statement(
        db,
        sql`INSERT OR IGNORE INTO song_index (place, key, song_id, line)
          SELECT row.value ->> 1, row.value ->> 2, ${idOf}, row.value ->> 3 FROM json_each(${list}) AS row`,
      ),
    ),
    ...jsonChunks(names).map((list) =>
      statement(
        db,
        sql`INSERT OR IGNORE INTO name_index (kind, place, key, name, matched)
          SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each(${list})`,
      ),
    ),
  ];
}

/**
 * Adds songs with all that belongs to them: all or none, in one batch of few statements however many
 * there are. `exists` when one of them was sent before; `inUse` when a name they hold has gone.
 */
export function insertSongs(
  db: Database,
  all: SongToAdd[],
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
        sql`INSERT INTO songs (request_id, title, singer, composer, raaga_id, taala_id, song_type_id,
            recording_date, language, description, lyrics, accompaniments, upload_type, media_type_id,
            media_location_type_id, media_url, external_media_id, created_by, created_at)
          SELECT value ->> 0, song ->> 'title', song ->> 'singer', song ->> 'composer',
            song ->> 'raagaId', song ->> 'taalaId', song ->> 'songTypeId', song ->> 'recordingDate',
            song ->> 'language', song ->> 'description', song ->> 'lyrics', song -> 'accompaniments',
            song ->> 'uploadType', song ->> 'mediaTypeId', song ->> 'mediaLocationTypeId',
            song ->> 'mediaUrl', song ->> 'externalMediaId', ${actorId}, ${now}
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
    ...keyStatements(db, all),
  ]);
}
