import { and, desc, eq, gt, isNull, ne, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { merges, users } from "#drizzle/schema/index.ts";
import { separableFor } from "../../domain/records/merging.ts";
import type { Database } from "../database.ts";
import { statement } from "../drizzle-internals.ts";
import type { Writer } from "./revisions.ts";
import { requireThat } from "../write-batch.ts";

export type MergeKind = (typeof merges.kind.enumValues)[number];

interface Merge<Moved> {
  id: number;
  kind: MergeKind;
  fromId: string;
  toId: string;
  mergedAt: number;
  isUndone: boolean;
  moved: Moved;
}

export async function findMerge<Moved>(db: Database, id: number): Promise<Merge<Moved> | null> {
  const [rows] = await db.batch([db.select().from(merges).where(eq(merges.id, id))]);
  if (!rows[0]) return null;
  const { kind, fromId, toId, mergedAt, undoneAt, moved } = rows[0];
  const isUndone = undoneAt !== null;
  return { id, kind, fromId, toId, mergedAt: mergedAt.getTime(), isUndone, moved: moved as Moved };
}

const maxMerges = 100;

/** Lists the merges of the last 30 days, latest first. */
export async function listMerges(db: Database, now: number) {
  const nameOf = (id: SQLiteColumn) => sql<string | null>`CASE ${merges.kind}
    WHEN 'person' THEN (SELECT name FROM people WHERE id = ${id})
    ELSE (SELECT title FROM compositions WHERE id = CAST(${id} AS INTEGER)) END`;
  const [rows] = await db.batch([
    db
      .select({
        id: merges.id,
        kind: merges.kind,
        fromName: nameOf(merges.fromId).as("from_name"),
        toName: nameOf(merges.toId).as("to_name"),
        toId: merges.toId,
        songId: sql<number | null>`(SELECT main_song_id FROM compositions
          WHERE ${merges.kind} = 'composition' AND id = CAST(${merges.toId} AS INTEGER))`.as(
          "song_id",
        ),
        mergedAt: merges.mergedAt,
        undoneAt: merges.undoneAt,
        by: users.displayName,
      })
      .from(merges)
      .leftJoin(users, eq(users.id, merges.mergedBy))
      .where(gt(merges.mergedAt, new Date(now - separableFor)))
      .orderBy(desc(merges.mergedAt), desc(merges.id))
      .limit(maxMerges),
  ]);
  return rows.map(({ mergedAt, undoneAt, ...row }) => ({
    ...row,
    mergedAt: mergedAt.getTime(),
    undoneAt: undoneAt?.getTime() ?? null,
  }));
}

/** Reads the details of other merges into the same target. */
export async function listMovedTo<Moved>(
  db: Database,
  kind: MergeKind,
  toId: string | number,
  except = 0,
): Promise<Moved[]> {
  const [rows] = await db.batch([
    db
      .select({ moved: merges.moved })
      .from(merges)
      .where(
        and(
          eq(merges.kind, kind),
          eq(merges.toId, String(toId)),
          isNull(merges.undoneAt),
          ne(merges.id, except),
        ),
      ),
  ]);
  return rows.map(({ moved }) => moved as Moved);
}

/** Marks a merge as undone. Fails with `outdated` if it is undone already or older than 30 days. */
export function undoStatements(db: Database, id: number, { userId, now }: Writer) {
  const separable = sql`EXISTS (SELECT 1 FROM merges
    WHERE id = ${id} AND undone_at IS NULL AND merged_at > ${now - separableFor})`;
  return [
    requireThat(db, separable, "outdated"),
    statement(
      db,
      sql`UPDATE merges SET undone_at = ${now}, undone_by = ${userId} WHERE id = ${id}`,
    ),
  ] as const;
}
