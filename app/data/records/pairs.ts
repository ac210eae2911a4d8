import { sql } from "drizzle-orm";
import { perhapsSame } from "#drizzle/schema/index.ts";
import type { Database } from "../database.ts";
import { statement } from "../drizzle-internals.ts";
import { selectRows } from "../select-rows.ts";
import { writeBatch, type WriteResult } from "../write-batch.ts";
import { actStatements } from "./audit.ts";
import type { MergeKind } from "./merges.ts";
import type { Writer } from "./revisions.ts";

type Id = string | number;

const pairsOnPage = 10;

const columns = {
  number: sql<number>`rowid`,
  oneId: perhapsSame.oneId,
  otherId: perhapsSame.otherId,
};

/** Lists a page of the pairs to review, oldest first, after the pair `after`. */
export async function listPairs(db: Database, kind: MergeKind, after: number | null) {
  const last = sql`(SELECT found_at, rowid FROM perhaps_same WHERE rowid = ${after})`;
  const [rows] = await db.batch([
    selectRows(
      db,
      columns,
      (selected) => sql`SELECT ${selected} FROM perhaps_same
        WHERE kind = ${kind} AND dismissed_at IS NULL
          ${after === null ? sql`` : sql`AND (found_at, rowid) > ${last}`}
        ORDER BY found_at, rowid LIMIT ${pairsOnPage + 1}`,
    ),
  ]);
  return { pairs: rows.slice(0, pairsOnPage), hasMore: rows.length > pairsOnPage };
}

/** Dismisses a pair as different. Fails with `denied` or `missing`. */
export function dismissPair(
  db: Database,
  kind: MergeKind,
  [one, other]: [string, string],
  { userId, now }: Writer,
): Promise<WriteResult> {
  const pair = sql`kind = ${kind} AND one_id = ${one} AND other_id = ${other}`;
  const isOpen = sql`EXISTS (SELECT 1 FROM perhaps_same WHERE ${pair} AND dismissed_at IS NULL)`;
  const word = kind === "person" ? "people" : "compositions";
  const act = { actorId: userId, act: `${word} told apart`, subject: one, detail: other };
  return writeBatch(db, [
    ...actStatements(db, act, isOpen),
    statement(
      db,
      sql`UPDATE perhaps_same SET dismissed_at = ${now}, dismissed_by = ${userId} WHERE ${pair}`,
    ),
  ]);
}

const has = (kind: MergeKind, id: Id) =>
  sql`kind = ${kind} AND (one_id = ${String(id)} OR other_id = ${String(id)})`;

/** Dismisses the pairs of the merged `from`. Its pairs with others become pairs of `to`. */
export function passPairsOn(db: Database, kind: MergeKind, from: Id, to: Id, writer: Writer) {
  const { userId, now } = writer;
  const [fromId, toId] = [String(from), String(to)];
  const other = sql`CASE one_id WHEN ${fromId} THEN other_id ELSE one_id END`;
  const open = sql`${has(kind, from)} AND dismissed_at IS NULL`;
  return [
    statement(
      db,
      sql`INSERT INTO perhaps_same (kind, one_id, other_id, found_at)
        SELECT kind, min(${toId}, ${other}), max(${toId}, ${other}), found_at FROM perhaps_same
        WHERE ${open} AND ${other} <> ${toId} ON CONFLICT DO NOTHING`,
    ),
    statement(
      db,
      sql`UPDATE perhaps_same SET dismissed_at = ${now}, dismissed_by = ${userId} WHERE ${open}`,
    ),
  ];
}

/** Reopens the pairs of `from` that a merge dismissed, except its pair with `to`: those are known to be different. */
export function takePairsBack(db: Database, kind: MergeKind, from: Id, to: Id, mergedAt: number) {
  const toId = String(to);
  return [
    statement(
      db,
      sql`UPDATE perhaps_same SET dismissed_at = NULL, dismissed_by = NULL
        WHERE ${has(kind, from)} AND dismissed_at = ${mergedAt}
          AND one_id <> ${toId} AND other_id <> ${toId}`,
    ),
  ];
}
