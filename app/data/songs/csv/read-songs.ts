import { and, eq, gt, sql } from "drizzle-orm";
import { compositions, songs } from "#drizzle/schema/index.ts";
import type { ClosedSong, OpenSong } from "../../../domain/songs/csv/song-plan.ts";
import type { Database } from "../../database.ts";
import { statement } from "../../drizzle-internals.ts";
import { hiddenPlacesOf } from "../../hidden-rows.ts";
import { lastRevisionOfSong } from "../../records/revisions.ts";
import { live, revisionColumns } from "../song-columns.ts";

const pageLength = 500;

/** Limits an import or export to the songs that `ownerId` has added; null for all songs. */
export interface SongScope {
  ownerId: number | null;
}

const openColumns = {
  id: sql<number>`songs.id`.as("song_id"),
  compositionId: sql<number>`songs.composition_id`.as("song_composition"),
  createdBy: sql<number | null>`songs.created_by`.as("song_creator"),
  compositionCreatedBy: sql<number | null>`compositions.created_by`.as("composition_creator"),
  recordings: compositions.recordingCount,
  revision: lastRevisionOfSong.as("last_revision"),
  hidden: hiddenPlacesOf(sql`songs.id`, sql`songs.composition_id`).as("hidden_places"),
  song: revisionColumns,
};

/** The plus keeps SQLite from reading all songs of the owner for each page. */
const inScope = ({ ownerId }: SongScope) =>
  ownerId === null ? undefined : sql`+songs.created_by = ${ownerId}`;

/** Reads these songs with their references. One batch for each 500. */
export async function findOpenSongs(
  db: Database,
  ids: readonly number[],
  scope: SongScope,
): Promise<Map<number, OpenSong | ClosedSong>> {
  const songsById = new Map<number, OpenSong | ClosedSong>();
  for (let at = 0; at < ids.length; at += pageLength) {
    const list = JSON.stringify(ids.slice(at, at + pageLength));
    const [there, open] = await db.batch([
      statement<{ id: number; isLive: number }>(
        db,
        sql`SELECT s.id, s.deleted_at IS NULL AS isLive
          FROM json_each(${list}) t CROSS JOIN songs s ON s.id = t.value`,
      ),
      selectOpen(db, list, scope),
    ]);
    for (const { id, isLive } of there)
      songsById.set(id, isLive ? "csv.notYourSong" : "csv.songInBin");
    for (const song of open) songsById.set(song.id, song);
  }
  return songsById;
}

const selectOpen = (db: Database, list: string, scope: SongScope) =>
  db
    .select(openColumns)
    .from(songs)
    .innerJoin(compositions, eq(compositions.id, songs.compositionId))
    .where(and(sql`songs.id IN (SELECT value FROM json_each(${list}))`, live, inScope(scope)))
    .orderBy(songs.id);

/** Reads the songs of an export in pages of 500, by id. */
export async function* readExportedSongs(db: Database, scope: SongScope): AsyncGenerator<OpenSong> {
  yield* scope.ownerId === null ? readAll(db) : readOwn(db, scope.ownerId);
}

async function* readAll(db: Database): AsyncGenerator<OpenSong> {
  let after = 0;
  for (;;) {
    const [rows] = await db.batch([
      db
        .select(openColumns)
        .from(songs)
        .innerJoin(compositions, eq(compositions.id, songs.compositionId))
        .where(and(gt(songs.id, after), live))
        .orderBy(songs.id)
        .limit(pageLength),
    ]);
    yield* rows;
    if (rows.length < pageLength) return;
    after = rows.at(-1)!.id;
  }
}

async function* readOwn(db: Database, ownerId: number): AsyncGenerator<OpenSong> {
  const ids = await listOwnIds(db, ownerId);
  for (let at = 0; at < ids.length; at += pageLength) {
    const list = JSON.stringify(ids.slice(at, at + pageLength));
    const [rows] = await db.batch([selectOpen(db, list, { ownerId })]);
    yield* rows;
  }
}

async function listOwnIds(db: Database, ownerId: number): Promise<number[]> {
  const [rows] = await db.batch([
    db
      .select({ id: songs.id })
      .from(songs)
      .where(and(eq(songs.createdBy, ownerId), live)),
  ]);
  return rows.map(({ id }) => id).toSorted((one, other) => one - other);
}
