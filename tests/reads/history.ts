import type { Database } from "#app/data/database.ts";
import { findHistory } from "#app/data/records/history/find-history.ts";
import { findRevision } from "#app/data/records/history/find-revision.ts";

/** More changes than a history reads: of a song and its composition, and of a raaga. */
export const historyRows = `
  WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)
  INSERT INTO revisions (subject_kind, subject_id, kind, changed_by, changed_at, fields)
    SELECT kind, subject, 'updated', 1, i, json_object(field, json_array('Mohanam', 'Kalyani'))
    FROM n, (SELECT 'song' AS kind, '7' AS subject, 'ownRaagaId' AS field
      UNION ALL SELECT 'composition', (SELECT CAST(composition_id AS TEXT) FROM songs WHERE id = 7), 'raagaId'
      UNION ALL SELECT 'raaga', 'Mohanam', 'parentId');`;

const visitor = { language: "te", userId: null } as const;
const records = [
  { kind: "song", id: "7" },
  { kind: "raaga", id: "Mohanam" },
] as const;

/**
 * Reads of the histories, whose rows depend on the changes that a page reads, not on the size of the archive: SQLite
 * counts each change again where changes are sorted, summed and looked through for names.
 */
export const historyReads = records.flatMap((record) => [
  ...[null, 500].map((before) => ({
    path: `history of a ${record.kind}, before ${before}`,
    read: (db: Database) => findHistory(db, record, visitor, before),
    rows: 900,
  })),
  // Two hundred changes since are looked through, and what a record is now is read beside them.
  {
    path: `version of a ${record.kind}`,
    read: (db: Database) => findRevision(db, record, visitor, record.kind === "song" ? 1 : 3),
    rows: 2200,
    trips: 3,
  },
]);
