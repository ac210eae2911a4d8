import { eq, type SQL, sql } from "drizzle-orm";
import { songs } from "#drizzle/schema/index.ts";
import {
  changesBetween,
  pickOwn,
  raagaOf,
  type SongRevision,
  splitChanges,
  taalaOf,
} from "../../domain/songs/song-revision.ts";
import type { Database } from "../database.ts";
import { auditWhere } from "../records/audit.ts";
import { claimStatements, releaseStatement } from "../media/song-files.ts";
import { revisionStatement, unchangedSince, type Writer } from "../records/revisions.ts";
import { indexCompositionStatements, indexSongStatements } from "../search/index/song-index.ts";
import { permissionCondition } from "../permission-condition.ts";
import { requireThat, writeBatch, type WriteFailure, type WriteResult } from "../write-batch.ts";
import { compositionStatements } from "./composition-statements.ts";
import { editCondition, isOfAnother } from "../edit-condition.ts";
import type { EditableSong } from "./editable-song.ts";
import { perhapsSameStatement } from "./perhaps-same.ts";

const isEmpty = (changes: object) => Object.keys(changes).length === 0;

/** The columns of `songs` that repeat what the composition says. */
const copiesOf = (song: SongRevision) => ({
  title: song.title,
  composer: song.composer,
  raagaId: raagaOf(song),
  taalaId: taalaOf(song),
  songTypeId: song.songTypeId,
  language: song.language,
  description: song.description,
  lyrics: song.lyrics,
});

export interface CreatedSong {
  id: number;
  compositionId: number;
}

const createdColumns = { id: songs.id, compositionId: sql<number>`${songs.compositionId}` };

/**
 * Adds a song in one transaction: a recording of the composition `compositionId`, or with null a composition of its
 * own. The first recording of a composition takes over the song that stood for it. Fails with `denied`, `missing`
 * (no such composition), or `exists` for a used request id.
 */
export async function insertSong(
  db: Database,
  song: SongRevision,
  compositionId: number | null,
  requestId: string,
  writer: Writer,
): Promise<{ ok: true; song: CreatedSong } | { ok: false; reason: WriteFailure }> {
  const id = sql`(SELECT id FROM songs WHERE request_id = ${requestId})`;
  const composition = sql`(SELECT composition_id FROM songs WHERE id = ${id})`;
  const own = {
    ...pickOwn(song),
    requestId,
    createdBy: writer.userId,
    createdAt: new Date(writer.now),
  };
  const isThere = sql`EXISTS (SELECT 1 FROM compositions WHERE id = ${compositionId} AND deleted_at IS NULL)`;
  const written = await writeBatch(db, [
    requireThat(db, permissionCondition(writer.userId, "addSongs"), "denied"),
    requireThat(
      db,
      sql`NOT EXISTS (SELECT 1 FROM songs WHERE request_id = ${requestId})`,
      "exists",
    ),
    ...(compositionId === null
      ? []
      : [
          requireThat(db, isThere, "missing"),
          db
            .update(songs)
            .set({ ...own, updatedBy: null, updatedAt: null })
            .where(
              sql`composition_id = ${compositionId} AND deleted_at IS NULL AND NOT is_recording`,
            ),
        ]),
    db
      .insert(songs)
      .values({ ...copiesOf(song), ...own, compositionId })
      .onConflictDoNothing({ target: songs.requestId }),
    ...(compositionId === null
      ? [
          ...(await compositionStatements(db, composition, song)),
          revisionStatement(db, { kind: "composition", id: composition }, "created", writer),
        ]
      : []),
    revisionStatement(db, { kind: "song", id }, "created", writer),
    ...(song.mediaFileId ? claimStatements(db, song.mediaFileId, writer.userId) : []),
    ...indexSongStatements(db, id, song),
    ...(compositionId === null ? [perhapsSameStatement(db, sql`SELECT ${composition} AS id`)] : []),
    db.select(createdColumns).from(songs).where(eq(songs.requestId, requestId)),
  ]);
  if (!written.ok) return written;
  const inserted = written.results.at(-1) as CreatedSong[];
  return { ok: true, song: inserted[0]! };
}

export async function findSongByRequest(
  db: Database,
  requestId: string,
): Promise<CreatedSong | null> {
  const [rows] = await db.batch([
    db.select(createdColumns).from(songs).where(eq(songs.requestId, requestId)),
  ]);
  return rows[0] ?? null;
}

/**
 * Writes a song, and its composition where a shared field differs, in one transaction. Fails with `outdated` unless
 * both are as `open` was read and what changes is the writer's to edit.
 */
export async function updateSong(
  db: Database,
  { id, compositionId, song: before, revision }: EditableSong,
  after: SongRevision,
  writer: Writer,
): Promise<WriteResult> {
  const isOtherFile = before.mediaFileId !== after.mediaFileId;
  const claimed = isOtherFile ? after.mediaFileId : null;
  const released = isOtherFile ? before.mediaFileId : null;
  const { shared, own } = splitChanges(changesBetween(before, after));
  const song = { kind: "song", id } as const;
  const composition = { kind: "composition", id: compositionId } as const;
  const editable = (row: SQL) =>
    sql`EXISTS (SELECT 1 FROM ${row} AND deleted_at IS NULL AND ${editCondition(writer.userId)})`;
  const isThere = sql`EXISTS (SELECT 1 FROM songs WHERE id = ${id}
    AND deleted_at IS NULL AND composition_id = ${compositionId})`;
  const sharedWrites = isEmpty(shared)
    ? []
    : [
        requireThat(db, editable(sql`compositions WHERE id = ${compositionId}`), "outdated"),
        ...(await compositionStatements(db, compositionId, after, writer)),
        revisionStatement(db, composition, "updated", writer, shared),
        ...indexCompositionStatements(db, compositionId, after),
      ];
  const ownWrites = isEmpty(own)
    ? []
    : [
        requireThat(db, editable(sql`songs WHERE id = ${id}`), "outdated"),
        revisionStatement(db, song, "updated", writer, own),
      ];
  const update = db
    .update(songs)
    .set({
      ...(isEmpty(own) ? {} : { ...pickOwn(after), mediaFailures: 0 }),
      updatedBy: writer.userId,
      updatedAt: new Date(writer.now),
    })
    .where(eq(songs.id, id));
  return writeBatch(db, [
    requireThat(db, isThere, "outdated"),
    requireThat(db, unchangedSince(song, revision), "outdated"),
    requireThat(db, unchangedSince(composition, revision), "outdated"),
    update,
    auditWhere(
      db,
      {
        actorId: writer.userId,
        act: "song changed",
        subject: `${id} ${after.title}`,
        detail: Object.keys({ ...shared, ...own }).join(", "),
      },
      isOfAnother(writer.userId, [
        ...(isEmpty(own) ? [] : [sql`songs WHERE id = ${id}`]),
        ...(isEmpty(shared) ? [] : [sql`compositions WHERE id = ${compositionId}`]),
      ]),
    ),
    ...sharedWrites,
    ...ownWrites,
    ...(claimed ? claimStatements(db, claimed, writer.userId) : []),
    ...(released ? [releaseStatement(db, released, writer.now)] : []),
    ...indexSongStatements(db, sql`${id}`, after, before),
  ]);
}
