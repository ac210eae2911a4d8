import { and, asc, desc, isNull, type Placeholder, type SQL, sql } from "drizzle-orm";
import { songs } from "#drizzle/schema/index.ts";
import {
  type CataloguePage,
  mediaOf,
  type SongSort,
  type SongSummary,
} from "../../domain/songs/song.ts";
import { type Direction, pageSize } from "../../domain/paging.ts";
import { type Database, readCounters, countersStatement } from "../database.ts";
import { prepared } from "../prepared.ts";

export const summaryColumns = {
  id: songs.id,
  title: songs.title,
  singer: songs.singer,
  composer: songs.composer,
  raagaId: songs.raagaId,
  taalaId: songs.taalaId,
  songTypeId: songs.songTypeId,
  recordingDate: songs.recordingDate,
  durationSeconds: songs.durationSeconds,
  uploadType: songs.uploadType,
  externalMediaId: songs.externalMediaId,
  mediaFileId: songs.mediaFileId,
  mediaUrl: songs.mediaUrl,
};

type SummaryRow = Omit<SongSummary, "media"> & Parameters<typeof mediaOf>[0];

/** A row of `summaryColumns` as lists show it. */
export function toSummary(row: SummaryRow): SongSummary {
  const { uploadType, externalMediaId, mediaFileId, mediaUrl, ...summary } = row;
  return { ...summary, media: mediaOf({ uploadType, externalMediaId, mediaFileId, mediaUrl }) };
}

/** The expressions that the sorting indexes are made of: they must be written as the schema writes them. */
const sortKeys = {
  title: sql`title COLLATE NOCASE`,
  singer: sql`singer COLLATE NOCASE`,
  composer: sql`composer COLLATE NOCASE`,
};

/** Returns what songs are compared by in an order. Songs without a recording date come last in both. */
export function sortKey(sortBy: SongSort, direction: Direction): SQL {
  if (sortBy !== "recordingDate") return sortKeys[sortBy];
  return direction === "asc"
    ? sql`CASE WHEN recording_date IS NULL THEN '~' ELSE recording_date END`
    : sql`recorded_key`;
}

/** ORDER BY terms for a sort; songs that are equal in it follow their id. */
function songOrder(sortBy: SongSort, direction: Direction): SQL[] {
  const by = direction === "asc" ? asc : desc;
  return [by(sortKey(sortBy, direction)), by(songs.id)];
}

/** An accompaniment of a song with the name of its type, empty where that is gone. */
export interface NamedAccompaniment {
  typeId: number;
  typeName: string;
  players: string[];
}

/** The accompaniments of a song with the names of their types, as a JSON array. */
export const namedAccompaniments = sql<string>`(SELECT json_group_array(json_object(
    'typeId', a.value -> 'typeId', 'typeName', coalesce(t.name, ''), 'players', a.value -> 'players'))
  FROM json_each(songs.accompaniments) a
  LEFT JOIN accompaniment_types t ON t.id = a.value ->> 'typeId')`;

export const live = isNull(songs.deletedAt);

/**
 * Conditions for the songs that follow the song `after` in an order: those that are equal in it, then
 * those beyond. Two ranges of an index; as one comparison of pairs, SQLite would walk there from the
 * beginning.
 */
export function following(sortBy: SongSort, direction: Direction, after: SQL | Placeholder) {
  const key = sortKey(sortBy, direction);
  const last = sql`(SELECT ${key} FROM songs WHERE id = ${after})`;
  const above = direction === "asc" ? sql`>` : sql`<`;
  return {
    equal: sql`${key} = ${last} AND id ${above} ${after}`,
    beyond: sql`${key} ${above} ${last}`,
  };
}

/**
 * The condition for the first page of the songs of `where` if there is no song `after` (any more): a list
 * begins anew there. No song if there is. By LIMIT, as SQLite tests a condition of no column row by row.
 */
export function unlessFound(after: SQL | Placeholder, where: SQL, order: SQL[]): SQL {
  return sql`songs.id IN (SELECT id FROM songs WHERE ${where} ORDER BY ${sql.join(order, sql`, `)}
    LIMIT iif(EXISTS (SELECT 1 FROM songs WHERE id = ${after}), 0, ${pageSize}))`;
}

/**
 * The condition for a page of the songs of `where` that skips `offset` of them. Past the end, which `total`
 * tells, nothing is skipped: it would cost a row for each song.
 */
export function skipping(offset: SQL | Placeholder, total: SQL, where: SQL, order: SQL[]): SQL {
  return sql`songs.id IN (SELECT id FROM songs WHERE ${where} ORDER BY ${sql.join(order, sql`, `)}
    LIMIT iif(${offset} < ${total}, ${pageSize}, 0) OFFSET ${offset})`;
}

const songsInAll = sql`(SELECT value FROM tallies WHERE name = 'songs')`;

/** The statements for a page of the catalogue in one order. */
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
  const { equal, beyond } = following(sortBy, direction, after);
  return {
    first: select(() => live),
    numbered: select(() => skipping(sql.placeholder("offset"), songsInAll, live, order)),
    // By id alone: SQLite does not see that an expression of the index is the same in all of them.
    equal: select(() => and(live, equal), order.slice(1)),
    beyond: select(() => and(live, beyond)),
    anew: select(() => unlessFound(after, live, order)),
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

/**
 * Lists one page of the catalogue, and how many songs it has in all. By key when `after` is given, from
 * the top where there is no such song; a page number skips on a covering index. Empty past the end. One
 * batch.
 */
export async function listSongs(
  db: Database,
  { sortBy, direction, page, after }: CataloguePage,
): Promise<{ songs: SongSummary[]; total: number; version: number }> {
  const { first, numbered, equal, beyond, anew } = listStatements[sortBy][direction];
  const [counters, ...parts] =
    after !== null
      ? await db.batch([
          countersStatement(db),
          equal(db, { after }),
          beyond(db, { after }),
          anew(db, { after }),
        ])
      : await db.batch([
          countersStatement(db),
          page > 1 ? numbered(db, { offset: (page - 1) * pageSize }) : first(db),
        ]);
  const { songs: total, version } = readCounters(counters);
  return { songs: parts.flat().slice(0, pageSize).map(toSummary), total, version };
}
