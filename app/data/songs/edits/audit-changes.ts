import { sql } from "drizzle-orm";
import type { FieldChanges } from "../../../domain/songs/song-revision.ts";
import type { Database } from "../../database.ts";
import { isOfAnother } from "../../edit-condition.ts";
import { statement } from "../../drizzle-internals.ts";
import { jsonChunks } from "../../json-chunks.ts";

interface ChangedSong {
  id: number;
  compositionId: number;
  title: string;
  own: FieldChanges;
  shared: FieldChanges;
}

/** Writes audit events for changed songs and compositions that another user added. */
export function auditChangesStatements(
  db: Database,
  songs: readonly ChangedSong[],
  userId: number,
) {
  const rows = songs.map(({ id, compositionId, title, own, shared }) => [
    Object.keys(own).length > 0 ? id : null,
    Object.keys(shared).length > 0 ? compositionId : null,
    `${id} ${title}`,
    Object.keys({ ...shared, ...own }).join(", "),
  ]);
  const others = isOfAnother(userId, [
    sql`songs WHERE songs.id = row.value ->> 0`,
    sql`compositions WHERE compositions.id = row.value ->> 1`,
  ]);
  return jsonChunks(rows).map((list) =>
    statement(
      db,
      sql`INSERT INTO audit_events (actor_id, act, subject, detail)
        SELECT ${userId}, 'song changed', row.value ->> 2, row.value ->> 3
        FROM json_each(${list}) AS row WHERE ${others}`,
    ),
  );
}
