import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { mediaFiles, songDrafts, songs } from "#drizzle/schema/index.ts";
import { maxDrafts } from "../../../domain/songs/drafts/file-tags.ts";
import type { CellChanges } from "../../../domain/songs/drafts/cell-changes.ts";
import type { RareFormat } from "../../../domain/media/rare-format.ts";
import type { DraftInputs } from "../../../domain/songs/drafts/draft-inputs.ts";
import type { Database } from "../../database.ts";
import { statement } from "../../drizzle-internals.ts";
import { jsonChunks } from "../../json-chunks.ts";
import { permissionCondition } from "../../permission-condition.ts";
import { requireThat, writeBatch, type WriteResult } from "../../write-batch.ts";

/** A draft with its file, whose `size` and `hash` are null without one; the rest is known once it has arrived. */
export interface SongDraft {
  id: string;
  inputs: DraftInputs;
  file: {
    name: string;
    size: number | null;
    hash: string | null;
    wholeHash: string | null;
    seconds: number | null;
    rareFormat: RareFormat | null;
  };
  mediaFileId: string | null;
  hasArrived: boolean;
  isReady: boolean;
  changedAt: number;
}

export interface NewDraft {
  id: string;
  inputs: DraftInputs;
  file?: { name: string; size: number; hash: string | null; mediaFileId?: string };
}

const isOwn = (id: string, ownerId: number) =>
  and(eq(songDrafts.id, id), eq(songDrafts.ownerId, ownerId));

/** Lists the drafts of an account in their order, all or those of `ids`. One batch. */
export async function listDrafts(
  db: Database,
  ownerId: number,
  ids?: readonly string[],
): Promise<SongDraft[]> {
  const own = eq(songDrafts.ownerId, ownerId);
  const [rows] = await db.batch([
    db
      .select({
        id: songDrafts.id,
        inputs: songDrafts.inputs,
        name: songDrafts.fileName,
        size: songDrafts.fileSize,
        hash: songDrafts.fileHash,
        seconds: sql<number | null>`${mediaFiles.durationSeconds}`.as("seconds"),
        wholeHash: mediaFiles.wholeHash,
        rareFormat: mediaFiles.rareFormat,
        mediaFileId: sql<string | null>`${mediaFiles.id}`.as("upload"),
        hasArrived: sql<number>`${mediaFiles.completedAt} IS NOT NULL`.as("arrived"),
        isReady: songDrafts.isReady,
        changedAt: songDrafts.changedAt,
      })
      .from(songDrafts)
      .leftJoin(
        mediaFiles,
        and(eq(mediaFiles.id, songDrafts.mediaFileId), sql`${mediaFiles.discardedAt} IS NULL`),
      )
      .where(ids ? and(own, inArray(songDrafts.id, [...ids])) : own)
      .orderBy(songDrafts.position, songDrafts.id)
      .limit(maxDrafts),
  ]);
  return rows.map(({ name, size, hash, wholeHash, seconds, rareFormat, hasArrived, ...row }) => ({
    ...row,
    file: { name, size, hash, wholeHash, seconds, rareFormat },
    hasArrived: hasArrived === 1,
    changedAt: row.changedAt.getTime(),
  }));
}

/** Adds drafts at the end, of files that no draft of the account has. Fails with `denied`, `unavailable` (over 200). */
export function insertDrafts(
  db: Database,
  ownerId: number,
  drafts: readonly NewDraft[],
  now: number,
): Promise<WriteResult> {
  const rows = drafts.map(({ id, inputs, file }) => [id, inputs, file ?? {}]);
  const first = sql`(SELECT coalesce(max(position), 0) FROM song_drafts WHERE owner_id = ${ownerId})`;
  return writeBatch(db, [
    requireThat(db, permissionCondition(ownerId, "addSongs"), "denied"),
    ...jsonChunks(rows).map((list) =>
      statement(
        db,
        sql`INSERT INTO song_drafts (id, owner_id, position, inputs, file_name, file_size, file_hash,
            media_file_id, created_at, changed_at)
          SELECT value ->> 0, ${ownerId}, ${first} + key + 1, value -> 1, coalesce(value ->> '$[2].name', ''),
            value ->> '$[2].size', value ->> '$[2].hash', value ->> '$[2].mediaFileId', ${now}, ${now}
          FROM json_each(${list}) AS given
          WHERE given.value ->> '$[2].hash' IS NULL OR NOT EXISTS (SELECT 1 FROM song_drafts d
            WHERE d.owner_id = ${ownerId} AND d.file_hash = given.value ->> '$[2].hash'
              AND d.file_name = given.value ->> '$[2].name')`,
      ),
    ),
    requireThat(
      db,
      sql`(SELECT count(*) FROM song_drafts WHERE owner_id = ${ownerId}) <= ${maxDrafts}`,
      "unavailable",
    ),
  ]);
}

/**
 * Writes changed cells of drafts of an account that may add songs, by draft. Each cell is written only if it still says
 * what it was changed from.
 */
