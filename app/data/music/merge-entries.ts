import { and, isNotNull, isNull, sql } from "drizzle-orm";
import { songs } from "#drizzle/schema/index.ts";
import { raiseVersion } from "../data-version.ts";
import type { Database } from "../database.ts";
import { statement } from "../drizzle-internals.ts";
import { actStatements } from "../records/audit.ts";
import { writeBatch, type WriteResult } from "../write-batch.ts";
import type { DetailedList } from "./reference-list.ts";
import { clearStatements, hasEntry } from "./entry-statements.ts";

/** Moves songs and children of `from` to `to` and deletes `from`. Fails with `missing` if they are not two entries. */
export async function mergeEntries(
  db: Database,
  list: DetailedList,
  { from, to, actorId, now }: { from: string; to: string; actorId: number; now: number },
): Promise<WriteResult> {
  const { word, table, columns, songField, parentField, usedBy } = list;
  const condition = sql`${hasEntry(list, from)} AND ${hasEntry(list, to)} AND ${from} <> ${to}`;
  const act = { actorId, act: `${word} merged`, subject: from, detail: to };
  // Each half has an index of its own: songs shown, and songs in the bin.
  const halves = [isNull(songs.deletedAt), isNotNull(songs.deletedAt)];
  return writeBatch(db, [
    ...actStatements(db, act, condition),
    ...halves.flatMap((half) => [
      statement(
        db,
        sql`INSERT INTO song_changes (song_id, kind, changed_by, changed_at, version, fields)
          SELECT id, 'updated', ${actorId}, ${now}, version + 1,
            json_object(${songField}, json_array(${from}, ${to}))
          FROM songs WHERE ${usedBy(from)} AND ${half}`,
      ),
      db
        .update(songs)
        .set({
          [songField]: to,
          version: sql`version + 1`,
          updatedBy: actorId,
          updatedAt: new Date(now),
        })
        .where(and(usedBy(from), half)),
    ]),
    ...(parentField
      ? [
          db
            .update(table)
            .set({ [parentField]: sql`nullif(${to}, id)` })
            .where(sql`${columns[parentField]} = ${from}`),
        ]
      : []),
    ...clearStatements(db, list, [from]),
    db.delete(table).where(sql`${table.id} = ${from}`),
    raiseVersion(db),
  ]);
}
