import { type SQL, sql } from "drizzle-orm";
import { indexFields } from "../../domain/search/keys/index-keys.ts";
import type { Database } from "../database.ts";
import { statement } from "../drizzle-internals.ts";

const { k0, k2 } = indexFields;

const maxCompared = 500;
const maxListed = 10;

/** The older compositions whose titles sound like that of `new.id`, the nearest first. */
const older = sql`(SELECT json_group_array(id) FROM (
  SELECT s.composition_id AS id FROM (
    SELECT other.song_id, other.field FROM compositions c
    CROSS JOIN song_index own ON own.song_id = c.main_song_id AND own.field BETWEEN ${k0} AND ${k2}
    CROSS JOIN song_index other ON other.field = own.field AND other.key = own.key
    WHERE c.id = new.id AND c.deleted_at IS NULL LIMIT ${maxCompared}) alike
  CROSS JOIN songs s ON s.id = alike.song_id
  WHERE s.deleted_at IS NULL AND s.composition_id < new.id
  GROUP BY s.composition_id ORDER BY min(alike.field), s.composition_id LIMIT ${maxListed}))`;

/**
 * Writes possible duplicates of the new compositions `ids` (a SELECT of `id`) into `perhaps_same`: the ten nearest older
 * ones of each. Must follow the index rows of their songs. Pairs that were dismissed or separated stay so.
 */
export const perhapsSameStatement = (db: Database, ids: SQL) =>
  statement(
    db,
    sql`
  INSERT INTO perhaps_same (kind, one_id, other_id)
  SELECT 'composition', min(one, other), max(one, other) FROM (
    SELECT CAST(found.value AS TEXT) AS one, CAST(new.id AS TEXT) AS other
    FROM (${ids}) new CROSS JOIN json_each(${older}) found)
  WHERE NOT EXISTS (SELECT 1 FROM perhaps_same
      WHERE kind = 'composition' AND one_id = max(one, other) AND other_id = min(one, other))
    AND NOT EXISTS (SELECT 1 FROM merges WHERE kind = 'composition' AND undone_at IS NOT NULL
      AND to_id IN (one, other) AND from_id IN (one, other))
  ON CONFLICT DO NOTHING`,
  );
