import { sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { statement } from "../drizzle-internals.ts";
import { actStatements } from "../records/audit.ts";
import { jsonChunks } from "../json-chunks.ts";
import { requireThat, writeBatch, type WriteResult } from "../write-batch.ts";
import type { CsvEntry, CsvList } from "./reference-list.ts";
import { importRevisionStatements } from "./entry-revisions.ts";
import { clearStatements, detailStatements, entryNameStatements } from "./entry-statements.ts";

type Kind = Pick<CsvList, "revisionKind">;

const lastRevision = ({ revisionKind }: Kind) =>
  sql`(SELECT coalesce(max(id), 0) FROM revisions WHERE subject_kind = ${revisionKind})`;

/** Finds the number of the last change of any entry of a list; 0 without one. */
export async function findLastRevision(db: Database, list: Kind): Promise<number> {
  const [[row]] = await db.batch([
    statement<{ id: number }>(db, sql`SELECT ${lastRevision(list)} AS id`),
  ]);
  return row!.id;
}

/**
 * Adds and changes entries in one transaction. `detail` is recorded with the act. Fails with `denied`, or with
 * `outdated` if an entry of the list has changed after the revision `since`.
 */
export async function importEntries<Entry extends CsvEntry>(
  db: Database,
  list: CsvList<Entry>,
  entries: Entry[],
  { actorId, detail, since }: { actorId: number; detail: string; since: number },
): Promise<WriteResult> {
  const { table, words, columns } = list;
  const chunks = jsonChunks(entries);
  const ids = entries.map(({ id }) => id);
  const { id: _id, ...others } = columns;
  const assignments = Object.keys(others).map((field) => [field, sql`given.value ->> ${field}`]);
  const before = await list.listAll(db);
  const act = { actorId, act: `${words} imported`, subject: String(entries.length), detail };
  return writeBatch(db, [
    ...actStatements(db, act),
    requireThat(db, sql`${lastRevision(list)} = ${since}`, "outdated"),
    ...chunks.map((chunk) =>
      statement(
        db,
        sql`INSERT INTO ${table} (id, description)
          SELECT value ->> 'id', value ->> 'description' FROM json_each(${chunk}) WHERE true
          ON CONFLICT (id) DO NOTHING`,
      ),
    ),
    ...clearStatements(db, list, ids),
    ...chunks.map((chunk) =>
      db
        .update(table)
        .set(Object.fromEntries(assignments))
        .from(sql`json_each(${chunk}) AS given`)
        .where(sql`${table.id} = given.value ->> 'id'`),
    ),
    ...detailStatements(db, list, entries),
    ...importRevisionStatements(db, list, before, entries, actorId),
    ...(await entryNameStatements(db, list, entries)),
  ]);
}
