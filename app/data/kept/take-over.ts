import { sql } from "drizzle-orm";
import type { DeviceLists } from "../../domain/kept/device-lists.ts";
import { maxSongs } from "../../domain/kept/limits.ts";
import type { Database } from "../database.ts";
import { statement } from "../drizzle-internals.ts";
import { requireThat, writeBatch, type WriteResult } from "../write-batch.ts";
import { hasFewLists, hasFewSongs, mayKeep } from "./write-list.ts";

/**
 * Copies the lists of a device into a user's account, in one transaction. A list with an existing name gets the missing
 * songs at its end, and notes for songs without one. Skips songs that are not in the archive. Fails with `denied` or
 * `unavailable` (more than 200 lists, 1,000 songs in one, or 20,000 in all).
 */
export function takeOverLists(
  db: Database,
  userId: number,
  { marks, lists }: DeviceLists,
  now: number,
): Promise<WriteResult> {
  // Marked songs are stored as the list named "".
  const marked = { name: "", songs: marks.map((songId) => ({ songId, note: "" })) };
  const all = JSON.stringify(marks.length > 0 ? [marked, ...lists] : lists);
  const deviceLists = sql`json_each(${all}) g`;
  const own = sql`(SELECT min(id) AS id, name, song_count FROM kept_lists
    WHERE user_id = ${userId} GROUP BY name)`;
  const deviceSongs = sql`${deviceLists} JOIN ${own} l ON l.name = g.value ->> 'name'
    CROSS JOIN json_each(g.value, '$.songs') s`;
  return writeBatch(db, [
    mayKeep(db, userId),
    statement(
      db,
      sql`INSERT INTO kept_lists (user_id, name, is_marks, created_at, updated_at)
        SELECT ${userId}, g.value ->> 'name', g.value ->> 'name' = '', ${now}, ${now} FROM ${deviceLists}
        WHERE g.value ->> 'name' NOT IN (SELECT name FROM kept_lists WHERE user_id = ${userId})
        ORDER BY g.key`,
    ),
    requireThat(db, hasFewLists(userId), "unavailable"),
    statement(
      db,
      sql`UPDATE kept_songs SET note = given.note FROM
          (SELECT l.id AS list_id, s.value ->> 'songId' AS song_id, s.value ->> 'note' AS note FROM ${deviceSongs}) given
        WHERE kept_songs.list_id = given.list_id AND kept_songs.song_id = given.song_id
          AND kept_songs.note = '' AND given.note <> ''`,
    ),
    statement(
      db,
      sql`INSERT INTO kept_songs (list_id, song_id, position, note, kept_at)
        SELECT l.id, songs.id, l.song_count + row_number() OVER (PARTITION BY l.id ORDER BY s.key),
          s.value ->> 'note', ${now}
        FROM ${deviceSongs}
        JOIN songs ON songs.id = s.value ->> 'songId' AND songs.deleted_at IS NULL
        WHERE NOT EXISTS
          (SELECT 1 FROM kept_songs k WHERE k.list_id = l.id AND k.song_id = songs.id)`,
    ),
    requireThat(
      db,
      sql`NOT EXISTS (SELECT 1 FROM kept_lists WHERE user_id = ${userId} AND song_count > ${maxSongs})`,
      "unavailable",
    ),
    requireThat(db, hasFewSongs(userId), "unavailable"),
    statement(
      db,
      sql`UPDATE kept_lists SET updated_at = ${now}
        WHERE user_id = ${userId} AND name IN (SELECT g.value ->> 'name' FROM ${deviceLists})`,
    ),
  ]);
}
