import { eq, sql } from "drizzle-orm";
import { songs } from "#drizzle/schema/index.ts";
import { pickOwn, raagaOf, type SongRevision, taalaOf } from "../../domain/songs/song-revision.ts";
import type { Database } from "../database.ts";
import { claimStatements } from "../media/song-files.ts";
import { revisionStatement, type Writer } from "../records/revisions.ts";
import { indexSongStatements } from "../search/index/song-index.ts";
import { permissionCondition } from "../permission-condition.ts";
import {
  requireThat,
  writeBatch,
  type WriteFailure,
  type WriteResult,
  type Statement,
} from "../write-batch.ts";
import { compositionStatements } from "./composition-statements.ts";
import { editCondition } from "../edit-condition.ts";
import type { EditableSong } from "./editable-song.ts";
import { isStandIn } from "./stand-in.ts";
import { perhapsSameStatement } from "./perhaps-same.ts";
import { addedClaimsStatements } from "./edits/song-claims.ts";
import { updateSongStatements } from "./edits/update-songs.ts";

/** The columns of `songs` that are copies of the composition's. */
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
  title: string;
}

const createdColumns = {
  id: songs.id,
  compositionId: sql<number>`${songs.compositionId}`,
  title: songs.title,
};

interface NewSong {
  compositionId: number | null;
  requestId: string;
  proposals: Statement[];
}

/**
 * Adds a song and its proposals in one transaction: a recording of the composition `compositionId`, or with null a song
 * with a new composition. The first recording of a composition replaces the song that represented it. Fails with
 * `denied`, `missing` (no such composition), `exists` (a used request id), or like `proposeStatements`.
 */
export async function insertSong(
  db: Database,
  song: SongRevision,
  { compositionId, requestId, proposals }: NewSong,
  writer: Writer,
): Promise<{ ok: true; song: CreatedSong } | { ok: false; reason: WriteFailure }> {
  const id = sql`(SELECT id FROM songs WHERE request_id = ${requestId})`;
  const composition = sql`(SELECT composition_id FROM songs WHERE id = ${id})`;
  const { recordingSources: _, ...stated } = pickOwn(song);
  const own = {
    ...stated,
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
    ...proposals,
    ...(compositionId === null
      ? []
      : [
          requireThat(db, isThere, "missing"),
          db
            .update(songs)
            .set({ ...own, updatedBy: null, updatedAt: null })
            .where(sql`composition_id = ${compositionId} AND deleted_at IS NULL AND ${isStandIn}`),
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
    ...addedClaimsStatements(db, [{ requestId, song, compositionId }]),
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
 * Updates a song and its composition where a shared field differs, with other statements before and after, in one
 * transaction. Fails with `outdated` if either has changed since `open` was read or the writer may not edit it, or like
 * the other statements.
 */
export async function updateSong(
  db: Database,
  { id, compositionId, song: before, revision }: EditableSong,
  after: SongRevision,
  writer: Writer,
  others: { before: readonly Statement[]; after: readonly Statement[] },
): Promise<WriteResult> {
  const edit = { id, compositionId, revision, before, after };
  const mayEdit = editCondition(writer.userId);
  return writeBatch(db, [
    ...others.before,
    ...(await updateSongStatements(db, [edit], writer, mayEdit)),
    ...others.after,
  ]);
}
