import { and, sql } from "drizzle-orm";
import { songs } from "#drizzle/schema/index.ts";
import type { Language } from "../../domain/music/shown-name.ts";
import type { SongSummary } from "../../domain/songs/song.ts";
import { countersStatement, readCounters } from "../counters.ts";
import type { Database } from "../database.ts";
import { isTimed, live, scaleOf, summaryColumnsIn, toSummary } from "../songs/song-columns.ts";

/** Lists songs with the scales of their raagas in the order of `ids`, without those that are not in the archive. */
export async function listSongsById(
  db: Database,
  ids: readonly number[],
  language: Language,
): Promise<{ songs: (SongSummary & { scale: string | null })[]; version: number }> {
  const [counters, rows] = await db.batch([
    countersStatement(db),
    db
      .select({
        ...summaryColumnsIn(language),
        isTimed: isTimed.as("is_timed"),
        scale: scaleOf(songs.raagaId),
      })
      .from(songs)
      .where(and(sql`${songs.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`, live)),
  ]);
  const byId = new Map(rows.map((row) => [row.id, { ...toSummary(row), scale: row.scale }]));
  return {
    songs: [...new Set(ids)].flatMap((id) => byId.get(id) ?? []),
    version: readCounters(counters).version,
  };
}
