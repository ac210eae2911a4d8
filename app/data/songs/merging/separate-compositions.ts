import { eq, sql } from "drizzle-orm";
import { compositions } from "#drizzle/schema/index.ts";
import { type Changes, valuesAfter } from "../../../domain/records/merging.ts";
import type { Database } from "../../database.ts";
import { statement } from "../../drizzle-internals.ts";
import { actStatements } from "../../records/audit.ts";
import { undoStatements } from "../../records/merges.ts";
import { takePairsBack } from "../../records/pairs.ts";
import { revisionStatement, type Writer } from "../../records/revisions.ts";
import { indexComposersStatements } from "../../search/index/search-index.ts";
import { writeBatch, type WriteResult } from "../../write-batch.ts";
import { standInStatements } from "../stand-in.ts";
import { changeStatements, removeClaims } from "./composition-parts.ts";
import { type MovedComposition, nameOf } from "./merge-compositions.ts";
import { requireState, type StoredComposition } from "./mergeable-composition.ts";

interface Separation {
  mergeId: number;
  mergedAt: number;
  moved: MovedComposition;
  changes: Changes;
}

/** Moves songs back to `from`. Fails with `denied`, or with `outdated` if one of the two has changed. */
export async function separateCompositions(
  db: Database,
  from: StoredComposition,
  to: StoredComposition,
  { mergeId, mergedAt, moved, changes }: Separation,
  writer: Writer,
): Promise<WriteResult> {
  const act = { actorId: writer.userId, act: "compositions separated" };
  const songs = sql`(SELECT value FROM json_each(${JSON.stringify(moved.songs)}))`;
  const after = { ...to.shared, ...valuesAfter(changes) };
  return writeBatch(db, [
    ...actStatements(db, { ...act, subject: nameOf(from), detail: nameOf(to) }),
    requireState(db, from),
    requireState(db, to),
    ...undoStatements(db, mergeId, writer),
    db
      .update(compositions)
      .set({ deletedAt: null, deletedBy: null, mergedInto: null })
      .where(eq(compositions.id, from.id)),
    ...(await changeStatements(db, to, changes, writer)),
    statement(
      db,
      sql`UPDATE songs SET composition_id = ${from.id}
        WHERE id IN ${songs} AND composition_id = ${to.id}`,
    ),
    restoreStandIn(db, from.id, moved.setAside),
    ...standInStatements(db, from.id, from.shared, writer),
    restoreStandIn(db, to.id, moved.setAside),
    ...standInStatements(db, to.id, after, writer),
    revisionStatement(db, { kind: "composition", id: from.id }, "separated", writer, {
      mergedInto: [to.id, null],
    }),
    revisionStatement(db, { kind: "composition", id: to.id }, "separated", writer, changes),
    removeClaims(db, from.id, to.id, changes),
    ...takePairsBack(db, "composition", from.id, to.id, mergedAt),
    ...indexComposersStatements(db, [from.shared.composer, to.shared.composer]),
  ]);
}

/** Restores the song that represented a composition without any song, preferring one that this merge removed. */
function restoreStandIn(db: Database, id: number, setAside: number[]) {
  const first = sql`id IN (SELECT value FROM json_each(${JSON.stringify(setAside)}))`;
  const ofComposition = sql`SELECT id FROM songs WHERE composition_id = ${id}`;
  return statement(
    db,
    sql`UPDATE songs SET deleted_at = NULL, deleted_by = NULL
      WHERE id = (${ofComposition} AND NOT is_recording ORDER BY ${first} DESC, id LIMIT 1)
        AND NOT EXISTS (${ofComposition} AND deleted_at IS NULL)`,
  );
}
