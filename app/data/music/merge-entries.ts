import { sql } from "drizzle-orm";
import { raiseVersion } from "../data-version.ts";
import type { Database } from "../database.ts";
import { actStatements } from "../records/audit.ts";
import { writeBatch, type WriteResult } from "../write-batch.ts";
import { referenceMovedStatement } from "../records/revisions.ts";
import { entryRevisionStatements } from "./entry-revisions.ts";
import { clearStatements, forgetStatements, hasEntry } from "./entry-statements.ts";
import { moveUsesStatements } from "./entry-uses.ts";
import type { DetailedEntry, DetailedList } from "./reference-list.ts";

/**
 * Moves compositions, recordings and children of `from` to `to`, and deletes `from`; raagas keep its names as aliases.
 * Fails with `missing` if they are not two entries.
 */
export async function mergeEntries<Entry extends DetailedEntry>(
  db: Database,
  list: DetailedList<Entry>,
  move: { from: string; to: string; actorId: number; now: number },
): Promise<WriteResult> {
  const { from, to, actorId } = move;
  const { word, table, columns, parentField } = list;
  const [before, target] = [await list.find(db, from), await list.find(db, to)];
  if (!before || !target || from === to) return { ok: false, reason: "missing" };
  const after = list.withNamesOf?.(target, before) ?? target;
  const condition = sql`${hasEntry(list, from)} AND ${hasEntry(list, to)}`;
  const act = { actorId, act: `${word} merged`, subject: from, detail: to };
  const merged = { kind: "merged", before, after: null, actorId } as const;
  const joined = { ...after, mergedFrom: from };
  const mergedInto = { kind: "merged", before: target, after: joined, actorId } as const;
  return writeBatch(db, [
    ...actStatements(db, act, condition),
    ...moveUsesStatements(db, list, move),
    ...(parentField
      ? [
          referenceMovedStatement(
            db,
            "raaga",
            [parentField, from, to],
            { userId: actorId, now: move.now },
            sql`${columns[parentField]} = ${from} AND id <> ${to}`,
          ),
          db
            .update(table)
            .set({ [parentField]: sql`nullif(${to}, id)` })
            .where(sql`${columns[parentField]} = ${from}`),
        ]
      : []),
    ...(list.keepNamesStatements?.(db, from, to) ?? []),
    ...clearStatements(db, list, [from]),
    ...forgetStatements(db, list, from),
    db.delete(table).where(sql`${table.id} = ${from}`),
    ...entryRevisionStatements(db, list, merged),
    ...entryRevisionStatements(db, list, mergedInto),
    raiseVersion(db),
  ]);
}
