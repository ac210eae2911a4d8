import { and, type SQL, sql } from "drizzle-orm";
import { songs } from "#drizzle/schema/index.ts";
import type { CataloguePage, SongSort, SongSummary } from "../../domain/songs/song.ts";
import { type Direction, pageSize } from "../../domain/paging.ts";
import type { Database } from "../database.ts";
import { readCounters, countersStatement } from "../counters.ts";
import { live, summaryColumns, toSummary } from "./song-columns.ts";
import { following, skipping, songOrder, unlessFound } from "./song-order.ts";

const songsInAll = sql`(SELECT value FROM tallies WHERE name = 'songs')`;

/** Lists a page of the catalogue: the songs after the id `after`, or page `page`. One batch. */
export async function listSongs(
  db: Database,
  { sortBy, direction, page, after }: CataloguePage,
): Promise<{ songs: SongSummary[]; total: number; version: number }> {
  const statements =
    after === null
      ? [pageStatement(db, songOrder(sortBy, direction), page)]
      : nextStatements(db, sortBy, direction, after);
  const [counters, ...parts] = await db.batch([countersStatement(db), ...statements]);
  const { songs: total, version } = readCounters(counters);
  return { songs: parts.flat().slice(0, pageSize).map(toSummary), total, version };
}

const listStatement = (db: Database, where: SQL | undefined, order: SQL[]) =>
  db
    .select(summaryColumns)
    .from(songs)
    .where(where)
    .orderBy(...order)
    .limit(pageSize);

const pageStatement = (db: Database, order: SQL[], page: number) =>
  listStatement(
    db,
    page === 1 ? live : skipping((page - 1) * pageSize, songsInAll, live, order),
    order,
  );

function nextStatements(db: Database, sortBy: SongSort, direction: Direction, after: number) {
  const order = songOrder(sortBy, direction);
  const { equal, beyond } = following(sortBy, direction, after);
  return [
    // By id alone: SQLite does not see that an expression of the index is the same in all of them.
    listStatement(db, and(live, equal), order.slice(1)),
    listStatement(db, and(live, beyond), order),
    listStatement(db, unlessFound(after, live, order), order),
  ];
}
