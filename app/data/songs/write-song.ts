import { eq, sql } from "drizzle-orm";
import { songs } from "#drizzle/schema/index.ts";
import { changesBetween, type SongRevision } from "../../domain/songs/song-revision.ts";
import type { Database } from "../database.ts";
import { claimStatements, releaseStatement } from "../media/song-files.ts";
import { songPartStatements } from "../search/index/song-index.ts";
import { permissionCondition } from "../permission-condition.ts";
import { requireThat, writeBatch, type WriteFailure, type WriteResult } from "../write-batch.ts";
import { changeStatement, editCondition, type Writer } from "./song-change.ts";

/** Adds a song in one transaction. Fails with `denied`, or `exists` for a used request id. */
export async function insertSong(
  db: Database,
  song: SongRevision,
  requestId: string,
  writer: Writer,
): Promise<{ ok: true; id: number } | { ok: false; reason: WriteFailure }> {
  const id = sql`(SELECT id FROM songs WHERE request_id = ${requestId})`;
  const createdAt = new Date(writer.now);
  const insert = db
    .insert(songs)
    .values({ ...song, requestId, createdBy: writer.userId, createdAt })
    .returning({ id: songs.id });
  const written = await writeBatch(db, [
    insert,
    requireThat(db, permissionCondition(writer.userId, "addSongs"), "denied"),
    changeStatement(db, id, "created", writer),
    ...(song.mediaFileId ? claimStatements(db, song.mediaFileId, writer.userId) : []),
    ...songPartStatements(db, id, song),
  ] as const);
  if (!written.ok) return written;
  const [[inserted]] = written.results;
  return { ok: true, id: inserted!.id };
}

export async function findSongByRequest(db: Database, requestId: string): Promise<number | null> {
  const [rows] = await db.batch([
    db.select({ id: songs.id }).from(songs).where(eq(songs.requestId, requestId)),
  ]);
  return rows[0]?.id ?? null;
}

/** Writes a song in one transaction. Fails with `outdated` unless it is of `version` and editable. */
export function updateSong(
  db: Database,
  id: number,
  version: number,
  before: SongRevision,
  after: SongRevision,
  writer: Writer,
): Promise<WriteResult> {
  const isOtherFile = before.mediaFileId !== after.mediaFileId;
  const claimed = isOtherFile ? after.mediaFileId : null;
  const released = isOtherFile ? before.mediaFileId : null;
  const current = sql`EXISTS (SELECT 1 FROM songs WHERE id = ${id} AND version = ${version}
    AND deleted_at IS NULL AND ${editCondition(writer.userId)})`;
  const update = db
    .update(songs)
    .set({
      ...after,
      version: version + 1,
      updatedBy: writer.userId,
      updatedAt: new Date(writer.now),
      mediaFailures: 0,
    })
    .where(eq(songs.id, id));
  return writeBatch(db, [
    requireThat(db, current, "outdated"),
    update,
    changeStatement(db, id, "updated", writer, changesBetween(before, after)),
    ...(claimed ? claimStatements(db, claimed, writer.userId) : []),
    ...(released ? [releaseStatement(db, released, writer.now)] : []),
    ...songPartStatements(db, sql`${id}`, after, before),
  ]);
}
