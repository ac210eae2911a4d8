import type { nameExceptions } from "#drizzle/schema/index.ts";
import { jsonRows } from "../json-rows.ts";
import { isUnedited, type SeededKind } from "./editors.ts";

type Exception = typeof nameExceptions.$inferInsert;

/** Returns the statements for name exceptions. Entries whose exceptions a user has changed keep theirs. */
export function exceptionStatements(exceptions: readonly Exception[]): string[] {
  const kinds = Map.groupBy(exceptions, ({ subjectKind }) => subjectKind);
  return [...kinds].flatMap(([kind, all]) => jsonRows(all).map((rows) => insertInto(kind, rows)));
}

const insertInto = (
  kind: SeededKind,
  rows: string,
) => `INSERT INTO name_exceptions (subject_kind, subject_id, language, name, source)
    SELECT '${kind}', value ->> 'subjectId', value ->> 'language', value ->> 'name', value ->> 'source'
    FROM ${rows} WHERE value ->> 'subjectId' IN (SELECT id FROM ${kind}s)
      AND ${isUnedited(kind, "value ->> 'subjectId'", "exceptions")} ON CONFLICT DO NOTHING`;
