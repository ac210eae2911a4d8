import { sql } from "drizzle-orm";
import type { CitedSource } from "../../domain/records/cited-sources.ts";
import type { Database } from "../database.ts";
import { actStatements } from "../records/audit.ts";
import { revisionStatement, type Writer } from "../records/revisions.ts";
import { claimStatements } from "../records/sources/cited-claims.ts";
import { requireThat, writeBatch, type WriteResult } from "../write-batch.ts";

interface CitedPerson {
  id: string;
  name: string;
  sources: CitedSource[];
  /** The last one in the person's history when they were read; 0 for none. */
  revision: number;
}

/**
 * Replaces the sources of a person's facts, with its history; writes nothing if they are the same. Fails with `denied`,
 * with `missing` if the person is gone, and with `outdated` if they have changed since they were read.
 */
export async function savePersonSources(
  db: Database,
  { id, name, sources: before, revision }: CitedPerson,
  sources: CitedSource[],
  writer: Writer,
): Promise<WriteResult> {
  if (JSON.stringify(sources) === JSON.stringify(before)) return { ok: true, results: [] };
  const isThere = sql`EXISTS (SELECT 1 FROM people WHERE id = ${id} AND merged_into IS NULL)`;
  const act = { actorId: writer.userId, act: "person changed", subject: name, detail: id };
  return writeBatch(db, [
    ...actStatements(db, act, isThere),
    requireThat(
      db,
      sql`coalesce((SELECT max(id) FROM revisions
        WHERE subject_kind = 'person' AND subject_id = ${id}), 0) = ${revision}`,
      "outdated",
    ),
    ...claimStatements(db, "person", [{ id, sources }]),
    revisionStatement(db, { kind: "person", id }, "updated", writer, {
      sources: [before, sources],
    }),
  ]);
}
