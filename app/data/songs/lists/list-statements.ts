import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { compositions, songs } from "#drizzle/schema/index.ts";
import { type Direction, pageSize } from "../../../domain/paging.ts";
import type { SongSort } from "../../../domain/songs/song.ts";
import { prepared } from "../../drizzle-internals.ts";
import { figureColumns, live, summaryColumns } from "../song-columns.ts";
import {
  afterCompositionConditions,
  afterConditions,
  compositionOrder,
  offsetCondition,
  restartCondition,
  songOrder,
} from "../song-order.ts";

const after = sql.placeholder("after");
const offset = sql.placeholder("offset");
const songsInAll = sql`(SELECT value FROM tallies WHERE name = 'songs')`;
const compositionsInAll = sql`(SELECT value FROM tallies WHERE name = 'compositions')`;

const recordingColumns = {
  ...summaryColumns,
  singerPart: songs.singerPart,
  count: sql<number | null>`NULL`.as("recording_count"),
  firstYear: sql<number | null>`NULL`.as("first_year"),
  lastYear: sql<number | null>`NULL`.as("last_year"),
};

/** The statements of a list with one entry for each recording. */
export function recordingPages(sortBy: SongSort, direction: Direction) {
  const order = songOrder(sortBy, direction);
  const { equal, beyond } = afterConditions(sortBy, direction, after);
  const select = (where: () => SQL | undefined, terms = order) =>
    prepared((db) =>
      db
        .select(recordingColumns)
        .from(songs)
        .where(where())
        .orderBy(...terms)
        .limit(pageSize),
    );
  return {
    first: select(() => live),
    numbered: select(() => offsetCondition(offset, songsInAll, live, order)),
    // SQLite would sort by the indexed expression, although it is the same in all rows.
    equal: select(() => and(live, equal), order.slice(1)),
    beyond: select(() => and(live, beyond)),
    restarted: select(() => restartCondition(after, live, order)),
  };
}

const compositionColumns = {
  ...summaryColumns,
  raagaId: compositions.raagaId,
  taalaId: compositions.taalaId,
  singerPart: songs.singerPart,
  ...figureColumns,
};

/** The statements of a list with one entry for each composition: the song that stands for it. */
export function compositionPages(sortBy: "title" | "composer", direction: Direction) {
  const order = compositionOrder(sortBy, direction);
  const { equal, beyond, restarted } = afterCompositionConditions(sortBy, direction, after);
  const listed = isNull(compositions.deletedAt);
  const select = (where: () => SQL | undefined, terms = order) =>
    prepared((db) =>
      db
        .select(compositionColumns)
        .from(compositions)
        .innerJoin(songs, eq(songs.id, compositions.mainSongId))
        .where(where())
        .orderBy(...terms)
        .limit(pageSize),
    );
  return {
    first: select(() => listed),
    numbered: select(() => offsetCondition(offset, compositionsInAll, listed, order, compositions)),
    equal: select(() => and(listed, equal), order.slice(1)),
    beyond: select(() => and(listed, beyond)),
    restarted: select(() => and(listed, restarted)),
  };
}
