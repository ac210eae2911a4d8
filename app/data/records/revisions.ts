import { is, SQL, sql } from "drizzle-orm";
import type { revisions } from "#drizzle/schema/index.ts";
import type { HistoryRecord } from "../../domain/records/history/history-path.ts";
import type { Database } from "../database.ts";
import { statement } from "../drizzle-internals.ts";
import { jsonChunks } from "../json-chunks.ts";
import { literal } from "../literal.ts";
import { selectRows } from "../select-rows.ts";

export interface Writer {
  userId: number;
  now: number;
}

type Revision = typeof revisions.$inferSelect;

export interface Subject {
  kind: Revision["subjectKind"];
  id: string | number | SQL;
}

/** D1 binds numbers as floats, which SQLite would write as `1.0`. */
const textOf = (id: Subject["id"]): SQL =>
  typeof id === "object" ? sql`CAST(${id} AS TEXT)` : sql`${String(id)}`;

/** Returns a statement that records a change of `fields` (SQL for JSON) if `condition` is true when it runs. */
export function revisionStatement(
  db: Database,
  { kind, id }: Subject,
  act: Revision["kind"],
  { userId, now }: Writer,
  fields: object | SQL = {},
  condition: SQL = sql`true`,
) {
  return statement(
    db,
    sql`INSERT INTO revisions (subject_kind, subject_id, kind, changed_by, changed_at, fields)
      SELECT ${kind}, ${textOf(id)}, ${act}, ${userId}, ${now}, ${is(fields, SQL) ? fields : JSON.stringify(fields)}
      WHERE ${condition}`,
  );
}

/** Makes the statements that record the changes of many songs, or of their compositions. */
export const changedStatements = (
  db: Database,
  kind: "song" | "composition",
  edits: readonly { id: number; changes: object }[],
  { userId, now }: Writer,
) =>
  jsonChunks(edits.map(({ id, changes }) => [String(id), changes])).map((list) =>
    statement(
      db,
      sql`INSERT INTO revisions (subject_kind, subject_id, kind, changed_by, changed_at, fields)
        SELECT ${kind}, value ->> 0, 'updated', ${userId}, ${now}, value -> 1 FROM json_each(${list})`,
    ),
  );

/**
 * Makes the statement that records of each raaga or taala with `condition` that its reference `from` becomes `to`; comes
 * before they change.
 */
export const referenceMovedStatement = (
  db: Database,
  kind: "raaga" | "taala",
  [field, from, to]: readonly ["parentId" | "creatorId", from: string, to: string | null],
  { userId, now }: Writer,
  condition: SQL,
) =>
  statement(
    db,
    sql`INSERT INTO revisions (subject_kind, subject_id, kind, changed_by, changed_at, fields)
      SELECT ${kind}, id, 'updated', ${userId}, ${now}, json_object(${field}, json_array(${from}, ${to}))
      FROM ${kind === "raaga" ? sql`raagas` : sql`taalas`} WHERE ${condition}`,
  );

/** Makes the statements that record that a person's raagas and taalas have another creator, or none. */
export const creatorMovedStatements = (
  db: Database,
  from: string,
  to: string | null,
  writer: Writer,
) =>
  (["raaga", "taala"] as const).map((kind) =>
    referenceMovedStatement(db, kind, ["creatorId", from, to], writer, sql`creator_id = ${from}`),
  );

/** The subjects whose changes are those of a record: a song has those of its composition too. */
export const subjectsOf = ({ kind, id }: HistoryRecord): Subject[] =>
  kind === "song"
    ? [
        { kind, id },
        { kind: "composition", id: sql`(SELECT composition_id FROM songs WHERE id = ${id})` },
      ]
    : [{ kind, id }];

const lastRevisionOf = (kind: "song" | "composition", id: SQL) =>
  sql`coalesce((SELECT max(id) FROM revisions
    WHERE subject_kind = ${literal(kind)} AND subject_id = CAST(${id} AS TEXT)), 0)`;

/** The number of the last change of a row of `songs` or of its composition; 0 without one. */
export const lastRevisionOfSong = sql<number>`max(${lastRevisionOf("song", sql`songs.id`)},
  ${lastRevisionOf("composition", sql`songs.composition_id`)})`;

export interface ChangeRange {
  subjects: readonly Subject[];
  /** Only changes after this one. */
  since?: number;
  /** Only changes before this one. */
  before?: number;
  limit: number;
}

