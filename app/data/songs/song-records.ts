import { asc, desc, eq, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { raagas, songs, songTypes, taalas, users } from "#drizzle/schema/index.ts";
import type { Direction } from "../../domain/paging.ts";
import { type SongSort, songSorts } from "../../domain/songs/song.ts";
import type { Database } from "../database.ts";
import { live, type NamedAccompaniment, namedAccompaniments, sortKey } from "./songs.ts";

export const recordSorts = [
  "title",
  "id",
  ...songSorts.filter((sort) => sort !== "title"),
] as const;
type RecordSort = SongSort | "id";

interface Entry {
  id: string;
  description: string;
}

/** A song with all that belongs to it, as programs read it. Instants are milliseconds since 1970. */
export interface SongRecord {
  id: number;
  title: string;
  singer: string;
  composer: string;
  raaga: Entry | null;
  taala: Entry | null;
  songType: Entry | null;
  recordingDate: string | null;
  description: string;
  lyrics: string;
  uploadType: "YouTube" | "Audio" | "Video" | null;
  mediaUrl: string | null;
  externalMediaId: string | null;
  mediaFileId: string | null;
  mediaDescription: string;
  accompaniments: NamedAccompaniment[];
  /** Null for a former member. The username is an e-mail address: not for everybody's eyes. */
  createdBy: Person | null;
  updatedBy: Person | null;
  createdAt: number;
  updatedAt: number | null;
}

export interface Person {
  id: number;
  username: string;
  displayName: string;
}

const changers = alias(users, "changers");
const own = (name: string, column: SQL) => sql<string | null>`${column}`.as(name);
const person = (prefix: string, table: SQL) => ({
  id: sql<number | null>`${table}.id`.as(`${prefix}_id`),
  username: own(`${prefix}_username`, sql`${table}.username`),
  displayName: own(`${prefix}_name`, sql`${table}.display_name`),
});

const columns = {
  id: sql<number>`songs.id`.as("id"),
  title: songs.title,
  singer: songs.singer,
  composer: songs.composer,
  raaga: {
    id: own("raaga_name", sql`raagas.id`),
    description: own("raaga_description", sql`raagas.description`),
  },
  taala: {
    id: own("taala_name", sql`taalas.id`),
    description: own("taala_description", sql`taalas.description`),
  },
  songType: {
    id: own("song_type_name", sql`song_types.id`),
    description: own("song_type_description", sql`song_types.description`),
  },
  recordingDate: songs.recordingDate,
  description: sql<string>`songs.description`.as("song_description"),
  lyrics: songs.lyrics,
  uploadType: songs.uploadType,
  mediaUrl: songs.mediaUrl,
  externalMediaId: songs.externalMediaId,
  mediaFileId: songs.mediaFileId,
  mediaDescription: songs.mediaDescription,
  accompaniments: namedAccompaniments.as("named_accompaniments"),
  createdBy: person("creator", sql`users`),
  updatedBy: person("changer", sql`changers`),
  createdAt: sql<number>`songs.created_at`.as("made_at"),
  updatedAt: sql<number | null>`songs.updated_at`.as("changed_last"),
};

/**
 * The statement for the songs of `found`: a table of one row, with `total` and `ids`, a JSON list of
 * songs in their order.
 */
function recordsStatement(db: Database, found: SQL) {
  const hits = sql`(SELECT f.total AS total, e.key AS place, e.value AS id
    FROM (${found}) f LEFT JOIN json_each(f.ids) e) AS hits`;
  return db
    .select({ total: sql<number | null>`hits.total`.as("total"), ...columns })
    .from(hits)
    .leftJoin(songs, sql`songs.id = hits.id`)
    .leftJoin(raagas, eq(raagas.id, songs.raagaId))
    .leftJoin(taalas, eq(taalas.id, songs.taalaId))
    .leftJoin(songTypes, eq(songTypes.id, songs.songTypeId))
    .leftJoin(users, eq(users.id, songs.createdBy))
    .leftJoin(changers, eq(changers.id, songs.updatedBy))
    .orderBy(sql`hits.place`);
}

type Row = Awaited<ReturnType<typeof recordsStatement>>[number];

/** A page of songs, and how many there are in all. */
export interface FoundRecords {
  songs: SongRecord[];
  total: number;
}

/** The songs of `found`, which has `total` and their `ids` in order, as JSON. One batch. */
export async function readRecords(db: Database, found: SQL): Promise<FoundRecords> {
  const [rows] = await db.batch([recordsStatement(db, found)]);
  // Where no song is found there is one row all the same, for the total.
  return { songs: rows.flatMap((row) => toRecord(row) ?? []), total: rows[0]?.total ?? 0 };
}

function toRecord(row: Row): SongRecord | null {
  if (row.id === null) return null;
  const song = row as typeof row & {
    [field in keyof typeof row]: NonNullable<(typeof row)[field]>;
  };
  return {
    ...song,
    raaga: known(row.raaga),
    taala: known(row.taala),
    songType: known(row.songType),
    createdBy: known(row.createdBy),
    updatedBy: known(row.updatedBy),
    accompaniments: JSON.parse(song.accompaniments),
  };
}

/** What was joined, or null where there was nothing to join. */
function known<T extends object>(joined: { [key in keyof T]: T[key] | null } | null): T | null {
  return joined && Object.values(joined)[0] !== null ? (joined as T) : null;
}

/** Which songs of a list: page `page` from 0 on, of `size`. */
export interface RecordPage {
  page: number;
  size: number;
  sortBy: RecordSort;
  direction: Direction;
}

function orderOf({ sortBy, direction }: Pick<RecordPage, "sortBy" | "direction">): SQL[] {
  const by = direction === "asc" ? asc : desc;
  const id = by(sql`songs.id`);
  return sortBy === "id" ? [id] : [by(sortKey(sortBy, direction)), id];
}

/** A page of the songs that `where` lets through, of `total`; pages skip on an index, none past the end. */
function pageOf(where: SQL, total: SQL, asked: RecordPage): SQL {
  const { page, size } = asked;
  const first = page * size;
  return sql`SELECT ${total} AS total, (SELECT json_group_array(id) FROM (
    SELECT songs.id AS id FROM songs WHERE ${where} ORDER BY ${sql.join(orderOf(asked), sql`, `)}
    LIMIT iif(${first} < ${total}, ${size}, 0) OFFSET ${first})) AS ids`;
}

/** A page of all songs, and how many there are. Empty past the end. One batch. */
export function listSongRecords(db: Database, asked: RecordPage): Promise<FoundRecords> {
  return readRecords(
    db,
    pageOf(live, sql`(SELECT value FROM tallies WHERE name = 'songs')`, asked),
  );
}

/** A page of the songs that an account has added, and how many there are. One batch. */
export function listOwnSongRecords(
  db: Database,
  userId: number,
  asked: RecordPage,
): Promise<FoundRecords> {
  const total = sql`(SELECT song_count FROM users WHERE id = ${userId})`;
  return readRecords(db, pageOf(sql`songs.created_by = ${userId} AND ${live}`, total, asked));
}

/** One song, or null when there is none or it is in the bin. One batch. */
export async function findSongRecord(db: Database, id: number): Promise<SongRecord | null> {
  const found = sql`SELECT 1 AS total,
    (SELECT json_group_array(id) FROM songs WHERE id = ${id} AND ${live}) AS ids`;
  return (await readRecords(db, found)).songs[0] ?? null;
}
