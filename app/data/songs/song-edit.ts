import { and, desc, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import {
  accompanimentTypes,
  mediaTypes,
  raagas,
  songChanges,
  songs,
  songTypes,
  taalas,
  users,
} from "#drizzle/schema/index.ts";
import type { FieldChanges, SongRevision } from "../../domain/songs/song-revision.ts";
import { type Database, statement } from "../database.ts";

/** The columns that people fill in. */
export const keptColumns = {
  title: songs.title,
  singer: songs.singer,
  composer: songs.composer,
  raagaId: songs.raagaId,
  taalaId: songs.taalaId,
  songTypeId: songs.songTypeId,
  recordingDate: songs.recordingDate,
  language: songs.language,
  description: songs.description,
  lyrics: songs.lyrics,
  accompaniments: songs.accompaniments,
  uploadType: songs.uploadType,
  mediaTypeId: songs.mediaTypeId,
  mediaLocationTypeId: songs.mediaLocationTypeId,
  mediaUrl: songs.mediaUrl,
  externalMediaId: songs.externalMediaId,
  mediaFileId: songs.mediaFileId,
  mediaDescription: songs.mediaDescription,
  durationSeconds: songs.durationSeconds,
};

const listStatements = (db: Database) =>
  [
    db.select({ id: raagas.id, description: raagas.description }).from(raagas).orderBy(raagas.id),
    db.select({ id: taalas.id, description: taalas.description }).from(taalas).orderBy(taalas.id),
    db
      .select({ id: songTypes.id, description: songTypes.description })
      .from(songTypes)
      .orderBy(songTypes.id),
    db
      .select({ id: accompanimentTypes.id, name: accompanimentTypes.name })
      .from(accompanimentTypes)
      .orderBy(accompanimentTypes.name),
    db
      .select({ id: mediaTypes.id, description: mediaTypes.description })
      .from(mediaTypes)
      .orderBy(mediaTypes.id),
    // For forms without scripts, which cannot ask for titles while one types.
    db
      .select({ title: songs.title })
      .from(songs)
      .where(isNull(songs.deletedAt))
      .orderBy(desc(songs.changedAt), desc(songs.id))
      .limit(100),
  ] as const;

/** The lists that a song form offers, each in the order it is shown. One batch. */
export async function readSongLists(db: Database) {
  const [raagaList, taalaList, songTypeList, accompanimentTypeList, mediaTypeList, latest] =
    await db.batch([...listStatements(db)]);
  return {
    raagas: raagaList,
    taalas: taalaList,
    songTypes: songTypeList,
    accompanimentTypes: accompanimentTypeList,
    mediaTypes: mediaTypeList,
    titles: [...new Set(latest.map(({ title }) => title))],
  };
}

export type SongLists = Awaited<ReturnType<typeof readSongLists>>;

/**
 * A song as it is now, for who may change it, with what was changed after `since` (a version), newest
 * first; null when there is none, or when it is in the bin. One batch.
 */
export async function findSongToEdit(db: Database, id: number, since = Number.MAX_SAFE_INTEGER) {
  const [rows, changes] = await db.batch([
    db
      .select({ ...keptColumns, version: songs.version, createdBy: songs.createdBy })
      .from(songs)
      .where(and(eq(songs.id, id), isNull(songs.deletedAt))),
    changesOf(db, id, since),
  ]);
  const row = rows[0];
  if (!row) return null;
  const { version, createdBy, ...song } = row;
  return { song: song satisfies SongRevision, version, createdBy, changes: changes.map(toChange) };
}

export type SongToEdit = NonNullable<Awaited<ReturnType<typeof findSongToEdit>>>;

function changesOf(db: Database, id: number, since: number) {
  return db
    .select({
      id: songChanges.id,
      kind: songChanges.kind,
      version: songChanges.version,
      at: songChanges.changedAt,
      fields: songChanges.fields,
      by: users.displayName,
    })
    .from(songChanges)
    .leftJoin(users, eq(users.id, songChanges.changedBy))
    .where(and(eq(songChanges.songId, id), gt(songChanges.version, since)))
    .orderBy(desc(songChanges.version), desc(songChanges.id))
    .limit(200);
}

export interface SongChange {
  id: number;
  kind: "created" | "updated" | "deleted" | "restored";
  version: number;
  /** Milliseconds since 1970. */
  at: number;
  /** A display name; null for a former member. */
  by: string | null;
  fields: FieldChanges;
}

function toChange(row: Awaited<ReturnType<typeof changesOf>>[number]): SongChange {
  return { ...row, at: row.at.getTime(), fields: row.fields };
}

/**
 * Which of a song's choices are not there, by field, and how long its file plays (seconds, or null). A file
 * may be taken when `userId` has sent it whole and of the song's kind, or when it is one of `ownFiles`. One
 * batch.
 */
export async function checkReferences(
  db: Database,
  song: SongRevision,
  userId: number,
  ownFiles: readonly string[],
): Promise<{ missing: string[]; fileSeconds: number | null }> {
  const types = JSON.stringify([...new Set(song.accompaniments.map(({ typeId }) => typeId))]);
  const there = (value: string | number | null, found: SQL) =>
    value === null ? sql`1` : sql`EXISTS (${found})`;
  const kind = song.uploadType?.toLowerCase() ?? "";
  const { mediaFileId } = song;
  const [rows] = await db.batch([
    statement<Record<string, number | null>>(
      db,
      sql`SELECT
      ${there(song.raagaId, sql`SELECT 1 FROM raagas WHERE id = ${song.raagaId}`)} AS raagaId,
      ${there(song.taalaId, sql`SELECT 1 FROM taalas WHERE id = ${song.taalaId}`)} AS taalaId,
      ${there(song.songTypeId, sql`SELECT 1 FROM song_types WHERE id = ${song.songTypeId}`)} AS songTypeId,
      ${there(song.mediaTypeId, sql`SELECT 1 FROM media_types WHERE id = ${song.mediaTypeId}`)} AS mediaTypeId,
      NOT EXISTS (SELECT 1 FROM json_each(${types})
        WHERE value NOT IN (SELECT id FROM accompaniment_types)) AS accompaniments,
      ${there(
        mediaFileId,
        sql`SELECT 1 FROM media_files WHERE id = ${mediaFileId} AND discarded_at IS NULL AND (
          (status = 'pending' AND completed_at IS NOT NULL AND owner_id = ${userId})
          OR id IN (SELECT value FROM json_each(${JSON.stringify(ownFiles)})))`,
      )} AS mediaFile,
      ${there(
        mediaFileId,
        sql`SELECT 1 FROM media_files WHERE id = ${mediaFileId} AND substr(content_type, 1, 5) = ${kind}`,
      )} AS fileKind,
      (SELECT duration_seconds FROM media_files WHERE id = ${mediaFileId}) AS fileSeconds`,
    ),
  ]);
  const { fileSeconds = null, ...found } = rows[0] ?? {};
  return { missing: Object.keys(found).filter((field) => !found[field]), fileSeconds };
}
