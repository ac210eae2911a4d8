import { and, asc, desc, gt, lte } from "drizzle-orm";
import { songs } from "#drizzle/schema/index.ts";
import type { Language } from "../../../domain/music/shown-name.ts";
import type { SongNames } from "../../../domain/songs/song.ts";
import type { Database } from "../../database.ts";
import { readCounters, countersStatement } from "../../counters.ts";
import { live, summaryColumnsIn, toSummary } from "../song-columns.ts";

/** A song in a feed. Times are milliseconds since 1970. */
export interface ChangedSong {
  id: number;
  title: string;
  composer: string;
  songTypeId: string | null;
  raagaId: string | null;
  taalaId: string | null;
  createdAt: number;
  changedAt: number;
  names?: SongNames;
}

export async function listLatestSongs(db: Database, count: number, language: Language = "en") {
  const [rows, counters] = await db.batch([
    db
      .select({
        ...summaryColumnsIn(language),
        changedAt: songs.changedAt,
        createdAt: songs.createdAt,
      })
      .from(songs)
      .where(live)
      .orderBy(desc(songs.changedAt), desc(songs.id))
      .limit(count),
    countersStatement(db),
  ]);
  return {
    songs: rows.map(({ changedAt, createdAt, ...row }) => ({
      ...toSummary(row),
      changedAt,
      createdAt: createdAt.getTime(),
    })),
    version: readCounters(counters).version,
  };
}

/** Lists ids and times of songs with ids above `after` and up to `upTo`, for a sitemap. */
export async function listSongAddresses(
  db: Database,
  after: number,
  count: number,
  direction: "asc" | "desc" = "asc",
  upTo = Number.MAX_SAFE_INTEGER,
) {
  const [rows, counters] = await db.batch([
    db
      .select({ id: songs.id, changedAt: songs.changedAt })
      .from(songs)
      .where(and(live, gt(songs.id, after), lte(songs.id, upTo)))
      .orderBy(direction === "asc" ? asc(songs.id) : desc(songs.id))
      .limit(count),
    countersStatement(db),
  ]);
  return { songs: rows, version: readCounters(counters).version };
}
