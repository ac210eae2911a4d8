import { asc, eq, type SQL, sql } from "drizzle-orm";
import { compositions, people, recordChanges } from "#drizzle/schema/index.ts";
import type { ListPosition } from "../../../domain/paging.ts";
import type { PersonRecord } from "../../../domain/people/person.ts";
import type { Database } from "../../database.ts";
import { jsonArray } from "../../json-columns.ts";
import type { ReferenceList } from "../../music/reference-list.ts";
import { type ReferenceListKey, referenceLists } from "../../music/reference-lists.ts";
import { type EntryRow, selectEntries } from "../../music/reference-reads.ts";
import { selectPeople, toPersonRecord } from "../../people/person-record.ts";
import {
  type CompositionRecord,
  selectCompositions,
  toCompositionRecord,
} from "../../songs/lists/composition-records.ts";
import { recordsStatement, type SongRecord, toRecords } from "../../songs/song-record.ts";

/** Which part of a list of changes is asked for: behind a position, and at most `size` records. */
export interface ChangesAsked {
  after: ListPosition;
  size: number;
}

/** A part of the changed records of a kind, the longest unchanged first. */
export interface ChangedList<What> {
  /** What is there, as it is now. */
  records: What[];
  /** The ids of those that are gone. */
  deleted: string[];
  /** The position of the last one, from which the next part goes on; that asked for if nothing has changed. */
  last: ListPosition;
  hasMore: boolean;
}

type ChangedKind = (typeof recordChanges.kind.enumValues)[number];

const changesOf = (kind: ChangedKind, { after }: ChangesAsked) =>
  sql`${recordChanges.kind} = ${kind}
    AND (${recordChanges.changedAt}, ${recordChanges.number}) > (${after.at}, ${after.row})`;

const inOrder = [asc(recordChanges.changedAt), asc(recordChanges.number)];

/** Selects the changes of a part and one more, which says whether there are more. */
const selectChanges = (db: Database, kind: ChangedKind, asked: ChangesAsked) =>
  db
    .select({
      id: recordChanges.recordId,
      at: recordChanges.changedAt,
      row: recordChanges.number,
      isDeleted: recordChanges.isDeleted,
    })
    .from(recordChanges)
    .where(changesOf(kind, asked))
    .orderBy(...inOrder)
    .limit(asked.size + 1);

/** The changes of a part alone, as a table `changed` of records that are there. */
const changed = (kind: ChangedKind, asked: ChangesAsked) =>
  sql`(SELECT record_id, changed_at, number FROM (SELECT * FROM ${recordChanges}
    WHERE ${changesOf(kind, asked)} ORDER BY ${sql.join(inOrder, sql`, `)} LIMIT ${asked.size})
    WHERE NOT is_deleted) AS changed`;

type Change = Awaited<ReturnType<typeof selectChanges>>[number];

function toList<What>(changes: Change[], records: What[], asked: ChangesAsked): ChangedList<What> {
  const part = changes.slice(0, asked.size);
  const { at, row } = part.at(-1) ?? asked.after;
  return {
    records,
    deleted: part.filter(({ isDeleted }) => isDeleted).map(({ id }) => id),
    last: { at, row },
    hasMore: changes.length > part.length,
  };
}

/** Lists changed songs. One batch. */
export async function listChangedSongs(
  db: Database,
  asked: ChangesAsked,
): Promise<ChangedList<SongRecord>> {
  const ids = jsonArray(
    sql<number>`CAST(record_id AS INTEGER)`,
    sql`FROM (SELECT record_id FROM ${changed("song", asked)} ORDER BY changed_at, number)`,
  );
  const [changes, rows] = await db.batch([
    selectChanges(db, "song", asked),
    recordsStatement(db, sql`SELECT 1 AS total, ${ids} AS ids`),
  ]);
  return toList(changes, toRecords(rows), asked);
}

/** Lists changed compositions. One batch. */
export async function listChangedCompositions(
  db: Database,
  asked: ChangesAsked,
): Promise<ChangedList<CompositionRecord>> {
  const [changes, rows] = await db.batch([
    selectChanges(db, "composition", asked),
    selectCompositions(db)
      .innerJoin(
        changed("composition", asked),
        eq(compositions.id, sql`CAST(changed.record_id AS INTEGER)`),
      )
      .orderBy(...ofChanged),
  ]);
  return toList(changes, rows.map(toCompositionRecord), asked);
}

/** Lists changed people. One batch. */
export async function listChangedPeople(
  db: Database,
  asked: ChangesAsked,
): Promise<ChangedList<PersonRecord>> {
  const [changes, rows] = await db.batch([
    selectChanges(db, "person", asked),
    selectPeople(db)
      .innerJoin(changed("person", asked), eq(people.id, sql`changed.record_id`))
      .orderBy(...ofChanged),
  ]);
  return toList(changes, rows.map(toPersonRecord), asked);
}

/** Lists changed entries of a list. One batch. */
export async function listChangedEntries(
  db: Database,
  kind: ReferenceListKey,
  asked: ChangesAsked,
): Promise<ChangedList<EntryRow>> {
  const list: ReferenceList = referenceLists[kind];
  const [changes, rows] = await db.batch([
    selectChanges(db, kind, asked),
    selectEntries(db, list, { withFacts: true })
      .innerJoin(changed(kind, asked), eq(list.table.id, sql`changed.record_id`))
      .orderBy(...ofChanged),
  ]);
  return toList(changes, rows, asked);
}

const ofChanged: SQL[] = [sql`changed.changed_at`, sql`changed.number`];
