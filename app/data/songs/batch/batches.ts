import { and, desc, eq, sql } from "drizzle-orm";
import { songBatches, users } from "#drizzle/schema/index.ts";
import type { BatchedSong } from "../../../domain/songs/batch/plan-batch.ts";
import type { Database } from "../../database.ts";
import { editCondition } from "../../edit-condition.ts";
import { permissionCondition } from "../../permission-condition.ts";
import type { Writer } from "../../records/revisions.ts";
import { requireThat, writeBatch, type WriteResult } from "../../write-batch.ts";
import { type SongEdit, updateSongStatements } from "../edits/update-songs.ts";

/** An edit of many songs; `editedBy` is null for a former user, times are milliseconds since 1970. */
export interface SongBatch {
  id: number;
  editedBy: number | null;
  by: string | null;
  editedAt: number;
  songCount: number;
  undoneAt: number | null;
}

const maxListed = 20;

const columns = {
  id: songBatches.id,
  editedBy: songBatches.editedBy,
  by: users.displayName,
  editedAt: songBatches.editedAt,
  songCount: songBatches.songCount,
  undoneAt: songBatches.undoneAt,
};

const toBatch = <Row extends { editedAt: Date; undoneAt: Date | null }>(row: Row) => ({
  ...row,
  editedAt: row.editedAt.getTime(),
  undoneAt: row.undoneAt?.getTime() ?? null,
});

/** Lists the latest batch edits of a user, or of all users (null). One D1 batch. */
export async function listBatches(db: Database, ownerId: number | null): Promise<SongBatch[]> {
  const [rows] = await db.batch([
    db
      .select(columns)
      .from(songBatches)
      .leftJoin(users, eq(users.id, songBatches.editedBy))
      .where(ownerId === null ? undefined : eq(songBatches.editedBy, ownerId))
      .orderBy(desc(songBatches.id))
      .limit(maxListed),
  ]);
  return rows.map(toBatch);
}

/** Finds a batch edit of a user, or of any user (null), with its songs. Null if there is none. */
export async function findBatch(
  db: Database,
  id: number,
  ownerId: number | null,
): Promise<(SongBatch & { edits: BatchedSong[] }) | null> {
  const own = ownerId === null ? undefined : eq(songBatches.editedBy, ownerId);
  const [rows] = await db.batch([
    db
      .select({ ...columns, edits: songBatches.edits })
      .from(songBatches)
      .leftJoin(users, eq(users.id, songBatches.editedBy))
      .where(and(eq(songBatches.id, id), own)),
  ]);
  return rows[0] ? { ...toBatch(rows[0]), edits: rows[0].edits } : null;
}

/**
 * Changes songs in one transaction, as a batch edit that can be undone. Fails with `denied`, `outdated` (a song has
 * changed, or the writer may not edit it) or `inUse`. Returns the id of the batch edit.
 */
export async function writeBatchEdit(
  db: Database,
  edits: readonly (SongEdit & { batched: BatchedSong })[],
  writer: Writer,
): Promise<WriteResult<number>> {
  const written = await writeBatch(db, [
    requireThat(db, permissionCondition(writer.userId, "addSongs"), "denied"),
    ...(await updateSongStatements(db, edits, writer, editCondition(writer.userId))),
    db
      .insert(songBatches)
      .values({
        editedBy: writer.userId,
        editedAt: new Date(writer.now),
        songCount: edits.length,
        edits: edits.map(({ batched }) => batched),
      })
      .returning({ id: songBatches.id }),
  ]);
  if (!written.ok) return written;
  const [batch] = written.results.at(-1) as { id: number }[];
  return { ok: true, results: batch!.id };
}

/** Undoes a batch edit in one transaction. Fails with `denied`, or `outdated` if it is undone or a song has changed. */
export async function writeUndo(
  db: Database,
  id: number,
  edits: readonly SongEdit[],
  writer: Writer,
): Promise<WriteResult> {
  const { userId, now } = writer;
  const mayUndo = sql`(edited_by = ${userId} OR ${permissionCondition(userId, "editAnySong")})`;
  const isOpen = sql`EXISTS (SELECT 1 FROM song_batches WHERE id = ${id} AND undone_at IS NULL AND ${mayUndo})`;
  return writeBatch(db, [
    requireThat(db, permissionCondition(userId, "addSongs"), "denied"),
    requireThat(db, isOpen, "outdated"),
    ...(await updateSongStatements(db, edits, writer, editCondition(userId))),
    db
      .update(songBatches)
      .set({ undoneAt: new Date(now), undoneBy: userId })
      .where(eq(songBatches.id, id)),
  ]);
}
