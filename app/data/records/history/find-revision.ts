import { eq, sql } from "drizzle-orm";
import { compositions, songs } from "#drizzle/schema/index.ts";
import { type HistoryRecord, isHistoryKind } from "../../../domain/records/history/history-path.ts";
import { countersStatement, readCounters } from "../../counters.ts";
import type { Database } from "../../database.ts";
import { findPersonRecord } from "../../people/person-record.ts";
import { referenceLists } from "../../music/reference-lists.ts";
import { selectRows } from "../../select-rows.ts";
import { revisionColumns } from "../../songs/song-columns.ts";
import { changesStatement, changeStatement, subjectsOf, toChange } from "../revisions.ts";
import { changedSinceStatement, toEarlierValues } from "./earlier-values.ts";
import { idsIn, mentionedStatement, toMentioned } from "./mentioned-names.ts";
import { type HistoryReader, recordStatement } from "./record-row.ts";

type Values = Record<string, unknown>;

/** Reads the fields of a record as they are now, as its revisions name them; null if it is gone. */
async function readNow(db: Database, { kind, id }: HistoryRecord): Promise<Values | null> {
  if (kind === "song") {
    const [rows] = await db.batch([
      db
        .select(revisionColumns)
        .from(songs)
        .innerJoin(compositions, eq(compositions.id, songs.compositionId))
        .where(eq(songs.id, Number(id))),
    ]);
    return rows[0] ?? null;
  }
  if (kind === "person") {
    const person = await findPersonRecord(db, id);
    return person && { ...person, names: person.names.map(({ name }) => name), identifiers: [] };
  }
  return (await referenceLists[kind].find(db, id)) as Values | null;
}

/**
 * Selects where a change of a composition is now: whether the song is a recording of the composition, or of the one
 * that it was merged into, and the song that represents that one.
 */
const compositionStatement = (db: Database, { kind, id }: HistoryRecord, change: number) =>
  selectRows(
    db,
    {
      isHere: sql<
        0 | 1
      >`${kind === "song" ? sql`(SELECT composition_id FROM songs WHERE id = ${id})` : sql`NULL`}
        IN (SELECT id FROM led)`,
      songId: sql<number | null>`(SELECT main_song_id FROM led
        JOIN compositions c ON c.id = led.id WHERE c.deleted_at IS NULL)`,
    },
    (columns) => sql`WITH RECURSIVE led (id) AS (
        SELECT CAST(subject_id AS INTEGER) FROM revisions
          WHERE id = ${change} AND subject_kind = 'composition'
        UNION SELECT merged_into FROM compositions c JOIN led ON c.id = led.id
          WHERE merged_into IS NOT NULL)
      SELECT ${columns}`,
  );

/**
 * Finds the change `id` of a record, and what the record was after it. `values` is null where that cannot be told: too
 * much has changed since, compositions were merged or separated since, or the record is gone. `elsewhere` is another
 * record whose change it is now. Null if there is no such change, or the reader may not see it.
 */
export async function findRevision(
  db: Database,
  record: HistoryRecord,
  reader: HistoryReader,
  id: number,
) {
  const subjects = subjectsOf(record);
  const [now, [[row], [alone], near, earlier, [composition], counters]] = await Promise.all([
    readNow(db, record),
    db.batch([
      recordStatement(db, record, reader),
      changeStatement(db, id),
      changesStatement(db, { subjects, since: id - 2, before: id + 2, limit: 3 }),
      changedSinceStatement(db, record, id),
      compositionStatement(db, record, id),
      countersStatement(db),
    ]),
  ]);
  if (!alone) return null;
  const isOwn = near.some((one) => one.id === id);
  if (!isOwn && composition?.isHere !== 1) {
    const elsewhere = recordOf(alone, composition?.songId ?? null);
    return elsewhere && { elsewhere };
  }
  if (!row) return null;
  const since = isOwn && row.isGone === 0 ? toEarlierValues(earlier) : null;
  const values = now && since && { ...now, ...since };
  const changes = (isOwn ? near : [alone]).map(toChange);
  const lists = Object.entries(values ?? {}).map(([field, value]) => [field, [value]]);
  const fields = [...changes.map((one) => one.fields), Object.fromEntries(lists)];
  const mentioning = sql`SELECT value AS fields FROM json_each(${JSON.stringify(fields)})`;
  const [[mentioned]] = await db.batch([
    mentionedStatement(db, idsIn(mentioning), reader.language),
  ]);
  return {
    ...row,
    elsewhere: null,
    isGone: row.isGone === 1,
    changes,
    /** Whether the record has not been changed since. */
    isLatest: isOwn && earlier.length === 0,
    values,
    mentioned: toMentioned(mentioned!),
    version: readCounters(counters).version,
  };
}

/** Returns the record whose history has a change; null if it has none. */
function recordOf(
  { subject, subjectId }: { subject: string; subjectId: string },
  songId: number | null,
): HistoryRecord | null {
  if (subject === "composition")
    return songId === null ? null : { kind: "song", id: String(songId) };
  return isHistoryKind(subject) ? { kind: subject, id: subjectId } : null;
}
