import { type SQL, sql } from "drizzle-orm";
import { maxSongs } from "../../domain/kept/limits.ts";
import type { Database } from "../database.ts";
import { statement } from "../drizzle-internals.ts";
import { requireThat, writeBatch, type WriteResult } from "../write-batch.ts";
import {
  hasFewSongs,
  mayKeep,
  type OwnList,
  ownListRequirements,
  touchStatement,
} from "./write-list.ts";

const isInArchive = (songId: number) =>
  sql`EXISTS (SELECT 1 FROM songs WHERE id = ${songId} AND deleted_at IS NULL)`;

const addStatements = (db: Database, list: SQL, songId: number, now: number) =>
  [
    requireThat(db, isInArchive(songId), "missing"),
    statement(
      db,
      sql`INSERT OR IGNORE INTO kept_songs (list_id, song_id, position, kept_at)
        SELECT id, ${songId}, song_count + 1, ${now} FROM kept_lists WHERE id = ${list}`,
    ),
    requireThat(
      db,
      sql`(SELECT song_count FROM kept_lists WHERE id = ${list}) <= ${maxSongs}`,
      "unavailable",
    ),
  ] as const;

const removeStatements = (db: Database, list: SQL, songId: number) =>
  [
    statement(
      db,
      sql`UPDATE kept_songs SET position = position - 1 WHERE list_id = ${list} AND position >
        (SELECT position FROM kept_songs WHERE list_id = ${list} AND song_id = ${songId})`,
    ),
    statement(db, sql`DELETE FROM kept_songs WHERE list_id = ${list} AND song_id = ${songId}`),
  ] as const;

/** Appends a song to a list, once. Fails with `denied`, `missing` (list or song) or `unavailable` (1,000 songs, 20,000 in all). */
export function keepSong(
  db: Database,
  list: OwnList,
  songId: number,
  now: number,
): Promise<WriteResult> {
  return writeBatch(db, [
    ...ownListRequirements(db, list),
    ...addStatements(db, sql`${list.id}`, songId, now),
    requireThat(db, hasFewSongs(list.userId), "unavailable"),
    touchStatement(db, list, now),
  ]);
}

/** Removes a song from a list. Fails with `denied` or `missing` (the list). */
export function removeSong(
  db: Database,
  list: OwnList,
  songId: number,
  now: number,
): Promise<WriteResult> {
  return writeBatch(db, [
    ...ownListRequirements(db, list),
    ...removeStatements(db, sql`${list.id}`, songId),
    touchStatement(db, list, now),
  ]);
}

/** Marks or unmarks a song for a user. Fails with `denied`, `missing` or `unavailable` (1,000 songs, 20,000 in all). */
export function markForUser(
  db: Database,
  userId: number,
  { songId, isMarked }: { songId: number; isMarked: boolean },
  now: number,
): Promise<WriteResult> {
  const marks = sql`(SELECT id FROM kept_lists WHERE user_id = ${userId} AND is_marks = 1)`;
  if (!isMarked)
    return writeBatch(db, [mayKeep(db, userId), ...removeStatements(db, marks, songId)]);
  return writeBatch(db, [
    mayKeep(db, userId),
    statement(
      db,
      sql`INSERT INTO kept_lists (user_id, name, is_marks) SELECT ${userId}, '', 1
        WHERE NOT EXISTS ${marks}`,
    ),
    ...addStatements(db, marks, songId, now),
    requireThat(db, hasFewSongs(userId), "unavailable"),
  ]);
}

/** Moves a song of a list to a position from 1 on, limited to the ends. Fails with `denied` or `missing` (the list). */
export function moveSong(
  db: Database,
  list: OwnList,
  { songId, place }: { songId: number; place: number },
  now: number,
): Promise<WriteResult> {
  const from = sql`(SELECT position FROM kept_songs WHERE list_id = ${list.id} AND song_id = ${songId})`;
  const to = sql`(SELECT max(1, min(${place}, song_count)) FROM kept_lists WHERE id = ${list.id})`;
  return writeBatch(db, [
    ...ownListRequirements(db, list),
    statement(
      db,
      sql`WITH move AS MATERIALIZED (SELECT ${from} AS "from", ${to} AS "to")
        UPDATE kept_songs SET position = CASE WHEN song_id = ${songId} THEN (SELECT "to" FROM move)
          WHEN position > (SELECT "from" FROM move) THEN position - 1 ELSE position + 1 END
        WHERE list_id = ${list.id} AND position BETWEEN (SELECT min("from", "to") FROM move)
          AND (SELECT max("from", "to") FROM move)`,
    ),
    touchStatement(db, list, now),
  ]);
}

/** Writes a note to a song of a list. Fails with `denied` or `missing` (the list). */
export function noteSong(
  db: Database,
  list: OwnList,
  { songId, note }: { songId: number; note: string },
  now: number,
): Promise<WriteResult> {
  return writeBatch(db, [
    ...ownListRequirements(db, list),
    statement(
      db,
      sql`UPDATE kept_songs SET note = ${note} WHERE list_id = ${list.id} AND song_id = ${songId}`,
    ),
    touchStatement(db, list, now),
  ]);
}
