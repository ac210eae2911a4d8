import { sql } from "drizzle-orm";

/** Whether a deleted song is one to restore: not one that stood for a composition until a recording came. */
export const isRestorable = sql`(songs.is_recording OR EXISTS (SELECT 1 FROM compositions c
  WHERE c.id = songs.composition_id AND c.deleted_at IS NOT NULL AND c.merged_into IS NULL))`;
