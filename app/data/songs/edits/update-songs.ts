import { type SQL, sql } from "drizzle-orm";
import { statedOwnFields } from "../../../domain/songs/song-fields.ts";
import {
  changesBetween,
  type FieldChanges,
  pickOwn,
  type SongRevision,
  splitChanges,
} from "../../../domain/songs/song-revision.ts";
import type { Database } from "../../database.ts";
import { statement } from "../../drizzle-internals.ts";
import { jsonChunks } from "../../json-chunks.ts";
import { claimStatements, releaseStatement } from "../../media/song-files.ts";
import { changedStatements, type Writer } from "../../records/revisions.ts";
import { reindexStatements } from "../../search/index/many-songs.ts";
import { requireThat } from "../../write-batch.ts";
import { auditChangesStatements } from "./audit-changes.ts";
import { columnsOf, valuesOf } from "./row-columns.ts";
import { changeClaimsStatements } from "./song-claims.ts";
import { updateCompositionStatements } from "./update-compositions.ts";

export interface SongEdit {
  id: number;
  compositionId: number;
  /** The number of the last change of the song or its composition when it was read. */
  revision: number;
  before: SongRevision;
  after: SongRevision;
}

/**
 * Updates songs, and their compositions where a shared field differs. Fails with `outdated` if one has changed since it
 * was read, or does not match `mayEdit`, a condition on a row of `songs` or `compositions`. The number of statements
 * does not depend on the number of songs.
 */
export async function updateSongStatements(
  db: Database,
  songEdits: readonly SongEdit[],
  writer: Writer,
  mayEdit: SQL,
) {
  if (songEdits.length === 0) return [];
  const { edits, compositions } = joinEdits(songEdits);
  const own = edits.filter(({ changes }) => !isEmpty(changes));
  const { userId, now } = writer;
  const files = edits.filter(({ before, after }) => before.mediaFileId !== after.mediaFileId);
  return [
    ...unchangedStatements(db, edits),
    requireEditable(db, sql`songs`, own, mayEdit),
    requireEditable(db, sql`compositions`, compositions, mayEdit),
    ...jsonChunks(own.map(({ id, after }) => [id, pickOwn(after)])).map((list) =>
      statement(
        db,
        sql`UPDATE songs SET media_failures = 0, (${columnsOf(statedOwnFields)}) = (${valuesOf(statedOwnFields)})
          FROM (SELECT value ->> 0 AS given_id, value -> 1 AS song FROM json_each(${list})) AS given
          WHERE songs.id = given.given_id AND ${mayEdit}`,
      ),
    ),
    statement(
      db,
      sql`UPDATE songs SET updated_by = ${userId}, updated_at = ${now}
        WHERE id IN (SELECT value FROM json_each(${idsOf(edits)}))`,
    ),
    ...auditChangesStatements(db, edits.map(toAudited), userId),
    ...(await updateCompositionStatements(db, compositions, writer, mayEdit)),
    // A trigger keeps what sources stated of the facts that have changed; what was written of them comes after it.
    ...changeClaimsStatements(db, "composition", compositions, "sources"),
    ...changeClaimsStatements(db, "song", own, "recordingSources"),
    ...changedStatements(db, "song", own, writer),
    ...files.flatMap(({ after: { mediaFileId: file } }) =>
      file ? claimStatements(db, file, userId) : [],
    ),
    ...files.flatMap(({ before: { mediaFileId: file } }) =>
      file ? [releaseStatement(db, file, now)] : [],
    ),
    ...reindexStatements(db, edits),
  ];
}

const toAudited = ({ id, compositionId, before, after }: SongEdit) => ({
  ...splitChanges(changesBetween(before, after)),
  id,
  compositionId,
  title: after.title,
});

const isEmpty = (changes: object) => Object.keys(changes).length === 0;
const idsOf = (rows: readonly { id: number }[]) => JSON.stringify(rows.map(({ id }) => id));

/** Combines the edits of each composition and applies them to all its songs. `changes` of a song are its own fields. */
function joinEdits(songEdits: readonly SongEdit[]) {
  const shared = new Map<number, FieldChanges>();
  for (const { compositionId, before, after } of songEdits) {
    const changes = splitChanges(changesBetween(before, after)).shared;
    shared.set(compositionId, { ...shared.get(compositionId), ...changes });
  }
  const edits = songEdits.map((edit) => {
    const changes = shared.get(edit.compositionId)!;
    const values = Object.entries(changes).map(([field, [, value]]) => [field, value]);
    const after = { ...edit.after, ...Object.fromEntries(values) } as SongRevision;
    return { ...edit, after, changes: splitChanges(changesBetween(edit.before, after)).own };
  });
  const afterOf = new Map(edits.map(({ compositionId, after }) => [compositionId, after]));
  const compositions = [...shared].flatMap(([id, changes]) =>
    isEmpty(changes) ? [] : [{ id, changes, after: afterOf.get(id)! }],
  );
  return { edits, compositions };
}

function unchangedStatements(db: Database, edits: readonly SongEdit[]) {
  const rows = edits.map(({ id, compositionId, revision }) => [id, compositionId, revision]);
  return jsonChunks(rows).flatMap((list) => [
    requireThat(
      db,
      sql`NOT EXISTS (SELECT 1 FROM json_each(${list}) AS row WHERE NOT EXISTS (
        SELECT 1 FROM songs WHERE songs.id = row.value ->> 0
          AND deleted_at IS NULL AND composition_id = row.value ->> 1))`,
      "outdated",
    ),
    requireThat(
      db,
      sql`NOT EXISTS (SELECT 1 FROM json_each(${list}) AS row, json_each('["song", "composition"]') AS kind
        CROSS JOIN revisions r ON r.subject_kind = kind.value
          AND r.subject_id = CAST(row.value ->> kind.key AS TEXT) AND r.id > row.value ->> 2)`,
      "outdated",
    ),
  ]);
}

const requireEditable = (db: Database, table: SQL, rows: readonly { id: number }[], mayEdit: SQL) =>
  requireThat(
    db,
    sql`NOT EXISTS (SELECT 1 FROM json_each(${idsOf(rows)}) AS row WHERE NOT EXISTS (
      SELECT 1 FROM ${table} AS one WHERE one.id = row.value AND one.deleted_at IS NULL AND ${mayEdit}))`,
    "outdated",
  );
