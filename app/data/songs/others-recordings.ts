import { sql } from "drizzle-orm";
import type { Language } from "../../domain/music/shown-name.ts";
import type { Database } from "../database.ts";
import { statement } from "../drizzle-internals.ts";

export interface OthersRecordings {
  id: number;
  title: string;
  native: string | null;
  songId: number;
  recordings: number;
}

const maxListed = 20;
const maxCompared = 500;

/** Lists 20 compositions at most by title, of a user's first 500, whose songs are all recordings by others. */
export async function listOthersRecordings(
  db: Database,
  userId: number,
  language: Language,
): Promise<OthersRecordings[]> {
  const own = sql`(SELECT id FROM compositions WHERE created_by = ${userId} AND deleted_at IS NULL
    ORDER BY title_key, id LIMIT ${maxCompared})`;
  const [rows] = await db.batch([
    statement<OthersRecordings>(
      db,
      sql`SELECT c.id, c.title, c.script_names ->> ${language} AS native, c.main_song_id AS songId, c.recording_count AS recordings
        FROM ${own} AS own CROSS JOIN compositions c ON c.id = own.id
        WHERE c.main_song_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM songs s
          WHERE s.composition_id = c.id AND s.deleted_at IS NULL AND s.created_by = ${userId})
        ORDER BY c.title_key, c.id LIMIT ${maxListed}`,
    ),
  ]);
  return rows;
}
