import { sql } from "drizzle-orm";
import type { PersonRecord } from "../../domain/people/person.ts";
import type { PersonYears } from "../../domain/people/person-years.ts";
import { raiseVersion } from "../data-version.ts";
import type { Database } from "../database.ts";
import { statement } from "../drizzle-internals.ts";
import { actStatements } from "../records/audit.ts";
import { revisionStatement, type Writer } from "../records/revisions.ts";
import { requireThat, type Statement, writeBatch, type WriteResult } from "../write-batch.ts";

interface YearsWriter extends Writer {
  /** Statements that end the batch. */
  alongside: readonly Statement[];
}

/**
 * Writes the years of a person, and adds their source. Fails with `denied`, with `outdated` if the person is gone, or
 * like `alongside`.
 */
export function savePersonYears(
  db: Database,
  { id, name, ...before }: Pick<PersonRecord, "id" | "name" | "born" | "died">,
  { born, died, source }: PersonYears,
  { alongside, ...writer }: YearsWriter,
): Promise<WriteResult> {
  const changes = {
    ...(born !== before.born && { born: [before.born, born] }),
    ...(died !== before.died && { died: [before.died, died] }),
  };
  const act = { actorId: writer.userId, act: "person changed", subject: name };
  return writeBatch(db, [
    ...actStatements(db, act),
    requireThat(
      db,
      sql`EXISTS (SELECT 1 FROM people WHERE id = ${id} AND merged_into IS NULL)`,
      "outdated",
    ),
    statement(
      db,
      sql`UPDATE people SET born = ${born}, died = ${died},
          years_source = iif(${source} = '', years_source, coalesce(years_source || '; ', '') || ${source})
        WHERE id = ${id}`,
    ),
    revisionStatement(db, { kind: "person", id }, "updated", writer, changes),
    raiseVersion(db),
    ...alongside,
  ]);
}
