import { and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { raagas, songs, songTypes, taalas, users } from "#drizzle/schema/index.ts";
import type { Direction } from "../domain/paging.ts";
import { type SongSort, songSorts } from "../domain/song.ts";
import { type Database, readTallies, tallyStatement } from "./database.ts";
import { accompanimentTypeNames } from "./song-detail.ts";
import { live, sortKeys } from "./songs.ts";

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
  accompaniments: { typeId: number; typeName: string; players: string[] }[];
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
  accompaniments: songs.accompaniments,
  typeNames: accompanimentTypeNames.as("type_names"),
  createdBy: person("creator", sql`users`),
  updatedBy: person("changer", sql`changers`),
  createdAt: sql<number>`songs.created_at`.as("made_at"),
  updatedAt: sql<number | null>`songs.updated_at`.as("changed_last"),
};

const records = (db: Database) =>
  db
    .select(columns)
    .from(songs)
    .leftJoin(raagas, eq(raagas.id, songs.raagaId))
    .leftJoin(taalas, eq(taalas.id, songs.taalaId))
    .leftJoin(songTypes, eq(songTypes.id, songs.songTypeId))
    .leftJoin(users, eq(users.id, songs.createdBy))
    .leftJoin(changers, eq(changers.id, songs.updatedBy));

type Row = Awaited<ReturnType<typeof records>>[number];

function toRecord({ typeNames, accompaniments, ...row }: Row): SongRecord {
  const names: Record<string, string> = JSON.parse(typeNames);
  return {
    ...row,
    raaga: known(row.raaga),
    taala: known(row.taala),
    songType: known(row.songType),
    createdBy: known(row.createdBy),
    updatedBy: known(row.updatedBy),
    accompaniments: accompaniments.map(({ typeId, players }) => ({
      typeId,
      typeName: names[typeId] ?? "",
      players,
    })),
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
  return sortBy === "id" ? [id] : [by(sortKeys[sortBy]), id];
}

/** A page of the songs that `where` lets through; pages skip on an index. */
function pageOf(db: Database, where: SQL | undefined, asked: RecordPage) {
  const order = orderOf(asked);
  const { page, size } = asked;
  const ids = db
    .select({ id: songs.id })
    .from(songs)
    .where(where)
    .orderBy(...order)
    .limit(size)
    .offset(page * size);
  return records(db)
    .where(inArray(songs.id, ids))
    .orderBy(...order);
}

/** A page of all songs, and how many there are. Empty past the end. One batch. */
export async function listSongRecords(db: Database, asked: RecordPage) {
  const [rows, tallies] = await db.batch([pageOf(db, live, asked), tallyStatement(db)]);
  return { songs: rows.map(toRecord), total: readTallies(tallies).songs };
}

/** A page of the songs that an account has added, and how many there are. One batch. */
export async function listOwnSongRecords(db: Database, userId: number, asked: RecordPage) {
  const [rows, counts] = await db.batch([
    pageOf(db, and(eq(songs.createdBy, userId), live), asked),
    db.select({ total: users.songCount }).from(users).where(eq(users.id, userId)),
  ]);
  return { songs: rows.map(toRecord), total: counts[0]?.total ?? 0 };
}

/** The songs of these ids that are in the archive, in the order of the ids. One batch. */
export async function listSongRecordsById(db: Database, ids: number[]): Promise<SongRecord[]> {
  const list = JSON.stringify(ids);
  const [rows] = await db.batch([
    records(db).where(and(sql`songs.id IN (SELECT value FROM json_each(${list}))`, live)),
  ]);
  const byId = new Map(rows.map((row) => [row.id, toRecord(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** One song, or null when there is none or it is in the bin. One batch. */
export async function findSongRecord(db: Database, id: number): Promise<SongRecord | null> {
  return (await listSongRecordsById(db, [id]))[0] ?? null;
}
