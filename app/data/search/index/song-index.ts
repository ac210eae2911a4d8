import { type SQL, sql } from "drizzle-orm";
import type { SongRevision } from "../../../domain/songs/song-revision.ts";
import type { Database } from "../../database.ts";
import { statement } from "../../drizzle-internals.ts";
import { songIndexStatements, unindexSongStatements } from "./search-index.ts";

type Written = Pick<SongRevision, "title" | "singer" | "composer" | "lyrics" | "accompaniments">;

const findable = ({ accompaniments, ...song }: Written) => ({
  ...song,
  accompanists: accompaniments.flatMap(({ players }) => players),
});

/** Makes the statements for a song's accompaniments and index rows, to follow its row in the batch. */
export function songPartStatements(db: Database, id: SQL, song: Written, before?: Written) {
  const rows = JSON.stringify(song.accompaniments);
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
    ...songIndexStatements(db, { ...findable(song), id }, before && findable(before)),
  ];
}

export function songUnindexStatements(db: Database, id: SQL, song: Written) {
  return unindexSongStatements(db, { ...findable(song), id });
}
