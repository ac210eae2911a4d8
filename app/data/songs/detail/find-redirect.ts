import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database.ts";
import { statement } from "../../drizzle-internals.ts";
import { isHidden } from "../../hidden-rows.ts";

/** Selects the id of the song that now represents the composition of a deleted song; null if there is none. */
export const songInPlaceOf = (songId: SQL): SQL<number | null> =>
  sql`(WITH RECURSIVE led (id) AS (
      SELECT coalesce((SELECT composition_id FROM songs WHERE id = ${songId} AND deleted_at IS NOT NULL),
        (SELECT composition_id FROM song_redirects WHERE song_id = ${songId}))
      UNION SELECT merged_into FROM compositions c JOIN led ON c.id = led.id WHERE merged_into IS NOT NULL)
    SELECT main_song_id FROM led JOIN compositions c ON c.id = led.id WHERE c.deleted_at IS NULL)`;

/**
 * Finds the song that now represents the composition of a deleted song, or null if the composition is deleted too;
 * `hidden` for a song that was hidden for whoever has the rights.
 */
export async function findRedirect(
  db: Database,
  songId: number,
): Promise<number | "hidden" | null> {
  const [[found]] = await db.batch([
    statement<{ hidden: 0 | 1; id: number | null }>(
      db,
      sql`SELECT ${isHidden("song", sql`${String(songId)}`)} AS hidden, ${songInPlaceOf(sql`${songId}`)} AS id`,
    ),
  ]);
  return found?.hidden ? "hidden" : (found?.id ?? null);
}
