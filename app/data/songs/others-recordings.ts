import { sql } from "drizzle-orm";
import { compositions } from "#drizzle/schema/index.ts";
import type { Language } from "../../domain/music/shown-name.ts";
import type { Database } from "../database.ts";
import type { JsonOf } from "../json-columns.ts";
import { nativeIn } from "../native-name.ts";
import { selectRows } from "../select-rows.ts";

export type OthersRecordings = JsonOf<ReturnType<typeof columnsIn>>;

const columnsIn = (language: Language) => ({
  id: compositions.id,
  title: compositions.title,
  native: nativeIn(compositions.scriptNames, language),
  songId: sql<number>`${compositions.mainSongId}`,
  recordings: compositions.recordingCount,
});

const maxListed = 20;
const maxCompared = 500;

/** Lists up to 20 compositions of a user (of the first 500, by title) whose songs were all added by other users. */
export async function listOthersRecordings(
  db: Database,
  userId: number,
  language: Language,
): Promise<OthersRecordings[]> {
  const own = sql`(SELECT id FROM compositions WHERE created_by = ${userId} AND deleted_at IS NULL
    ORDER BY title_key, id LIMIT ${maxCompared})`;
  const [rows] = await db.batch([
    selectRows(
      db,
      columnsIn(language),
      (columns) => sql`SELECT ${columns}
        FROM ${own} AS own CROSS JOIN compositions ON compositions.id = own.id
        WHERE main_song_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM songs s
          WHERE s.composition_id = compositions.id AND s.deleted_at IS NULL AND s.created_by = ${userId})
        ORDER BY compositions.title_key, compositions.id LIMIT ${maxListed}`,
    ),
  ]);
  return rows;
}
