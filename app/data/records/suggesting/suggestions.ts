import { type SQL, sql } from "drizzle-orm";
import type { Language } from "../../../domain/music/shown-name.ts";
import { type ListPosition, splitPage } from "../../../domain/paging.ts";
import type { SuggestionKind } from "../../../domain/records/suggesting/suggestion-fields.ts";
import type { Database } from "../../database.ts";
import { selectRows } from "../../select-rows.ts";
import { nativeSubjectName } from "./subject-names.ts";

/** Texts may be long: a page has fewer of them than other lists. */
const pageSize = 20;

const columnsIn = (language: Language) => ({
  row: sql<number>`suggestions.id`,
  at: sql<number>`suggested_at`,
  id: sql<number>`suggestions.id`,
  subjectKind: sql<SuggestionKind>`subject_kind`,
  subjectId: sql<string>`subject_id`,
  /** The name of the record; null if it is gone. */
  title: sql<string | null>`CASE subject_kind
    WHEN 'song' THEN (SELECT title FROM songs WHERE id = CAST(subject_id AS INTEGER) AND deleted_at IS NULL)
    WHEN 'raaga' THEN (SELECT id FROM raagas WHERE id = subject_id)
    WHEN 'taala' THEN (SELECT id FROM taalas WHERE id = subject_id)
    ELSE (SELECT name FROM people WHERE id = subject_id AND merged_into IS NULL) END`,
  native: nativeSubjectName(language),
  field: sql<string>`field`,
  oldValue: sql<string>`old_value`,
  newValue: sql<string>`new_value`,
  source: sql<string>`source`,
});

const queueColumns = {
  givenName: sql<string>`given_name`,
  isThanked: sql<0 | 1>`is_thanked`,
  /** The display name of the user who made it; null for others. */
  by: sql<string | null>`(SELECT display_name FROM users WHERE users.id = suggested_by)`,
};

const ownColumns = {
  status: sql<"open" | "accepted" | "declined">`status`,
  acceptedValue: sql<string | null>`accepted_value`,
  decisionReason: sql<string>`decision_reason`,
};

const olderThan = (before: ListPosition | null): SQL =>
  before ? sql`AND (suggested_at, suggestions.id) < (${before.at}, ${before.row})` : sql``;

const order = sql`ORDER BY suggested_at DESC, suggestions.id DESC LIMIT ${pageSize + 1}`;

export type WaitingSuggestion = Awaited<ReturnType<typeof listWaiting>>["rows"][number];

/**
 * Lists a page of the suggestions that wait, latest first, older than `before`: all, or with `ownerId` those on what
 * this user has added. One batch.
 */
export async function listWaiting(
  db: Database,
  language: Language,
  ownerId: number | null,
  before: ListPosition | null,
) {
  const from =
    ownerId === null
      ? sql`suggestions INDEXED BY suggestions_open WHERE status = 'open'`
      : sql`suggestions INDEXED BY suggestions_open_by_owner
          WHERE status = 'open' AND owner_id = ${ownerId} AND owner_id IS NOT NULL`;
  const [rows] = await db.batch([
    selectRows(
      db,
      { ...columnsIn(language), ...queueColumns },
      (selected) => sql`SELECT ${selected} FROM ${from} ${olderThan(before)} ${order}`,
    ),
  ]);
  return splitPage(rows);
}

export type OwnSuggestion = Awaited<ReturnType<typeof listOwnSuggestions>>["rows"][number];

/** Lists a page of the suggestions that a user has made, latest first, older than `before`. One batch. */
export async function listOwnSuggestions(
  db: Database,
  language: Language,
  userId: number,
  before: ListPosition | null,
) {
  const [rows] = await db.batch([
    selectRows(
      db,
      { ...columnsIn(language), ...ownColumns },
      (selected) => sql`SELECT ${selected} FROM suggestions INDEXED BY suggestions_by_user
        WHERE suggested_by = ${userId} ${olderThan(before)} ${order}`,
    ),
  ]);
  return splitPage(rows);
}

const maxCounted = 1000;

/**
 * Counts, with the next batch, the suggestions that wait on what a user has added, and tells whether the user has made
 * any.
 */
export async function countOwnWithNextBatch(db: Database, userId: number) {
  const statement = selectRows(
    db,
    {
      waiting: sql<number>`(SELECT count(*) FROM (SELECT 1 FROM suggestions INDEXED BY suggestions_open_by_owner
        WHERE status = 'open' AND owner_id = ${userId} AND owner_id IS NOT NULL LIMIT ${maxCounted}))`,
      hasMade: sql<0 | 1>`EXISTS (SELECT 1 FROM suggestions INDEXED BY suggestions_by_user
        WHERE suggested_by = ${userId})`,
    },
    (selected) => sql`SELECT ${selected}`,
  );
  const [row] = await db.readWithNextBatch<{ waiting: number; hasMade: 0 | 1 }>(
    statement.getQuery(),
  );
  return row!;
}
