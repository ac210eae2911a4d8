import { type SQL, sql } from "drizzle-orm";
import type { Language } from "../../domain/music/shown-name.ts";
import type { KeyRange } from "../../domain/search/keys/key-range.ts";
import type { Database } from "../database.ts";
import { rangesJson, songRowsIn } from "./index/range-conditions.ts";

/** Selects compositions with titles in ranges, by their main songs: those of the first `looked` songs. */
export function titleStatement(
  db: Database,
  ranges: KeyRange[],
  { looked, language, when = sql`1` }: { looked: number; language: Language; when?: SQL },
) {
  // `when` is an outer table of at most one row, because SQLite would test a plain condition on every row.
  const found = sql`(SELECT DISTINCT c.main_song_id AS song, c.recording_count AS recordings
    FROM (SELECT DISTINCT i.song_id AS id FROM (SELECT 1 WHERE ${when}) w
        CROSS JOIN ${songRowsIn(rangesJson(ranges))} LIMIT ${looked}) f
      CROSS JOIN songs s ON s.id = f.id CROSS JOIN compositions c ON c.id = s.composition_id
    WHERE s.deleted_at IS NULL) AS found CROSS JOIN songs ON songs.id = found.song`;
  return db
    .select({
      id: sql<number>`songs.id`,
      title: sql<string>`title`,
      native: sql<string | null>`songs.script_names ->> ${`$.${language}.title`}`.as("native"),
      recordings: sql<number>`found.recordings`,
    })
    .from(found)
    .where(sql`deleted_at IS NULL`);
}
