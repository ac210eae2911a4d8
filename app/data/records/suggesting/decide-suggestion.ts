import { type SQL, sql } from "drizzle-orm";
import { editPermissions } from "../../../domain/songs/song-permissions.ts";
import type { SuggestionKind } from "../../../domain/records/suggesting/suggestion-fields.ts";
import { raiseVersion } from "../../data-version.ts";
import type { Database } from "../../database.ts";
import { statement } from "../../drizzle-internals.ts";
import { permissionCondition } from "../../permission-condition.ts";
import { selectRows } from "../../select-rows.ts";
import { type MailRow, mailStatement } from "../../users/mails.ts";
import { requireThat, type Statement, writeBatch } from "../../write-batch.ts";
import { auditStatement } from "../audit.ts";

const columns = {
  id: sql<number>`id`,
  subjectKind: sql<SuggestionKind>`subject_kind`,
  subjectId: sql<string>`subject_id`,
  field: sql<string>`field`,
  oldValue: sql<string>`old_value`,
  newValue: sql<string>`new_value`,
  source: sql<string>`source`,
  language: sql<string>`language`,
  /** The address for the answer, if it is confirmed. */
  confirmedMail: sql<string | null>`iif(confirmed_at IS NULL, NULL, mail)`,
  /** The last change of anything, from which on the changes of the decision are found. */
  lastRevision: sql<number>`coalesce((SELECT max(id) FROM revisions), 0)`,
};

export type OpenSuggestion = NonNullable<Awaited<ReturnType<typeof findOpenSuggestion>>>;

/** An open suggestion that a user may decide: as an Administrator, or on what they added themselves. */
const isDecidable = (id: number, userId: number): SQL =>
  sql`id = ${id} AND status = 'open' AND (${permissionCondition(userId, "administer")}
    OR (owner_id = ${userId} AND ${permissionCondition(userId, editPermissions.own)}))`;

/** Finds a suggestion that the user may decide and nobody has, or null. */
export async function findOpenSuggestion(db: Database, id: number, userId: number) {
  const [[row]] = await db.batch([
    selectRows(
      db,
      columns,
      (selected) => sql`SELECT ${selected} FROM suggestions WHERE ${isDecidable(id, userId)}`,
    ),
  ]);
  return row ?? null;
}

export interface SuggestionDecision {
  suggestion: OpenSuggestion;
  status: "accepted" | "declined";
  /** The value that was accepted, if it is not the suggested one. */
  acceptedValue: string | null;
  reason: string;
  /** Whether the page may thank, if the visitor wished it. */
  mayThank: boolean;
  userId: number;
  now: number;
  /** The answer to whoever made it. */
  mail: MailRow | null;
}

/** The subjects of the revisions that an acceptance writes. */
type RevisedSubject = [kind: string, id: string | number];

/**
 * Returns the statements that decide a suggestion, for the end of the batch that changes its record: the revisions that
 * the batch has written name the suggestion. The batch fails with `missing` if the suggestion is no longer open, or the
 * user may not decide it.
 */
export function decideStatements(
  db: Database,
  { suggestion, status, acceptedValue, reason, mayThank, userId, now, mail }: SuggestionDecision,
  revised: readonly RevisedSubject[] = [],
): Statement[] {
  const { id, subjectKind, subjectId, field, lastRevision } = suggestion;
  const decidable = isDecidable(id, userId);
  const subjects = JSON.stringify(revised.map(([kind, subject]) => `${kind} ${subject}`));
  return [
    requireThat(db, sql`EXISTS (SELECT 1 FROM suggestions WHERE ${decidable})`, "missing"),
    statement(
      db,
      sql`UPDATE suggestions SET status = ${status}, decided_by = ${userId}, decided_at = ${now},
          accepted_value = ${acceptedValue}, decision_reason = ${reason},
          is_thanked = is_thanked AND ${mayThank ? 1 : 0},
          client_hash = '', mail = iif(confirmed_at IS NULL, mail, NULL)
        WHERE ${decidable}`,
    ),
    auditStatement(db, {
      actorId: userId,
      act: `suggestion ${status}`,
      subject: `${subjectKind} ${subjectId}`,
      detail: [field, reason].filter(Boolean).join(": "),
    }),
    ...(revised.length > 0
      ? [
          statement(
            db,
            sql`UPDATE revisions SET suggestion_id = ${id} WHERE id > ${lastRevision}
              AND changed_by = ${userId}
              AND subject_kind || ' ' || subject_id IN (SELECT value FROM json_each(${subjects}))`,
          ),
        ]
      : []),
    ...(status === "accepted" ? [raiseVersion(db)] : []),
    ...(mail ? [mailStatement(db, mail)] : []),
  ];
}

/** Decides a suggestion without changing its record. Fails with `missing`, like `decideStatements`. */
export const writeDecision = (db: Database, decision: SuggestionDecision) =>
  writeBatch(db, decideStatements(db, decision));

/** Whether this decision is the one that was stored. */
export async function isDecisionStored(
  db: Database,
  { suggestion, userId, now }: SuggestionDecision,
): Promise<boolean> {
  const [[row]] = await db.batch([
    statement<{ isStored: 0 | 1 }>(
      db,
      sql`SELECT EXISTS (SELECT 1 FROM suggestions
        WHERE id = ${suggestion.id} AND decided_by = ${userId} AND decided_at = ${now}) AS "isStored"`,
    ),
  ]);
  return row?.isStored === 1;
}
