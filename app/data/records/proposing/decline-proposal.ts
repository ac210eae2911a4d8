import { eq, type SQL, sql } from "drizzle-orm";
import { people, personIdentifiers, raagas, users } from "#drizzle/schema/index.ts";
import type { ProposalKind } from "../../../domain/records/proposing/proposed-entries.ts";
import { raiseVersion } from "../../data-version.ts";
import type { Database } from "../../database.ts";
import { statement } from "../../drizzle-internals.ts";
import { entryRevisionStatements } from "../../music/entry-revisions.ts";
import { clearStatements, forgetStatements } from "../../music/entry-statements.ts";
import { moveUsesStatements } from "../../music/entry-uses.ts";
import { raagaList } from "../../music/raagas.ts";
import { discardPictureOf } from "../../people/person-picture.ts";
import { nameStatements, unlistStatement } from "../../people/merging/person-statements.ts";
import { type MailRow, mailStatement } from "../../users/mails.ts";
import { requireThat, type Statement, writeBatch, type WriteResult } from "../../write-batch.ts";
import { actStatements } from "../audit.ts";
import {
  creatorMovedStatements,
  referenceMovedStatement,
  revisionStatement,
  type Writer,
} from "../revisions.ts";

export interface OpenProposal {
  kind: ProposalKind;
  id: string;
  name: string;
  /** The user who proposed it; null for a former user. */
  proposer: { username: string; language: string | null } | null;
}

const open: Record<ProposalKind, SQL> = {
  raaga: sql`proposed_at IS NOT NULL`,
  person: sql`proposed_at IS NOT NULL AND merged_into IS NULL`,
};

/** Finds a pending proposal, or null. */
export async function findOpenProposal(
  db: Database,
  kind: ProposalKind,
  id: string,
): Promise<OpenProposal | null> {
  const table = kind === "raaga" ? raagas : people;
  const [rows] = await db.batch([
    db
      .select({
        name: kind === "raaga" ? raagas.id : people.name,
        username: users.username,
        language: users.language,
      })
      .from(table)
      .leftJoin(users, eq(users.id, table.proposedBy))
      .where(sql`${table.id} = ${id} AND ${open[kind]}`),
  ]);
  const [row] = rows;
  if (!row) return null;
  const { name, username, language } = row;
  return { kind, id, name, proposer: username === null ? null : { username, language } };
}

/**
 * Deletes a proposed entry. Its songs stay, without a raaga or with only the printed name. `mail` is sent to the user
 * who proposed it. Fails with `denied`, `missing` (no longer pending) or `unavailable` (others were merged into it).
 */
export async function declineProposal(
  db: Database,
  { kind, id, name }: OpenProposal,
  reason: string,
  mail: MailRow | null,
  writer: Writer,
): Promise<WriteResult> {
  const act = { actorId: writer.userId, act: `${kind} declined`, subject: name, detail: reason };
  const table = kind === "raaga" ? sql`raagas` : sql`people`;
  const isOpen = sql`EXISTS (SELECT 1 FROM ${table} WHERE id = ${id} AND ${open[kind]})`;
  return writeBatch(db, [
    ...actStatements(db, act, isOpen),
    ...(kind === "raaga"
      ? await removeRaagaStatements(db, id, writer)
      : removePersonStatements(db, id, writer)),
    ...(mail ? [mailStatement(db, mail)] : []),
    raiseVersion(db),
  ]);
}

async function removeRaagaStatements(
  db: Database,
  id: string,
  writer: Writer,
): Promise<Statement[]> {
  const { userId: actorId, now } = writer;
  const before = await raagaList.find(db, id);
  return [
    ...moveUsesStatements(db, raagaList, { from: id, to: null, actorId, now }),
    referenceMovedStatement(db, "raaga", ["parentId", id, null], writer, sql`parent_id = ${id}`),
    db.update(raagas).set({ parentId: null }).where(eq(raagas.parentId, id)),
    ...clearStatements(db, raagaList, [id]),
    ...forgetStatements(db, raagaList, id),
    db.delete(raagas).where(eq(raagas.id, id)),
    ...entryRevisionStatements(db, raagaList, { kind: "deleted", before, after: null, actorId }),
  ];
}

function removePersonStatements(db: Database, id: string, writer: Writer): Statement[] {
  return [
    requireThat(
      db,
      sql`NOT EXISTS (SELECT 1 FROM people WHERE merged_into = ${id})`,
      "unavailable",
    ),
    statement(
      db,
      sql`UPDATE songs SET person_ids = (SELECT json_group_object(key, value)
          FROM json_each(person_ids) WHERE value IS NOT ${id})
        WHERE id IN (SELECT song_id FROM credits WHERE person_id = ${id})`,
    ),
    statement(db, sql`UPDATE compositions SET composer_id = NULL WHERE composer_id = ${id}`),
    ...creatorMovedStatements(db, id, null, writer),
    statement(db, sql`UPDATE raagas SET creator_id = NULL WHERE creator_id = ${id}`),
    statement(db, sql`UPDATE taalas SET creator_id = NULL WHERE creator_id = ${id}`),
    unlistStatement(db, id),
    ...nameStatements(db, id, []),
    db.delete(personIdentifiers).where(eq(personIdentifiers.personId, id)),
    statement(
      db,
      sql`DELETE FROM perhaps_same WHERE kind = 'person' AND (one_id = ${id} OR other_id = ${id})`,
    ),
    statement(db, sql`DELETE FROM claims WHERE subject_kind = 'person' AND subject_id = ${id}`),
    discardPictureOf(db, id, writer.now),
    db.delete(people).where(eq(people.id, id)),
    revisionStatement(db, { kind: "person", id }, "deleted", writer),
  ];
}
