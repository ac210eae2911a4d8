import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import { compositions, songs, users } from "#drizzle/schema/index.ts";
import type { SongRevision } from "../../domain/songs/song-revision.ts";
import { auditWhere } from "../records/audit.ts";
import { editPermissions } from "../../domain/songs/song-permissions.ts";
import { isRestorable } from "../binned-songs.ts";
import type { Database } from "../database.ts";
import { claimStatements, releaseStatement } from "../media/song-files.ts";
import { revisionStatement, type Writer } from "../records/revisions.ts";
import { indexSongStatements, songUnindexStatements } from "../search/index/song-index.ts";
import { permissionCondition } from "../permission-condition.ts";
import { requireThat, writeBatch, type WriteResult } from "../write-batch.ts";
import { editCondition, isOfAnother } from "../edit-condition.ts";
import type { EditableSong } from "./editable-song.ts";
import { revisionColumns } from "./song-columns.ts";
import { removeStandInStatements, standInStatements } from "./stand-in.ts";

const maxListed = 100;

const binned = isNotNull(songs.deletedAt);

export interface BinnedSong {
  song: SongRevision;
  compositionId: number;
}

export async function findBinnedSong(db: Database, id: number): Promise<BinnedSong | null> {
  const [rows] = await db.batch([
    db
      .select({ song: revisionColumns, compositionId: songs.compositionId })
      .from(songs)
      .innerJoin(compositions, eq(compositions.id, songs.compositionId))
      .where(and(eq(songs.id, id), binned)),
  ]);
  return rows[0] ? { ...rows[0], compositionId: rows[0].compositionId! } : null;
}

/** Songs that the user has deleted, may still edit, and may restore: not compositions deleted by another user. */
const isOwnDeletion = (userId: number) =>
  sql`songs.deleted_by = ${userId} AND songs.created_by = ${userId}
    AND NOT EXISTS (SELECT 1 FROM compositions c WHERE c.id = songs.composition_id
      AND c.deleted_at IS NOT NULL AND c.deleted_by IS NOT ${userId})`;

const inBinOf = (userId: number | null) =>
  and(binned, isRestorable, userId === null ? undefined : isOwnDeletion(userId));

/** Counts the songs that a user can restore. */
export async function countOwnBin(db: Database, userId: number): Promise<number> {
  const [rows] = await db.batch([
    db
      .select({ n: sql<number>`count(*)` })
      .from(songs)
      .where(inBinOf(userId)),
  ]);
  return rows[0]!.n;
}

/** Lists recordings in the bin, and compositions deleted with their only song, of one user or of all (null). */
export async function listBin(db: Database, language: string, userId: number | null) {
  const [rows] = await db.batch([
    db
      .select({
        id: songs.id,
        title: songs.title,
        native: sql<string | null>`${songs.scriptNames} ->> ${`$.${language}.title`}`.as("native"),
        singer: songs.singer,
        nativeSinger: sql<string | null>`${songs.scriptNames} ->> ${`$.${language}.singer`}`.as(
          "native_singer",
        ),
        recordingDate: songs.recordingDate,
        isRecording: songs.isRecording,
        withComposition: sql<number>`EXISTS (SELECT 1 FROM compositions c
          WHERE c.id = songs.composition_id AND c.deleted_at IS NOT NULL)`.as("with_composition"),
        deletedAt: songs.deletedAt,
        deletedBy: users.displayName,
      })
      .from(songs)
      .leftJoin(users, eq(users.id, songs.deletedBy))
      .where(inBinOf(userId))
      .orderBy(desc(songs.deletedAt))
      .limit(maxListed),
  ]);
  return rows.map(({ deletedAt, ...row }) => ({ ...row, deletedAt: deletedAt!.getTime() }));
}

/**
 * Moves a song to the bin. The composition is deleted too if this was its only song and the writer may delete both;
 * else a new song represents it. Fails with `missing` if the song is in the bin already or the writer may not delete it.
 */
