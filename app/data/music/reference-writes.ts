import { sql } from "drizzle-orm";
import type { ReferenceEntry } from "../../domain/music/reference-entry.ts";
import { raiseVersion } from "../data-version.ts";
import type { Database } from "../database.ts";
import { actStatements } from "../records/audit.ts";
import {
  requireThat,
  writeBatch,
  type WriteFailure,
  type WriteResult,
  type Statement,
} from "../write-batch.ts";
import { entryRevisionStatements, followStatements } from "./entry-revisions.ts";
import {
  clearStatements,
  detailStatements,
  entryNameStatements,
  forgetStatements,
  hasEntry,
} from "./entry-statements.ts";
import type { EntryId, ReferenceList } from "./reference-list.ts";
import { countUses, type Uses } from "./reference-reads.ts";

/** Adds an entry and returns its id. `exists`: its name or melakarta is taken; `inUse`: no such parent. */
export async function addEntry<Entry extends ReferenceEntry>(
  db: Database,
  list: ReferenceList<Entry>,
  entry: Entry,
  actorId: number,
  requirements: Statement[] = [],
): Promise<{ ok: true; id: EntryId } | { ok: false; reason: WriteFailure }> {
  const act = {
    actorId,
    act: `${list.word} added`,
    subject: String(entry[list.nameField]),
  };
  const [insert, ...others] = await insertStatements(db, list, entry, actorId);
  const statements = [...actStatements(db, act), ...requirements, insert, ...others];
  const written = await writeBatch(db, statements);
  if (!written.ok) return written;
  const [added] = written.results[statements.indexOf(insert)] as { id: EntryId }[];
  return { ok: true, id: added!.id };
}

/** Returns the statements that insert an entry, with values for further columns; the first one returns its id. */
export async function insertStatements<Entry extends ReferenceEntry>(
  db: Database,
  list: ReferenceList<Entry>,
  entry: Entry,
  actorId: number,
  others: object = {},
) {
  return [
    db
      .insert(list.table)
      .values({ ...entry, ...others })
      .returning({ id: list.table.id }),
    ...detailStatements(db, list, [entry]),
    ...entryRevisionStatements(db, list, { kind: "created", before: null, after: entry, actorId }),
    ...(await entryNameStatements(db, list, [entry])),
    raiseVersion(db),
  ] as const;
}

/**
 * Changes the entry with `id`. If its id changes, its songs are updated. `alongside` ends the batch. Fails like
 * `addEntry`, or with `missing`.
 */
export async function changeEntry<Entry extends ReferenceEntry>(
  db: Database,
  list: ReferenceList<Entry>,
  id: EntryId,
  submitted: Entry,
  actorId: number,
  { requirements, alongside }: { requirements: Statement[]; alongside: readonly Statement[] },
): Promise<WriteResult> {
  const before = list.revisionKind ? await list.find(db, id) : null;
  const entry = (before && list.settle?.(before, submitted)) ?? submitted;
  const detail = entry.id === id ? "" : String(entry.id);
  const act = { actorId, act: `${list.word} changed`, subject: String(id), detail };
  return writeBatch(db, [
    ...actStatements(db, act, hasEntry(list, id)),
    ...requirements,
    ...clearStatements(db, list, [id]),
    db
      .update(list.table)
      .set(entry)
      .where(sql`${list.table.id} = ${id}`),
    ...(before ? followStatements(db, list, before, entry) : []),
    ...detailStatements(db, list, [entry]),
    ...entryRevisionStatements(db, list, { kind: "updated", before, after: entry, actorId }),
    ...(await entryNameStatements(db, list, [entry])),
    raiseVersion(db),
    ...alongside,
  ]);
}

/** Deletes an entry. If it is in use, nothing is written and the result counts the uses. */
export async function removeEntry(
  db: Database,
  list: ReferenceList,
  id: EntryId,
  actorId: number,
): Promise<WriteResult | { ok: false; reason: "inUse"; uses: Uses }> {
  const before = list.revisionKind ? await list.find(db, id) : null;
  const act = { actorId, act: `${list.word} deleted`, subject: String(id) };
  const written = await writeBatch(db, [
    ...actStatements(db, act, hasEntry(list, id)),
    ...(list.inCompositions ? [requireThat(db, sql`NOT ${list.inCompositions(id)}`, "inUse")] : []),
    ...clearStatements(db, list, [id]),
    ...forgetStatements(db, list, id),
    db.delete(list.table).where(sql`${list.table.id} = ${id}`),
    ...entryRevisionStatements(db, list, { kind: "deleted", before, after: null, actorId }),
    raiseVersion(db),
  ]);
  if (written.ok || written.reason !== "inUse") return written;
  return { ok: false, reason: "inUse", uses: (await countUses(db, list, id))! };
}
