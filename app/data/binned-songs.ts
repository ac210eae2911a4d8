import { sql } from "drizzle-orm";

/** SQL condition: a deleted song can be restored, that is, was not replaced by the first recording of its composition. */
export const isRestorable = sql`(songs.is_recording OR EXISTS (SELECT 1 FROM compositions c
  WHERE c.id = songs.composition_id AND c.deleted_at IS NOT NULL AND c.merged_into IS NULL))`;
