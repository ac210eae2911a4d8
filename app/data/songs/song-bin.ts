import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import { songs, users } from "#drizzle/schema/index.ts";
import type { SongRevision } from "../../domain/songs/song-revision.ts";
import { auditStatement } from "../records/audit.ts";
import type { Database } from "../database.ts";
import { claimStatements, releaseStatement } from "../media/song-files.ts";
import { songPartStatements, songUnindexStatements } from "../search/index/song-index.ts";
import { permissionCondition } from "../permission-condition.ts";
import { requireThat, writeBatch, type WriteResult } from "../write-batch.ts";
import { changeStatement, editCondition, type Writer } from "./song-change.ts";
import { revisionColumns } from "./song-columns.ts";

const maxListed = 100;

const binned = isNotNull(songs.deletedAt);

export async function findBinnedSong(db: Database, id: number): Promise<SongRevision | null> {
  const [rows] = await db.batch([
    db
      .select(revisionColumns)
      .from(songs)
      .where(and(eq(songs.id, id), binned)),
  ]);
  return rows[0] ?? null;
}

export async function listBin(db: Database) {
  const [rows] = await db.batch([
    db
      .select({
        id: songs.id,
        title: songs.title,
        singer: songs.singer,
        deletedAt: songs.deletedAt,
        deletedBy: users.displayName,
      })
      .from(songs)
      .leftJoin(users, eq(users.id, songs.deletedBy))
      .where(binned)
      .orderBy(desc(songs.deletedAt))
      .limit(maxListed),
  ]);
  return rows.map(({ deletedAt, ...row }) => ({ ...row, deletedAt: deletedAt!.getTime() }));
}

/** Moves a song to the bin. Fails with `missing` if it is there or not the writer's to delete. */
export function binSong(
  db: Database,
  id: number,
  song: SongRevision,
  writer: Writer,
): Promise<WriteResult> {
  const deletable = sql`EXISTS (SELECT 1 FROM songs WHERE id = ${id} AND deleted_at IS NULL
    AND ${editCondition(writer.userId)})`;
  const update = db
    .update(songs)
    .set({
      deletedAt: new Date(writer.now),
      deletedBy: writer.userId,
      version: sql`version + 1`,
    })
    .where(eq(songs.id, id));
  return writeBatch(db, [
    requireThat(db, deletable, "missing"),
    update,
    changeStatement(db, id, "deleted", writer),
    ...(song.mediaFileId ? [releaseStatement(db, song.mediaFileId, writer.now)] : []),
    ...songUnindexStatements(db, sql`${id}`, song),
  ]);
}

/** Restores a song from the bin. Fails with `denied` or `missing`. */
export function unbinSong(
  db: Database,
  id: number,
  song: SongRevision,
  writer: Writer,
): Promise<WriteResult> {
  const inBin = sql`EXISTS (SELECT 1 FROM songs WHERE id = ${id} AND deleted_at IS NOT NULL)`;
  const update = db
    .update(songs)
    .set({ deletedAt: null, deletedBy: null, version: sql`version + 1` })
    .where(eq(songs.id, id));
  return writeBatch(db, [
    requireThat(db, permissionCondition(writer.userId, "administer"), "denied"),
    requireThat(db, inBin, "missing"),
    update,
    changeStatement(db, id, "restored", writer),
    auditStatement(db, {
      actorId: writer.userId,
      act: "song restored",
      subject: `${id} ${song.title}`,
    }),
    ...(song.mediaFileId ? claimStatements(db, song.mediaFileId, writer.userId) : []),
    ...songPartStatements(db, sql`${id}`, song),
  ]);
}