export function binSong(
  db: Database,
  { id, compositionId, song, isRecording }: EditableSong,
  writer: Writer,
): Promise<WriteResult> {
  const deletable = sql`EXISTS (SELECT 1 FROM songs WHERE id = ${id} AND deleted_at IS NULL
    AND composition_id = ${compositionId} AND ${editCondition(writer.userId)})`;
  const isAlone = sql`NOT EXISTS (SELECT 1 FROM songs WHERE composition_id = ${compositionId} AND deleted_at IS NULL)`;
  const deleted = { deletedAt: new Date(writer.now), deletedBy: writer.userId };
  const composition = { kind: "composition", id: compositionId } as const;
  const goesToo = sql`id = ${compositionId} AND deleted_at IS NULL AND ${isAlone} AND ${editCondition(writer.userId)}`;
  const isGone = sql`EXISTS (SELECT 1 FROM compositions WHERE id = ${compositionId} AND deleted_at IS NOT NULL)`;
  return writeBatch(db, [
    requireThat(db, deletable, "missing"),
    db.update(songs).set(deleted).where(eq(songs.id, id)),
    revisionStatement(db, { kind: "song", id }, "deleted", writer),
    db.update(compositions).set(deleted).where(goesToo),
    auditWhere(
      db,
      { actorId: writer.userId, act: "song deleted", subject: `${id} ${song.title}` },
      isOfAnother(writer.userId, [
        sql`songs WHERE id = ${id}`,
        sql`compositions WHERE id = ${compositionId} AND deleted_at IS NOT NULL`,
      ]),
    ),
    // A song without a recording is deleted only with its composition.
    ...(isRecording ? [] : [requireThat(db, isGone, "missing")]),
    revisionStatement(db, composition, "deleted", writer, {}, isGone),
    ...(song.mediaFileId ? [releaseStatement(db, song.mediaFileId, writer.now)] : []),
    ...standInStatements(db, compositionId, song, writer),
    ...songUnindexStatements(db, sql`${id}`, song),
  ]);
}

/**
 * Restores a song from the bin, with its composition if that was deleted too. A restored recording replaces the song
 * that represented the composition. Administrators restore any song, contributors the songs they deleted. Fails with
 * `denied` or `missing`.
 */
export function unbinSong(
  db: Database,
  id: number,
  { song, compositionId }: BinnedSong,
  writer: Writer,
): Promise<WriteResult> {
  const inBin = sql`EXISTS (SELECT 1 FROM songs WHERE id = ${id} AND deleted_at IS NOT NULL AND ${isRestorable})`;
  const restored = { deletedAt: null, deletedBy: null };
  const wasGone = sql`EXISTS (SELECT 1 FROM compositions WHERE id = ${compositionId} AND deleted_at IS NOT NULL)`;
  const composition = { kind: "composition", id: compositionId } as const;
  const isOwn = sql`EXISTS (SELECT 1 FROM songs WHERE id = ${id} AND ${isOwnDeletion(writer.userId)})`;
  const mayRestore = sql`(${permissionCondition(writer.userId, "administer")}
    OR (${permissionCondition(writer.userId, editPermissions.own)} AND ${isOwn}))`;
  return writeBatch(db, [
    requireThat(db, mayRestore, "denied"),
    requireThat(db, inBin, "missing"),
    auditWhere(
      db,
      { actorId: writer.userId, act: "song restored", subject: `${id} ${song.title}` },
      isOfAnother(writer.userId, [
        sql`songs WHERE id = ${id}`,
        sql`compositions WHERE id = ${compositionId} AND deleted_at IS NOT NULL`,
      ]),
    ),
    revisionStatement(db, composition, "restored", writer, {}, wasGone),
    db.update(compositions).set(restored).where(eq(compositions.id, compositionId)),
    db.update(songs).set(restored).where(eq(songs.id, id)),
    ...removeStandInStatements(db, compositionId, writer.now),
    revisionStatement(db, { kind: "song", id }, "restored", writer),
    ...(song.mediaFileId ? claimStatements(db, song.mediaFileId, writer.userId) : []),
    ...indexSongStatements(db, sql`${id}`, song),
  ]);
}
