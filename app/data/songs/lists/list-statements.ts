import { and, eq, isNull, type SQL, sql, type SQLWrapper } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { unionAll } from "drizzle-orm/sqlite-core";
import { compositions, songs } from "#drizzle/schema/index.ts";
import type { Language } from "../../../domain/music/shown-name.ts";
import { type Direction, pageSize } from "../../../domain/paging.ts";
import type { CatalogueSort } from "../../../domain/songs/song.ts";
import { counterValue } from "../../counters.ts";
import { prepared } from "../../drizzle-internals.ts";
import { entryColumns, listedFigures, live, summaryColumnsIn } from "../song-columns.ts";
import {
  afterCompositionConditions,
  afterConditions,
  compositionOrder,
  offsetCondition,
  restartCondition,
  songOrder,
  startingAt,
} from "../song-order.ts";

const after = sql.placeholder("after");
const reader = sql`${sql.placeholder("language")}`;
const columns = summaryColumnsIn(reader);
const offset = sql.placeholder("offset");
const songsInAll = counterValue("songs");
const compositionsInAll = counterValue("compositions");

/** The columns of an entry for one recording, with its names in the script of `language`. */
export const recordingColumnsIn = (language: SQLWrapper | Language) => ({
  ...summaryColumnsIn(language),
  ...entryColumns(songs.raagaId),
  compositionId: songs.compositionId,
  compositionCreatedBy: sql<number | null>`NULL`.as("composition_created_by"),
  count: sql<number | null>`NULL`.as("recording_count"),
  firstYear: sql<number | null>`NULL`.as("first_year"),
  lastYear: sql<number | null>`NULL`.as("last_year"),
  singers: sql<number | null>`NULL`.as("singer_count"),
});
const recordingColumns = recordingColumnsIn(reader);

/** The statements of a list with one entry for each recording. */
export function recordingPages(sortBy: CatalogueSort, direction: Direction) {
  const order = songOrder(sortBy, direction);
  const { equal, beyond } = afterConditions(sortBy, direction, after);
  const select = (db: DrizzleD1Database, where: SQL | undefined, terms = order) =>
    db
      .select(recordingColumns)
      .from(songs)
      .where(where)
      .orderBy(...terms)
      .limit(pageSize);
  return {
    first: prepared((db) => select(db, live)),
    numbered: prepared((db) => select(db, offsetCondition(offset, songsInAll, live, order))),
    next: prepared((db) => {
      // SQLite would sort by the indexed expression, although it is the same in all rows.
      const same = select(db, and(live, equal), order.slice(1)).as("same");
      const others = select(db, and(live, beyond)).as("others");
      const all = select(db, restartCondition(after, live, order)).as("all");
      return unionAll(
        db.select().from(same),
        db.select().from(others),
        db.select().from(all),
      ).limit(pageSize);
    }),
  };
}

const compositionColumns = {
  ...columns,
  raagaId: compositions.raagaId,
  taalaId: compositions.taalaId,
  ...entryColumns(compositions.raagaId),
  compositionId: songs.compositionId,
  compositionCreatedBy: sql<number | null>`${compositions.createdBy}`.as("composition_created_by"),
  ...listedFigures,
};

const start = sql.placeholder("start");

/**
 * The statements of a list with one entry (the representative song) for each composition that matches `listed`, by
 * `key`, from `start` on.
 */
export function compositionPages(
  key: SQL,
  direction: Direction,
  listed = sql`${isNull(compositions.deletedAt)}`,
) {
  const order = compositionOrder(key, direction);
  const from = sql`${listed} AND ${startingAt(key, direction, start)}`;
  const { equal, beyond, restarted } = afterCompositionConditions(key, direction, after, start);
  const select = (db: DrizzleD1Database, where: SQL | undefined, terms = order) =>
    db
      .select(compositionColumns)
      .from(compositions)
      .innerJoin(songs, eq(songs.id, compositions.mainSongId))
      .where(where)
      .orderBy(...terms)
      .limit(pageSize);
  return {
    first: prepared((db) => select(db, from)),
    numbered: prepared((db) =>
      select(db, offsetCondition(offset, compositionsInAll, from, order, compositions)),
    ),
    next: prepared((db) => {
      const same = select(db, and(listed, equal), order.slice(1)).as("same");
      const others = select(db, and(listed, beyond)).as("others");
      const all = select(db, and(listed, restarted)).as("all");
      return unionAll(
        db.select().from(same),
        db.select().from(others),
        db.select().from(all),
      ).limit(pageSize);
    }),
  };
}
