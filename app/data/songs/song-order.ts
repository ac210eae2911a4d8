import { asc, desc, type Placeholder, type SQL, sql } from "drizzle-orm";
import { compositions, songs } from "#drizzle/schema/index.ts";
import { type Direction, pageSize } from "../../domain/paging.ts";
import type { CatalogueSort } from "../../domain/songs/song.ts";

type Listed = typeof songs | typeof compositions;

/** The expressions of the sorting indexes, which SQLite uses only if they are written as in the schema. */
const sortKeys = {
  title: sql`title_key`,
  singer: sql`singer COLLATE NOCASE`,
  composer: sql`composer COLLATE NOCASE`,
  added: sql`created_at`,
};

export function sortKey(sortBy: CatalogueSort, direction: Direction): SQL {
  if (sortBy !== "recordingDate") return sortKeys[sortBy];
  return direction === "asc" ? sql`coalesce(recorded_on, '~')` : sql`coalesce(recorded_on, '')`;
}

export function compositionOrder(key: SQL, direction: Direction): SQL[] {
  const by = direction === "asc" ? asc : desc;
  return [by(key), by(compositions.id)];
}

export function songOrder(sortBy: CatalogueSort, direction: Direction): SQL[] {
  const by = direction === "asc" ? asc : desc;
  return [by(sortKey(sortBy, direction)), by(songs.id)];
}

/** Returns the songs after `after` as two index ranges: for a comparison of pairs SQLite would scan from the start. */
export function afterConditions(
  sortBy: CatalogueSort,
  direction: Direction,
  after: SQL | Placeholder,
) {
  const key = sortKey(sortBy, direction);
  const last = sql`(SELECT ${key} FROM songs WHERE id = ${after})`;
  const above = direction === "asc" ? sql`>` : sql`<`;
  return {
    equal: sql`${key} = ${last} AND id ${above} ${after}`,
    beyond: sql`${key} ${above} ${last}`,
  };
}

/** The same for compositions: those after the composition of the song `after`, or all of `all` if the song is gone. */
export function afterCompositionConditions(
  key: SQL,
  direction: Direction,
  after: SQL | Placeholder,
  start: SQL | Placeholder,
) {
  const id = sql`(SELECT composition_id FROM songs WHERE id = ${after})`;
  const last = sql`(SELECT ${key} FROM compositions WHERE id = ${id})`;
  const above = direction === "asc" ? sql`>` : sql`<`;
  // A blob is above every text.
  const none = direction === "asc" ? sql`x''` : sql`''`;
  return {
    equal: sql`${key} = ${last} AND compositions.id ${above} ${id}`,
    beyond: sql`${key} ${above} ${last}`,
    restarted: startingAt(
      key,
      direction,
      sql`iif(EXISTS (SELECT 1 FROM songs WHERE id = ${after}), ${none}, ${start})`,
    ),
  };
}

/** In descending order a list includes its first letter, and titles that begin with it sort above the letter. */
export const startingAt = (key: SQL, direction: Direction, start: SQL | Placeholder) =>
  direction === "asc" ? sql`${key} >= ${start}` : sql`${key} < ${start}`;

/** Returns the first page if `after` is gone, else no song. By LIMIT: SQLite tests a bare condition on every row. */
export function restartCondition(after: SQL | Placeholder, where: SQL, order: SQL[]): SQL {
  return sql`songs.id IN (SELECT id FROM songs WHERE ${where} ORDER BY ${sql.join(order, sql`, `)}
    LIMIT iif(EXISTS (SELECT 1 FROM songs WHERE id = ${after}), 0, ${pageSize}))`;
}

/** Returns the condition for the page that skips `offset` rows; past `total` it skips and reads none. */
export function offsetCondition(
  offset: SQL | Placeholder,
  total: SQL,
  where: SQL,
  order: SQL[],
  table: Listed = songs,
): SQL {
  return sql`${table.id} IN (SELECT id FROM ${table} WHERE ${where} ORDER BY ${sql.join(order, sql`, `)}
    LIMIT iif(${offset} < ${total}, ${pageSize}, 0) OFFSET ${offset})`;
}
