import { eq, sql } from "drizzle-orm";
import { compositions, merges } from "#drizzle/schema/index.ts";
import {
  changesOfMerge,
  type CompositionMerge,
  type MergeableComposition,
} from "../../../domain/songs/merge-plan.ts";
import { valuesAfter } from "../../../domain/records/merging.ts";
import type { Database } from "../../database.ts";
import { statement } from "../../drizzle-internals.ts";
import { actStatements } from "../../records/audit.ts";
import { passPairsOn } from "../../records/pairs.ts";
import { revisionStatement, type Writer } from "../../records/revisions.ts";
import { indexComposersStatements } from "../../search/index/search-index.ts";
import { indexCompositionStatements } from "../../search/index/song-index.ts";
import { writeBatch, type WriteResult } from "../../write-batch.ts";
import { changeStatements, copyClaims } from "./composition-parts.ts";
import { requireState, type StoredComposition } from "./mergeable-composition.ts";

/** The recorded changes of a merge. `songs` are the songs that moved. */
export interface MovedComposition extends CompositionMerge {
  songs: number[];
}

export const nameOf = ({ id, shared }: MergeableComposition) => `${id} ${shared.title}`;

/** Moves the songs of `from` to `to`. Fails with `denied`, or with `outdated` if one of them has changed. */
export async function mergeCompositions(
  db: Database,
  from: StoredComposition,
  to: StoredComposition,
  plan: CompositionMerge,
  writer: Writer,
): Promise<WriteResult> {
  const { userId, now } = writer;
  const at = new Date(now);
  const act = { actorId: userId, act: "compositions merged" };
  const songs = sql`(SELECT json_group_array(id) FROM songs WHERE composition_id = ${from.id})`;
  const changes = changesOfMerge(to, plan);
  return writeBatch(db, [
    ...actStatements(db, { ...act, subject: nameOf(from), detail: nameOf(to) }),
    requireState(db, from),
    requireState(db, to),
    db.insert(merges).values({
      kind: "composition",
      fromId: String(from.id),
      toId: String(to.id),
      mergedBy: userId,
      mergedAt: at,
      moved: sql`json_set(${JSON.stringify(plan)}, '$.songs', json(${songs}))`,
    }),
    ...(await changeStatements(db, to, changes, writer)),
    statement(
      db,
      sql`UPDATE songs SET composition_id = ${to.id} WHERE composition_id = ${from.id}`,
    ),
    ...setAsideStatements(db, plan.setAside, now),
    db
      .update(compositions)
      .set({ deletedAt: at, deletedBy: userId, mergedInto: to.id })
      .where(eq(compositions.id, from.id)),
    revisionStatement(db, { kind: "composition", id: from.id }, "merged", writer, {
      mergedInto: [null, to.id],
    }),
    revisionStatement(db, { kind: "composition", id: to.id }, "merged", writer, changes),
    copyClaims(db, from.id, to.id, plan.filled),
    ...passPairsOn(db, "composition", from.id, to.id, writer),
    ...indexCompositionStatements(db, to.id, { ...to.shared, ...valuesAfter(changes) }),
    ...indexComposersStatements(db, [from.shared.composer, to.shared.composer]),
  ]);
}

/** Removes representative songs. Their addresses then redirect to the composition. `deletedBy` is null: no user did it. */
function setAsideStatements(db: Database, ids: number[], now: number) {
  const list = sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;
  return [
    statement(db, sql`DELETE FROM song_index WHERE song_id IN ${list}`),
    statement(db, sql`UPDATE songs SET deleted_at = ${now}, deleted_by = NULL WHERE id IN ${list}`),
  ];
}
