import { type SQL, sql } from "drizzle-orm";
import { isHidden } from "./hidden-rows.ts";

const isHiddenSong = isHidden("song", sql`songs.id`);

/**
 * SQL condition: a deleted song can be restored, that is, it is not hidden and was not replaced by the first recording
 * of its composition.
 */
export const isRestorable: SQL = sql`(NOT ${isHiddenSong} AND (songs.is_recording OR EXISTS (SELECT 1 FROM compositions c
  WHERE c.id = songs.composition_id AND c.deleted_at IS NOT NULL AND c.merged_into IS NULL)))`;
