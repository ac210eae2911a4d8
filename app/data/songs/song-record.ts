import { eq, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import {
  compositions,
  concerts,
  raagas,
  songs,
  songTypes,
  taalas,
  users,
} from "#drizzle/schema/index.ts";
import type { SourcesField } from "../../domain/songs/song-fields.ts";
import type { SongRevision } from "../../domain/songs/song-revision.ts";
import type { Database } from "../database.ts";
import {
  type NamedAccompaniment,
  namedAccompanimentsIn,
  statedSongColumns,
} from "./song-columns.ts";

interface Named {
  id: string;
  description: string;
}

/** The user who added or changed a song. The username is an e-mail address and not public. */
export interface Editor {
  id: number;
  username: string;
  displayName: string;
}

/** A song with the names of its references and its editors, as REST returns it. */
export interface SongRecord
  extends Omit<SongRevision, SourcesField>, Partial<Pick<SongRevision, SourcesField>> {
  id: number;
  compositionId: number;
  /** The raaga and taala of the recording, which may differ from the composition's. */
  named: Record<"raagaId" | "taalaId" | "songTypeId" | "concertId", Named | null>;
  accompaniments: NamedAccompaniment[];
  createdBy: Editor | null;
  updatedBy: Editor | null;
  createdAt: number;
  updatedAt: number | null;
}

const updaters = alias(users, "updaters");

/** Names an expression. D1 returns rows as objects, so the columns of a join need distinct names. */
const named = (name: string, column: SQL) => sql<string | null>`${column}`.as(name);
const editor = (name: string, table: SQL) => ({
  id: sql<number | null>`${table}.id`.as(`${name}_id`),
  username: named(`${name}_username`, sql`${table}.username`),
  displayName: named(`${name}_name`, sql`${table}.display_name`),
});
const entry = (name: string, table: SQL) => ({
  id: named(`${name}_entry`, sql`${table}.id`),
  description: named(`${name}_description`, sql`${table}.description`),
});

const columns = {
  song: statedSongColumns,
  id: sql<number | null>`songs.id`.as("song_id"),
  compositionId: sql<number>`songs.composition_id`.as("song_composition"),
  raagaId: entry("raaga", sql`raagas`),
  taalaId: entry("taala", sql`taalas`),
  songTypeId: entry("song_type", sql`song_types`),
  concertId: entry("concert", sql`concerts`),
  accompaniments: namedAccompanimentsIn("en").as("named_accompaniments"),
  createdBy: editor("creator", sql`users`),
  updatedBy: editor("updater", sql`updaters`),
  createdAt: sql<number>`songs.created_at`.as("song_created_at"),
  updatedAt: sql<number | null>`songs.updated_at`.as("song_updated_at"),
};

/** Selects the songs of `idsQuery` (see `readRecords`) for `toRecords`. */
export function recordsStatement(db: Pick<Database, "select">, idsQuery: SQL) {
  const hits = sql`(SELECT f.total AS total, e.key AS position, e.value AS id
    FROM (${idsQuery}) f LEFT JOIN json_each(f.ids) e) AS hits`;
  return db
    .select({ total: sql<number | null>`hits.total`.as("total"), ...columns })
    .from(hits)
    .leftJoin(songs, sql`songs.id = hits.id`)
    .leftJoin(compositions, eq(compositions.id, songs.compositionId))
    .leftJoin(raagas, eq(raagas.id, songs.raagaId))
    .leftJoin(taalas, eq(taalas.id, songs.taalaId))
    .leftJoin(songTypes, eq(songTypes.id, songs.songTypeId))
    .leftJoin(concerts, eq(concerts.id, songs.concertId))
    .leftJoin(users, eq(users.id, songs.createdBy))
    .leftJoin(updaters, eq(updaters.id, songs.updatedBy))
    .orderBy(sql`hits.position`);
}

export interface SongRecords {
  songs: SongRecord[];
  total: number;
}

/** Reads the songs of `found`, a SELECT of one row: `total`, and `ids` as a JSON array. One batch. */
export async function readRecords(db: Database, idsQuery: SQL): Promise<SongRecords> {
  const [rows] = await db.batch([recordsStatement(db, idsQuery)]);
  return toPage(rows);
}

type Row = Awaited<ReturnType<typeof recordsStatement>>[number];

/** The total comes in one row even if there is no song. */
export const toPage = (rows: Row[]): SongRecords => ({
  songs: toRecords(rows),
  total: rows[0]?.total ?? 0,
});

export const toRecords = (rows: Row[]): SongRecord[] => rows.flatMap((row) => toRecord(row) ?? []);

function toRecord(row: Row): SongRecord | null {
  const {
    song,
    id,
    compositionId,
    raagaId,
    taalaId,
    songTypeId,
    concertId,
    accompaniments,
    createdBy,
    updatedBy,
  } = row;
  if (!song || id === null) return null;
  return {
    // Every song has a composition.
    ...(song as Omit<SongRevision, SourcesField>),
    id,
    compositionId,
    named: {
      raagaId: orNull(raagaId),
      taalaId: orNull(taalaId),
      songTypeId: orNull(songTypeId),
      concertId: orNull(concertId),
    },
    accompaniments,
    createdBy: orNull(createdBy),
    updatedBy: orNull(updatedBy),
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}

function orNull<T extends { id: unknown }>(
  joined: { [K in keyof T]: T[K] | null } | null,
): T | null {
  return joined?.id == null ? null : (joined as T);
}
