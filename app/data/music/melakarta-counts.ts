import { asc, isNotNull, sql } from "drizzle-orm";
import { raagas } from "#drizzle/schema/index.ts";
import type { Database } from "../database.ts";
import { readCounters, countersStatement } from "../counters.ts";
import { prepared } from "../drizzle-internals.ts";

const melakartaStatement = prepared((db) =>
  db
    .select({
      number: raagas.melakarta,
      id: raagas.id,
      isoName: raagas.isoName,
      songs: raagas.songCount,
      janyaSongs: sql<number>`(SELECT coalesce(sum(j.song_count), 0) FROM raagas j WHERE j.parent_id = raagas.id)`,
    })
    .from(raagas)
    .where(isNotNull(raagas.melakarta))
    .orderBy(asc(raagas.melakarta)),
);

/** Counts the songs of each melakarta and of the janya raagas with it as parent. One batch. */
export async function countMelakartaSongs(db: Database) {
  const [rows, counters] = await db.batch([melakartaStatement(db), countersStatement(db)]);
  return { melakartas: rows, version: readCounters(counters).version };
}
