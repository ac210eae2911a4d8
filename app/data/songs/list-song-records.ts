import { asc, desc, eq, type SQL, sql } from "drizzle-orm";
import { compositions, songs } from "#drizzle/schema/index.ts";
import type { ListPage } from "../../domain/paging.ts";
import { type SongSort, songSorts } from "../../domain/songs/song.ts";
import { counterValue } from "../counters.ts";
import type { Database } from "../database.ts";
import { prepared } from "../drizzle-internals.ts";
import { jsonArray } from "../json-columns.ts";
import { live, sourcesColumns } from "./song-columns.ts";
import { sortKey } from "./song-order.ts";
import {
  recordsStatement,
  type SongRecord,
  type SongRecords,
  toPage,
  toRecords,
} from "./song-record.ts";

export const recordSorts = [
  "title",
  "id",
  ...songSorts.filter((sort) => sort !== "title"),
] as const;

/** Pages count from 0, as in REST. */
export type SongRecordPage = ListPage<SongSort | "id">;

type Order = Pick<SongRecordPage, "sortBy" | "direction">;

function recordOrder({ sortBy, direction }: Order): SQL[] {
  const by = direction === "asc" ? asc : desc;
  const id = by(sql`songs.id`);
  return sortBy === "id" ? [id] : [by(sortKey(sortBy, direction)), id];
}

const asked = {
  offset: sql`${sql.placeholder("offset")}`,
  size: sql`${sql.placeholder("size")}`,
  user: sql`${sql.placeholder("user")}`,
};

/** Selects a page of the songs of `where` for `toRecords`. Skips rows on an index, and returns none past `total`. */
const pageOf = (where: SQL, total: SQL, order: Order) =>
  prepared((db) =>
    recordsStatement(
      db,
      sql`SELECT ${total} AS total, ${jsonArray(
        sql<number>`id`,
        sql`FROM (SELECT songs.id AS id FROM songs WHERE ${where}
          ORDER BY ${sql.join(recordOrder(order), sql`, `)}
          LIMIT iif(${asked.offset} < ${total}, ${asked.size}, 0) OFFSET ${asked.offset})`,
      )} AS ids`,
    ),
  );

/** Makes the statement of each order when it is first asked for. */
function statementsByOrder(where: SQL, total: SQL) {
  const statements = new Map<string, ReturnType<typeof pageOf>>();
  return ({ sortBy, direction }: Order) => {
    const key = `${sortBy} ${direction}`;
    const found = statements.get(key) ?? pageOf(where, total, { sortBy, direction });
    statements.set(key, found);
    return found;
  };
}

const inAll = statementsByOrder(live, counterValue("songs"));
const ofUser = statementsByOrder(
  sql`songs.created_by = ${asked.user} AND ${live}`,
  sql`(SELECT song_count FROM users WHERE id = ${asked.user})`,
);

export async function listSongRecords(db: Database, range: SongRecordPage): Promise<SongRecords> {
  const offset = range.page * range.size;
  const [rows] = await db.batch([inAll(range)(db, { offset, size: range.size })]);
  return toPage(rows);
}

export async function listOwnSongRecords(
  db: Database,
  userId: number,
  range: SongRecordPage,
): Promise<SongRecords> {
  const offset = range.page * range.size;
  const [rows] = await db.batch([ofUser(range)(db, { user: userId, offset, size: range.size })]);
  return toPage(rows);
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
