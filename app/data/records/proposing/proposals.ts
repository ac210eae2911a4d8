import { eq, type SQL, sql } from "drizzle-orm";
import { people, raagas } from "#drizzle/schema/index.ts";
import { type ListPosition, pageSize, splitPage } from "../../../domain/paging.ts";
import type { ProposalKind } from "../../../domain/records/proposing/proposed-entries.ts";
import { raiseVersion } from "../../data-version.ts";
import type { Database } from "../../database.ts";
import { selectRows } from "../../select-rows.ts";
import { writeBatch, type WriteResult } from "../../write-batch.ts";
import { actStatements } from "../audit.ts";

const proposalColumns = (name: SQL) => ({
  row: sql<number>`rowid`,
  at: sql<number>`proposed_at`,
  id: sql<string>`id`,
  name: sql<string>`${name}`,
  /** The user who proposed it; null for a former user. */
  by: sql<string | null>`(SELECT display_name FROM users WHERE users.id = proposed_by)`,
});

const proposed: Record<ProposalKind, { table: SQL; index: SQL; name: SQL; isOpen: SQL }> = {
  raaga: {
    table: sql`raagas`,
    index: sql`raagas_proposed`,
    name: sql`id`,
    isOpen: sql`proposed_at IS NOT NULL`,
  },
  person: {
    table: sql`people`,
    index: sql`people_proposed`,
    name: sql`name`,
    isOpen: sql`proposed_at IS NOT NULL AND merged_into IS NULL`,
  },
};

/** Lists a page of pending proposals, latest first, older than `before`. One batch. */
export async function listProposals(db: Database, kind: ProposalKind, before: ListPosition | null) {
  const { table, index, name, isOpen } = proposed[kind];
  const [rows] = await db.batch([
    selectRows(
      db,
      proposalColumns(name),
      (columns) => sql`SELECT ${columns} FROM ${table} INDEXED BY ${index}
        WHERE ${isOpen} ${before ? sql`AND (proposed_at, rowid) < (${before.at}, ${before.row})` : sql``}
        ORDER BY proposed_at DESC, rowid DESC LIMIT ${pageSize + 1}`,
    ),
  ]);
  return splitPage(rows);
}

/** Accepts a proposed entry. Fails with `denied`, or with `missing` if it is no longer pending. */
export async function acceptProposal(
  db: Database,
  kind: ProposalKind,
  id: string,
  actorId: number,
): Promise<WriteResult> {
  const { table, name, isOpen } = proposed[kind];
  const here = sql`${table} WHERE id = ${id} AND ${isOpen}`;
  const act = { actorId, act: `${kind} accepted`, subject: sql`(SELECT ${name} FROM ${here})` };
  const accepted = { proposedBy: null, proposedAt: null };
  return writeBatch(db, [
    ...actStatements(db, act, sql`EXISTS (SELECT 1 FROM ${here})`),
    kind === "raaga"
      ? db.update(raagas).set(accepted).where(eq(raagas.id, id))
      : db.update(people).set(accepted).where(eq(people.id, id)),
    raiseVersion(db),
  ]);
}
