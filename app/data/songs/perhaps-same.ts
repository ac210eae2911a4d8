import { type SQL, sql } from "drizzle-orm";
import { indexFields } from "../../domain/search/keys/index-keys.ts";
import type { Database } from "../database.ts";
import { statement } from "../drizzle-internals.ts";

const { k0, k2 } = indexFields;

/** Index rows that are compared for one composition. */
const maxCompared = 500;
const maxListed = 10;

/**
 * Writes the older compositions whose titles sound alike into `perhaps_same`: the nearest ten. What somebody has
 * dismissed or separated stays so.
 */
export const listPerhapsSame = (compositionId: SQL | number): SQL => sql`
  INSERT INTO perhaps_same (kind, one_id, other_id)
  WITH new (id) AS (SELECT ${compositionId}), alike (song_id, place) AS (
    SELECT other.song_id, other.place FROM new
    CROSS JOIN compositions c ON c.id = new.id AND c.deleted_at IS NULL
    CROSS JOIN song_index own ON own.song_id = c.main_song_id AND own.place BETWEEN ${k0} AND ${k2}
    CROSS JOIN song_index other ON other.place = own.place AND other.key = own.key
    LIMIT ${maxCompared})
  SELECT 'composition', min(older, newer), max(older, newer) FROM (
    SELECT CAST(s.composition_id AS TEXT) AS older, CAST(new.id AS TEXT) AS newer
    FROM new CROSS JOIN alike CROSS JOIN songs s ON s.id = alike.song_id
    WHERE s.deleted_at IS NULL AND s.composition_id < new.id
    GROUP BY s.composition_id ORDER BY min(alike.place), s.composition_id LIMIT ${maxListed})
  WHERE NOT EXISTS (SELECT 1 FROM perhaps_same WHERE kind = 'composition'
    AND one_id = max(older, newer) AND other_id = min(older, newer))
  AND NOT EXISTS (SELECT 1 FROM merges WHERE kind = 'composition' AND undone_at IS NOT NULL
    AND to_id IN (older, newer) AND from_id IN (older, newer))
  ON CONFLICT DO NOTHING`;

/**
 * Lists what a new composition may be the same as. The statement follows the song's index rows in its batch; for
 * a song of a composition that is known nothing changes.
 */
export const perhapsSameStatement = (db: Database, compositionId: SQL | number) =>
  statement(db, listPerhapsSame(compositionId));
