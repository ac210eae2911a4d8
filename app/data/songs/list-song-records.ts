import { asc, desc, eq, type SQL, sql } from "drizzle-orm";
import { compositions, songs } from "#drizzle/schema/index.ts";
import type { ListPage } from "../../domain/paging.ts";
import { type SongSort, songSorts } from "../../domain/songs/song.ts";
import { counterValue } from "../counters.ts";
import type { Database } from "../database.ts";
import { jsonArray } from "../json-columns.ts";
import { live, sourcesColumns } from "./song-columns.ts";
import { sortKey } from "./song-order.ts";
import {
  readRecords,
  recordsStatement,
  type SongRecord,
  type SongRecords,
  toRecords,
} from "./song-record.ts";

export const recordSorts = [
  "title",
  "id",
  ...songSorts.filter((sort) => sort !== "title"),
] as const;

/** Pages count from 0, as in REST. */
export type SongRecordPage = ListPage<SongSort | "id">;

function recordOrder({ sortBy, direction }: SongRecordPage): SQL[] {
  const by = direction === "asc" ? asc : desc;
  const id = by(sql`songs.id`);
  return sortBy === "id" ? [id] : [by(sortKey(sortBy, direction)), id];
}

/** Selects a page of the songs of `where` for `readRecords`. Skips rows on an index, and returns none past `total`. */
function pageOf(where: SQL, total: SQL, range: SongRecordPage): SQL {
  const { page, size } = range;
  const offset = page * size;
  return sql`SELECT ${total} AS total, ${jsonArray(
    sql<number>`id`,
    sql`FROM (SELECT songs.id AS id FROM songs WHERE ${where}
      ORDER BY ${sql.join(recordOrder(range), sql`, `)}
      LIMIT iif(${offset} < ${total}, ${size}, 0) OFFSET ${offset})`,
  )} AS ids`;
}

export function listSongRecords(db: Database, range: SongRecordPage): Promise<SongRecords> {
  const total = counterValue("songs");
  return readRecords(db, pageOf(live, total, range));
}

export function listOwnSongRecords(
  db: Database,
  userId: number,
  range: SongRecordPage,
): Promise<SongRecords> {
  const total = sql`(SELECT song_count FROM users WHERE id = ${userId})`;
  return readRecords(db, pageOf(sql`songs.created_by = ${userId} AND ${live}`, total, range));
}

/** Finds a song with its sources, or null if it does not exist or is in the bin. One batch. */
export async function findSongRecord(db: Database, id: number): Promise<SongRecord | null> {
  const ids = jsonArray(sql<number>`id`, sql`FROM songs WHERE id = ${id} AND ${live}`);
  const idsQuery = sql`SELECT 1 AS total, ${ids} AS ids`;
  const [rows, [sources]] = await db.batch([
    recordsStatement(db, idsQuery),
    db
      .select(sourcesColumns)
      .from(songs)
      .innerJoin(compositions, eq(compositions.id, songs.compositionId))
      .where(eq(songs.id, id)),
  ]);
  const [record] = toRecords(rows);
  return record ? { ...record, ...sources } : null;
}
