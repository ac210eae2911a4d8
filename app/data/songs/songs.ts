import { and, type SQL, sql } from "drizzle-orm";
import { songs } from "#drizzle/schema/index.ts";
import type { CataloguePage, SongSort, SongSummary } from "../../domain/songs/song.ts";
import { type Direction, pageSize } from "../../domain/paging.ts";
import type { Database } from "../database.ts";
import { readCounters, countersStatement } from "../counters.ts";
import { prepared } from "../drizzle-internals.ts";
import { live, summaryColumns, toSummary } from "./song-columns.ts";
import { afterConditions, offsetCondition, songOrder, restartCondition } from "./song-order.ts";

const songsInAll = sql`(SELECT value FROM tallies WHERE name = 'songs')`;

function pageStatements(sortBy: SongSort, direction: Direction) {
  const order = songOrder(sortBy, direction);
  const select = (where: () => SQL | undefined, terms = order) =>
    prepared((db) =>
      db
        .select(summaryColumns)
        .from(songs)
        .where(where())
        .orderBy(...terms)
        .limit(pageSize),
    );
  const after = sql.placeholder("after");
  const { equal, beyond } = afterConditions(sortBy, direction, after);
  return {
    first: select(() => live),
    numbered: select(() => offsetCondition(sql.placeholder("offset"), songsInAll, live, order)),
    // SQLite would sort by the indexed expression, although it is the same in all rows.
    equal: select(() => and(live, equal), order.slice(1)),
    beyond: select(() => and(live, beyond)),
    restarted: select(() => restartCondition(after, live, order)),
  };
}

const bothWays = (sortBy: SongSort) => ({
  asc: pageStatements(sortBy, "asc"),
  desc: pageStatements(sortBy, "desc"),
});

const listStatements: Record<SongSort, ReturnType<typeof bothWays>> = {
  title: bothWays("title"),
  singer: bothWays("singer"),
  composer: bothWays("composer"),
  recordingDate: bothWays("recordingDate"),
};

/** Lists a page of the catalogue: the songs after the id `after`, or page `page`. One batch. */
export async function listSongs(
  db: Database,
  { sortBy, direction, page, after }: CataloguePage,
): Promise<{ songs: SongSummary[]; total: number; version: number }> {
  const { first, numbered, equal, beyond, restarted } = listStatements[sortBy][direction];
  const [counters, ...parts] =
    after !== null
      ? await db.batch([
          countersStatement(db),
          equal(db, { after }),
          beyond(db, { after }),
          restarted(db, { after }),
        ])
      : await db.batch([
          countersStatement(db),
          page > 1 ? numbered(db, { offset: (page - 1) * pageSize }) : first(db),
        ]);
  const { songs: total, version } = readCounters(counters);
  return { songs: parts.flat().slice(0, pageSize).map(toSummary), total, version };
}
