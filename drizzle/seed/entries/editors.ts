export type SeededKind = "raaga" | "taala";
type EditedKind = SeededKind | "deity";

/** Selects the ids of entries that users deleted, merged or renamed. */
export const goneIds = (kind: EditedKind) =>
  `SELECT fields ->> '$.id[0]' FROM revisions
    WHERE subject_kind = '${kind}' AND fields ->> '$.id[0]' IS NOT NULL
  UNION SELECT subject FROM audit_events WHERE act IN ('${kind} deleted', '${kind} merged')
    OR (act = '${kind} changed' AND detail <> '')`;

/** Selects the ids of entries that users changed before revisions recorded fields. */
const changedBeforeRevisions = (kind: SeededKind) =>
  `SELECT subject FROM audit_events WHERE act IN ('${kind} added', '${kind} changed')
    AND subject NOT IN (SELECT subject_id FROM revisions WHERE subject_kind = '${kind}')`;

/** SQL condition: whether no user has written a field of the entry `id` (only users write revisions of entries). */
export const isUnedited = (kind: EditedKind, id: string, field: string) =>
  `${id} NOT IN (SELECT subject_id FROM revisions
    WHERE subject_kind = '${kind}' AND fields -> '${field}' IS NOT NULL)`;

/** SQL condition: whether the seeds may replace an entry's column. Changes from before revisions stay if not empty. */
export const isReplaceable = (kind: SeededKind, column: string, field: string) =>
  `${isUnedited(kind, `${kind}s.id`, field)}
    AND (${kind}s.${column} IS NULL OR ${kind}s.id NOT IN (${changedBeforeRevisions(kind)}))`;
