import { sql } from "drizzle-orm";
import type { Database } from "../../database.ts";
import { statement } from "../../drizzle-internals.ts";
import { isHidden } from "../../hidden-rows.ts";

/**
 * Finds the song that now represents the composition of a deleted song, or null if the composition is deleted too;
 * `hidden` for a song that was hidden for whoever has the rights.
 */
export async function findRedirect(
  db: Database,
  songId: number,
): Promise<number | "hidden" | null> {
  const [[hidden], rows] = await db.batch([
    statement<{ is: 0 | 1 }>(db, sql`SELECT ${isHidden("song", sql`${String(songId)}`)} AS "is"`),
    statement<{ id: number | null }>(
      db,
      sql`WITH RECURSIVE led (id) AS (
        SELECT coalesce((SELECT composition_id FROM songs WHERE id = ${songId} AND deleted_at IS NOT NULL),
          (SELECT composition_id FROM song_redirects WHERE song_id = ${songId}))
        UNION SELECT merged_into FROM compositions c JOIN led ON c.id = led.id WHERE merged_into IS NOT NULL)
      SELECT main_song_id AS id FROM led JOIN compositions c ON c.id = led.id WHERE c.deleted_at IS NULL`,
    ),
  ]);
  return hidden?.is ? "hidden" : (rows[0]?.id ?? null);
}