export async function storeDrafts(
  db: Database,
  ownerId: number,
  changes: ReadonlyMap<string, CellChanges>,
  now: number,
): Promise<void> {
  const rows = [...changes].map(([id, { inputs, from }]) => [id, inputs, from]);
  const stored = sql`coalesce(song_drafts.inputs ->> cell.key, '')`;
  const [first, ...others] = jsonChunks(rows).map((list) =>
    statement(
      db,
      sql`UPDATE song_drafts SET changed_at = ${now},
          inputs = json_patch(inputs, (SELECT json_group_object(cell.key, cell.value)
            FROM json_each(given.value -> 1) AS cell
            WHERE coalesce(given.value -> 2 ->> cell.key, ${stored}) = ${stored}))
        FROM json_each(${list}) AS given
        WHERE song_drafts.id = given.value ->> 0 AND owner_id = ${ownerId}
          AND EXISTS (SELECT 1 FROM json_each(given.value -> 1) AS cell WHERE cell.value <> ${stored})
          AND ${permissionCondition(ownerId, "addSongs")}`,
    ),
  );
  if (first) await db.batch([first, ...others]);
}

/** Ties an upload of the account to its draft. Returns false unless both are there and it may add songs. */
export async function setDraftUpload(
  db: Database,
  draft: { id: string; ownerId: number },
  mediaFileId: string,
  now: number,
): Promise<boolean> {
  const { id, ownerId } = draft;
  const isUpload = sql`EXISTS (SELECT 1 FROM media_files WHERE id = ${mediaFileId}
    AND owner_id = ${ownerId} AND status = 'pending' AND discarded_at IS NULL)`;
  const [rows] = await db.batch([
    db
      .update(songDrafts)
      .set({ mediaFileId, changedAt: new Date(now) })
      .where(and(isOwn(id, ownerId), isUpload, permissionCondition(ownerId, "addSongs")))
      .returning({ id: songDrafts.id }),
  ]);
  return rows.length > 0;
}

/** Takes the composition from drafts of an account that were to have that of draft `id`. */
export async function detachDrafts(db: Database, ownerId: number, id: string): Promise<void> {
  const isFollower = sql`${songDrafts.inputs} ->> 'compositionId' = ${id}`;
  const inputs = sql`json_remove(${songDrafts.inputs}, '$.compositionId')`;
  await db.batch([
    db
      .update(songDrafts)
      .set({ inputs })
      .where(and(eq(songDrafts.ownerId, ownerId), isFollower)),
  ]);
}

/** Stores whether to save a draft as soon as its upload is complete. */
export async function setDraftReady(
  db: Database,
  { id, ownerId }: { id: string; ownerId: number },
  isReady: boolean,
): Promise<void> {
  await db.batch([db.update(songDrafts).set({ isReady }).where(isOwn(id, ownerId))]);
}

/** Deletes a draft of an account. Returns the id of its upload if no other draft has it, else null. */
export async function deleteDraft(
  db: Database,
  { id, ownerId }: { id: string; ownerId: number },
): Promise<string | null> {
  const isShared = sql`EXISTS (SELECT 1 FROM song_drafts o
    WHERE o.media_file_id = song_drafts.media_file_id AND o.id <> ${id})`;
  const [rows] = await db.batch([
    db
      .select({ mediaFileId: songDrafts.mediaFileId })
      .from(songDrafts)
      .where(and(isOwn(id, ownerId), sql`NOT ${isShared}`)),
    db.delete(songDrafts).where(isOwn(id, ownerId)),
  ]);
  return rows[0]?.mediaFileId ?? null;
}

/** Deletes a draft that was saved as a song. Returns false, and keeps it, if it has changed since it was read. */
export async function deleteSavedDraft(
  db: Database,
  { id, changedAt }: SongDraft,
  ownerId: number,
): Promise<boolean> {
  const [, left] = await db.batch([
    db
      .delete(songDrafts)
      .where(and(isOwn(id, ownerId), eq(songDrafts.changedAt, new Date(changedAt)))),
    db.select({ id: songDrafts.id }).from(songDrafts).where(isOwn(id, ownerId)),
  ]);
  return left.length === 0;
}

/** Finds the song that a draft of an account was saved as. */
export async function findSongOfDraft(
  db: Database,
  { id, ownerId }: { id: string; ownerId: number },
): Promise<{ songId: number; title: string } | null> {
  const [rows] = await db.batch([
    db
      .select({ songId: songs.id, title: songs.title })
      .from(songs)
      .where(and(eq(songs.requestId, id), eq(songs.createdBy, ownerId), isNull(songs.deletedAt))),
  ]);
  return rows[0] ?? null;
}

/** Lists which of these drafts an account does not have, each with the song that it was saved as, or null. One batch. */
export async function findGoneDrafts(
  db: Database,
  ownerId: number,
  ids: readonly string[],
): Promise<{ id: string; song: { songId: number; title: string } | null }[]> {
  const given = sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;
  const [there, saved] = await db.batch([
    db
      .select({ id: songDrafts.id })
      .from(songDrafts)
      .where(and(eq(songDrafts.ownerId, ownerId), inArray(songDrafts.id, given))),
    db
      .select({ id: songs.requestId, songId: songs.id, title: songs.title })
      .from(songs)
      .where(
        and(inArray(songs.requestId, given), eq(songs.createdBy, ownerId), isNull(songs.deletedAt)),
      ),
  ]);
  const thereIds = new Set(there.map(({ id }) => id));
  const songOf = new Map(saved.map(({ id, ...song }) => [id, song]));
  return ids.filter((id) => !thereIds.has(id)).map((id) => ({ id, song: songOf.get(id) ?? null }));
}
