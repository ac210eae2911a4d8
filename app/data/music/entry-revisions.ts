import { sql } from "drizzle-orm";
import { revisions } from "#drizzle/schema/index.ts";
import type { ReferenceEntry } from "../../domain/music/reference-entry.ts";
import type { Database } from "../database.ts";
import { statement } from "../drizzle-internals.ts";
import { jsonChunks } from "../json-chunks.ts";
import type { Statement } from "../write-batch.ts";
import type { CsvEntry, CsvList, ReferenceList } from "./reference-list.ts";

type Kind = (typeof revisions.kind.enumValues)[number];
type Fields = Record<string, [unknown, unknown]>;

function entryChanges(before: object | null, after: object | null): Fields {
  const pairs = Object.keys({ ...before, ...after }).map((field): [string, [unknown, unknown]] => {
    const valueOf = (entry: object | null) => (entry as Record<string, unknown>)?.[field] ?? null;
    return [field, [valueOf(before), valueOf(after)]];
  });
  return Object.fromEntries(
    pairs.filter(([, [one, other]]) => JSON.stringify(one) !== JSON.stringify(other)),
  );
}

interface EntryRevision {
  kind: Kind;
  before: ReferenceEntry | null;
  after: ReferenceEntry | null;
  actorId: number;
}

/** Records a change of an entry. Without an id it is the entry just added, which has the highest id of its list. */
export function entryRevisionStatements(
  db: Database,
  { revisionKind, table }: ReferenceList,
  { kind, before, after, actorId }: EntryRevision,
): Statement[] {
  const fields = entryChanges(before, after);
  if (!revisionKind || Object.keys(fields).length === 0) return [];
  const { id } = (after ?? before)!;
  const subjectId = id === undefined ? sql`(SELECT max(id) FROM ${table})` : String(id);
  return [
    db
      .insert(revisions)
      .values({ subjectKind: revisionKind, subjectId, kind, changedBy: actorId, fields }),
  ];
}

/** Moves the revisions, sources, suggestions and exceptions of an entry to its new id, before new ones are written. */
export function followStatements(
  db: Database,
  { revisionKind }: ReferenceList,
  before: ReferenceEntry,
  after: ReferenceEntry,
): Statement[] {
  if (!revisionKind || before.id === after.id) return [];
  return [sql`revisions`, sql`claims`, sql`name_exceptions`, sql`suggestions`].map((table) =>
    statement(
      db,
      sql`UPDATE ${table} SET subject_id = ${String(after.id)}
        WHERE subject_kind = ${revisionKind} AND subject_id = ${String(before.id)}`,
    ),
  );
}

export function importRevisionStatements(
  db: Database,
  { revisionKind }: Pick<CsvList, "revisionKind">,
  all: CsvEntry[],
  entries: CsvEntry[],
  actorId: number,
): Statement[] {
  const entriesById = new Map(all.map((entry) => [entry.id, entry]));
  const rows = entries.flatMap((entry) => {
    const before = entriesById.get(entry.id) ?? null;
    const fields = entryChanges(before, entry);
    const kind: Kind = before ? "updated" : "created";
    return Object.keys(fields).length > 0 ? [{ id: entry.id, kind, fields }] : [];
  });
  return jsonChunks(rows).map((chunk) =>
    statement(
      db,
      sql`INSERT INTO revisions (subject_kind, subject_id, kind, changed_by, fields)
        SELECT ${revisionKind}, value ->> 'id', value ->> 'kind', ${actorId}, value -> 'fields'
        FROM json_each(${chunk})`,
    ),
  );
}
