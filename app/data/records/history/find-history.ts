import type { HistoryRecord } from "../../../domain/records/history/history-path.ts";
import { countersStatement, readCounters } from "../../counters.ts";
import type { Database } from "../../database.ts";
import { changesIn, changesStatement, subjectsOf, toChange } from "../revisions.ts";
import { idsIn, mentionedStatement, toMentioned } from "./mentioned-names.ts";
import { type HistoryReader, recordStatement } from "./record-row.ts";

/** Changes that a page reads: twice as many as it shows, as a song and its composition are changed together. */
const maxRead = 41;
const maxBytes = 300_000;

/**
 * Finds a record with its last changes before the change `before`, and the names of what they mention; null if there
 * is none that the reader may see. One batch.
 */
export async function findHistory(
  db: Database,
  record: HistoryRecord,
  reader: HistoryReader,
  before: number | null,
) {
  const range = { subjects: subjectsOf(record), before: before ?? undefined, limit: maxRead };
  const [[row], changes, [mentioned], counters] = await db.batch([
    recordStatement(db, record, reader),
    changesStatement(db, range, maxBytes),
    mentionedStatement(db, idsIn(changesIn(range)), reader.language),
    countersStatement(db),
  ]);
  if (!row) return null;
  return {
    ...row,
    isGone: row.isGone === 1,
    changes: changes.map(toChange),
    /** Whether older changes follow. */
    hasMore: (changes[0]?.found ?? 0) > changes.length || changes.length === maxRead,
    mentioned: toMentioned(mentioned!),
    version: readCounters(counters).version,
  };
}