/** Selects the last changes of some subjects in a range, unordered: at most `limit` rows of each are read. */
export const changesIn = ({ subjects, since = 0, before, limit }: ChangeRange): SQL =>
  sql.join(
    subjects.map(
      ({ kind, id }) => sql`SELECT * FROM (SELECT * FROM revisions
        WHERE subject_kind = ${kind} AND subject_id = ${textOf(id)} AND id > ${since}
          AND id < ${before ?? Number.MAX_SAFE_INTEGER} ORDER BY id DESC LIMIT ${limit})`,
    ),
    sql` UNION ALL `,
  );

/** The other record of a merge or separation, by its name; null if it is not known. */
const otherOfMerge = sql<string | null>`(SELECT CASE m.kind
      WHEN 'person' THEN (SELECT name FROM people WHERE id = m.from_id)
      ELSE (SELECT title FROM compositions WHERE id = CAST(m.from_id AS INTEGER)) END
    FROM merges m WHERE r.kind IN ('merged', 'separated') AND m.kind = r.subject_kind
      AND m.to_id = r.subject_id AND r.changed_at IN (m.merged_at, m.undone_at) LIMIT 1)`;

/** A change `r`, without its fields, as anybody may read it: no ids of users, and a visitor's name only if they wished to be thanked by it. */
export const publicColumns = {
  id: sql<number>`r.id`,
  subject: sql<Revision["subjectKind"]>`r.subject_kind`,
  subjectId: sql<string>`r.subject_id`,
  kind: sql<Revision["kind"]>`r.kind`,
  at: sql<number>`r.changed_at`,
  by: sql<string | null>`(SELECT display_name FROM users WHERE users.id = r.changed_by)`,
  reason: sql<string>`r.reason`,
  suggestedBy: sql<string | null>`(SELECT iif(is_thanked, given_name, '') FROM suggestions
    WHERE suggestions.id = r.suggestion_id)`,
  other: otherOfMerge,
};

const changeColumns = {
  ...publicColumns,
  fields: sql<string>`r.fields`,
  /** How many changes the range has, at most its limit. */
  found: sql<number>`r.found`,
};

/**
 * Selects the last changes of a range, newest first: the first one, and those after it while all are within `maxBytes`.
 * Whatever shows the fields of revisions reads them here.
 */
export const changesStatement = (
  db: Database,
  range: ChangeRange,
  maxBytes = Number.MAX_SAFE_INTEGER,
) =>
  selectRows(
    db,
    changeColumns,
    (columns) => sql`SELECT ${columns} FROM (
        SELECT *, count(*) OVER () AS found,
          sum(length(fields)) OVER (ORDER BY id DESC) - length(fields) AS bytes_before
        FROM (SELECT * FROM (${changesIn(range)}) ORDER BY id DESC LIMIT ${range.limit})) r
      WHERE r.bytes_before < ${maxBytes} ORDER BY r.id DESC`,
  );

/** Selects the change with this number. */
export const changeStatement = (db: Database, id: number) =>
  selectRows(
    db,
    changeColumns,
    (columns) =>
      sql`SELECT ${columns} FROM (SELECT *, 1 AS found FROM revisions WHERE id = ${id}) r`,
  );

/**
 * Selects the value that each field had before the first change of it in a range, as JSON; `field` is null for changes
 * without fields. `found` counts the changes, `merges` those that merged or separated compositions.
 */
export const earlierValuesStatement = (db: Database, range: ChangeRange) =>
  selectRows(
    db,
    {
      field: sql<string | null>`f.key`,
      value: sql<string | null>`f.value -> 0`,
      first: sql<number>`min(r.id)`,
      kind: sql<Revision["kind"]>`r.kind`,
      found: sql<number>`r.found`,
      merges: sql<number>`r.merges`,
    },
    (columns) => sql`SELECT ${columns} FROM (
        SELECT *, count(*) OVER () AS found,
          sum(subject_kind = 'composition' AND kind IN ('merged', 'separated')) OVER () AS merges
        FROM (${changesIn(range)})) r
      LEFT JOIN json_each(r.fields) f GROUP BY f.key`,
  );

type ChangeRow = Awaited<ReturnType<typeof changesStatement>>[number];

/** Parses the fields of a change. */
export const toChange = ({ fields, found: _found, ...row }: ChangeRow) => ({
  ...row,
  fields: JSON.parse(fields) as Revision["fields"],
});

export type Change = ReturnType<typeof toChange>;
