import { and, eq, inArray, sql } from "drizzle-orm";
import { mediaFiles, songDrafts } from "#drizzle/schema/index.ts";
import { maxDrafts } from "../../../domain/songs/drafts/file-tags.ts";
import type { DraftInputs } from "../../../domain/songs/drafts/draft-inputs.ts";
import type { Database } from "../../database.ts";
import { statement } from "../../drizzle-internals.ts";
import { jsonChunks } from "../../json-chunks.ts";
import { permissionCondition } from "../../permission-condition.ts";
import { requireThat, writeBatch, type WriteResult } from "../../write-batch.ts";

/** A draft with its file, whose `size` and `hash` are null without one. */
export interface SongDraft {
  id: string;
  inputs: DraftInputs;
  file: { name: string; size: number | null; hash: string | null };
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
  return rows.map(({ name, size, hash, hasArrived, changedAt, ...row }) => ({
    ...row,
    file: { name, size, hash },
    hasArrived: hasArrived === 1,
    changedAt: changedAt.getTime(),
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

/** Writes the inputs of drafts of an account that may add songs; others are left as they are. */
export async function storeDrafts(
  db: Database,
  ownerId: number,
  inputs: ReadonlyMap<string, DraftInputs>,
  now: number,
): Promise<void> {
  const [first, ...others] = jsonChunks([...inputs]).map((list) =>
    statement(
      db,
      sql`UPDATE song_drafts SET inputs = given.value -> 1, changed_at = ${now}
        FROM json_each(${list}) AS given
        WHERE song_drafts.id = given.value ->> 0 AND owner_id = ${ownerId}
          AND inputs <> given.value -> 1 AND ${permissionCondition(ownerId, "addSongs")}`,
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

/** Stores whether to save a draft as soon as its upload is complete. */
export async function setDraftReady(
  db: Database,
  { id, ownerId }: { id: string; ownerId: number },
  isReady: boolean,
): Promise<void> {
  await db.batch([db.update(songDrafts).set({ isReady }).where(isOwn(id, ownerId))]);
}

/** Deletes drafts of an account. Returns the ids of their uploads. */
export async function deleteDrafts(
  db: Database,
  ownerId: number,
  ids: readonly string[],
): Promise<string[]> {
  const [rows] = await db.batch([
    db
      .delete(songDrafts)
      .where(and(eq(songDrafts.ownerId, ownerId), inArray(songDrafts.id, [...ids])))
      .returning({ mediaFileId: songDrafts.mediaFileId }),
  ]);
  return rows.flatMap(({ mediaFileId }) => mediaFileId ?? []);
}
