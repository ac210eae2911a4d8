import { asc, isNotNull, sql } from "drizzle-orm";
import { raagas } from "#drizzle/schema/index.ts";
import { type Database, readTallies, tallyStatement } from "../database.ts";
import { prepared } from "../prepared.ts";

const melakartaStatement = prepared((db) =>
  db
    .select({
      number: raagas.melakarta,
      id: raagas.id,
      isoName: raagas.isoName,
      songs: raagas.songCount,
      /** Songs in janya raagas whose parent this is. */
      janyaSongs: sql<number>`(SELECT coalesce(sum(j.song_count), 0) FROM raagas j WHERE j.parent_id = raagas.id)`,
    })
    .from(raagas)
    .where(isNotNull(raagas.melakarta))
    .orderBy(asc(raagas.melakarta)),
);

/** How many songs each of the 72 melakartas holds, itself and in raagas born of it. One batch. */
export async function countMelakartaSongs(db: Database) {
  const [rows, tallies] = await db.batch([melakartaStatement(db), tallyStatement(db)]);
  return { melakartas: rows, version: readTallies(tallies).version };
}
