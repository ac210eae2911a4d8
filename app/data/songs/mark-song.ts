import { eq, sql } from "drizzle-orm";
import { compositions } from "#drizzle/schema/index.ts";
import type { Database } from "../database.ts";
import { auditWhere } from "../records/audit.ts";
import { revisionStatement, type Writer } from "../records/revisions.ts";
import { requireThat, writeBatch, type WriteResult } from "../write-batch.ts";
import { editCondition, isOfAnother } from "../edit-condition.ts";

/**
 * Marks a song as the one that represents its composition, or removes the mark if `isMarked` is false. Fails with
 * `missing` if there is no such song or the writer may not change its composition.
 */
export function markSong(
  db: Database,
  songId: number,
  isMarked: boolean,
  writer: Writer,
): Promise<WriteResult> {
  const composition = sql`(SELECT composition_id FROM songs WHERE id = ${songId} AND deleted_at IS NULL)`;
  const editable = sql`EXISTS (SELECT 1 FROM compositions WHERE id = ${composition}
    AND deleted_at IS NULL AND ${editCondition(writer.userId)})`;
  const marked = sql`(SELECT id FROM songs WHERE id = ${isMarked ? songId : null})`;
  const marks = sql`json_object('markedSongId', json_array(
    (SELECT marked_song_id FROM compositions WHERE id = ${composition}), ${marked}))`;
  return writeBatch(db, [
    requireThat(db, editable, "missing"),
    revisionStatement(db, { kind: "composition", id: composition }, "updated", writer, marks),
    auditWhere(
      db,
      {
        actorId: writer.userId,
        act: "song changed",
        subject: sql`(SELECT id || ' ' || title FROM songs WHERE id = ${songId})`,
        detail: "markedSongId",
      },
      isOfAnother(writer.userId, [
        sql`compositions WHERE id = ${composition} AND marked_song_id IS NOT ${isMarked ? songId : null}`,
      ]),
    ),
    db
      .update(compositions)
      .set({ markedSongId: isMarked ? songId : null })
      .where(eq(compositions.id, composition)),
  ]);
}
