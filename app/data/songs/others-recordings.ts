import { sql } from "drizzle-orm";
import { compositions } from "#drizzle/schema/index.ts";
import type { Database } from "../database.ts";

export interface OthersRecordings {
  id: number;
  title: string;
  /** The song that is shown first. */
  songId: number;
  recordings: number;
}

const maxListed = 20;
const maxCompared = 500;

/**
 * Lists compositions of a user whose songs are all recordings by others: at most 20 by title, of the user's first
 * 500 compositions.
 */
export async function listOthersRecordings(
  db: Database,
  userId: number,
): Promise<OthersRecordings[]> {
  const own = sql`(SELECT id FROM compositions WHERE created_by = ${userId} AND deleted_at IS NULL
    ORDER BY title COLLATE NOCASE, id LIMIT ${maxCompared})`;
  const [rows] = await db.batch([
    db
      .select({
        id: compositions.id,
        title: compositions.title,
        songId: sql<number>`${compositions.mainSongId}`.as("song_id"),
        recordings: compositions.recordingCount,
      })
      .from(sql`${own} AS own CROSS JOIN compositions ON compositions.id = own.id`)
      .where(
        sql`compositions.main_song_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM songs
          WHERE composition_id = compositions.id AND deleted_at IS NULL AND created_by = ${userId})`,
      )
      .orderBy(sql`compositions.title COLLATE NOCASE`, compositions.id)
      .limit(maxListed),
  ]);
  return rows;
}
