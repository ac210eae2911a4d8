import { is, SQL, sql } from "drizzle-orm";
import type { revisions } from "#drizzle/schema/index.ts";
import type { Database } from "../database.ts";
import { statement } from "../drizzle-internals.ts";
import { jsonChunks } from "../json-chunks.ts";

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
