import { type SQL, sql } from "drizzle-orm";
import type { KeptSong } from "../domain/song-history.ts";
import { type Database, statement } from "./database.ts";
import { nameKeyRows, songKeyRows } from "./search-index.ts";

type Indexed = Pick<KeptSong, "title" | "singer" | "composer" | "accompaniments">;

const playersOf = (song: Indexed) => song.accompaniments.flatMap(({ players }) => players);

/**
 * The statements that write a song's accompaniments and search rows anew. `id` gives the song's id in
 * SQL. They belong into the batch that writes the song.
 */
export function songIndexStatements(db: Database, id: SQL, song: Indexed) {
  const rows = JSON.stringify(song.accompaniments);
  const keys = JSON.stringify(songKeyRows(0, song.title).map(({ inside, key }) => [inside, key]));
  const names = [
    ...nameKeyRows("composer", song.composer),
    ...(song.singer ? nameKeyRows("singer", song.singer) : []),
    ...playersOf(song).flatMap((name) => nameKeyRows("accompanist", name)),
  ].map(({ kind, inside, key, name }) => [kind, inside, key, name]);
  return [
    statement(
      db,
      sql`DELETE FROM accompaniment_players
      WHERE accompaniment_id IN (SELECT id FROM accompaniments WHERE song_id = ${id})`,
    ),
    statement(db, sql`DELETE FROM accompaniments WHERE song_id = ${id}`),
    statement(
      db,
      sql`INSERT INTO accompaniments (song_id, position, accompaniment_type_id)
      SELECT ${id}, key, value ->> 'typeId' FROM json_each(${rows})`,
    ),
    statement(
      db,
      sql`INSERT INTO accompaniment_players (accompaniment_id, position, name)
      SELECT a.id, player.key, player.value
      FROM json_each(${rows}) AS row, json_each(row.value -> 'players') AS player
      JOIN accompaniments a ON a.song_id = ${id} AND a.position = row.key`,
    ),
    statement(db, sql`DELETE FROM song_keys WHERE song_id = ${id}`),
    statement(
      db,
      sql`INSERT INTO song_keys (inside, key, song_id)
      SELECT value ->> 0, value ->> 1, ${id} FROM json_each(${keys})`,
    ),
    statement(
      db,
      sql`INSERT OR IGNORE INTO name_keys (kind, inside, key, name)
      SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(${JSON.stringify(names)})`,
    ),
  ];
}

/** The statements that take a song out of the search; its accompaniments stay with it. */
export function songUnindexStatements(db: Database, id: SQL, song: Indexed) {
  return [
    statement(db, sql`DELETE FROM song_keys WHERE song_id = ${id}`),
    ...forgetNames(db, song),
  ];
}

/** The statements that forget the names of a song which no other song has. They come after its own change. */
export function forgetNames(db: Database, song: Indexed) {
  const unused = (kind: "singer" | "composer", name: string, column: SQL) =>
    statement(
      db,
      sql`DELETE FROM name_keys WHERE kind = ${kind} AND name = ${name} AND NOT EXISTS (
      SELECT 1 FROM songs WHERE ${column} COLLATE NOCASE = ${name} AND ${column} = ${name} AND deleted_at IS NULL)`,
    );
  return [
    unused("singer", song.singer, sql`singer`),
    unused("composer", song.composer, sql`composer`),
    statement(
      db,
      sql`DELETE FROM name_keys WHERE kind = 'accompanist'
      AND name IN (SELECT value FROM json_each(${JSON.stringify(playersOf(song))}))
      AND NOT EXISTS (
        SELECT 1 FROM accompaniment_players p JOIN accompaniments a ON a.id = p.accompaniment_id
        JOIN songs s ON s.id = a.song_id
        WHERE p.name = name_keys.name AND s.deleted_at IS NULL)`,
    ),
  ];
}
