import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { songChanges, songs } from "#drizzle/schema/index.ts";
import { roleIds } from "../../domain/users/system-roles.ts";
import { changesBetween, type SongRevision } from "../../domain/songs/song-revision.ts";
import { auditStatement } from "../records/audit.ts";
import type { Database } from "../database.ts";
import { claimStatement, releaseStatement } from "../media/media.ts";
import { songPartStatements, songUnindexStatements } from "../search/index/song-index.ts";

type Statements = Parameters<Database["batch"]>[0];

/** Who writes, and when (milliseconds since 1970). */
export interface Writer {
  userId: number;
  now: number;
}

const holds = (userId: number, ...roles: (keyof typeof roleIds)[]) =>
  sql`EXISTS (SELECT 1 FROM user_roles WHERE user_id = ${userId}
    AND role_id IN (${sql.join(
      roles.map((role) => sql`${roleIds[role]}`),
      sql`, `,
    )}))`;

/** The creator, while still a Contributor, or an Administrator. */
const mayWrite = (userId: number) =>
  sql`(${holds(userId, "Administrator")}
    OR (created_by = ${userId} AND ${holds(userId, "Contributor")}))`;

/** Runs a batch whose second statement fails where the first has found nothing to write: all or nothing. */
async function writeOrNothing(db: Database, statements: unknown[]): Promise<boolean> {
  try {
    await db.batch(statements as unknown as Statements);
    return true;
  } catch (error) {
    const text = `${String(error)} ${String((error as Error).cause)}`;
    if (text.includes("NOT NULL constraint failed: song_changes.song_id")) return false;
    throw error;
  }
}

/** The history row of a write; its song id is null, and so the batch fails, where `id` is. */
function changeStatement(
  db: Database,
  id: SQL,
  kind: (typeof songChanges.$inferInsert)["kind"],
  { userId, now }: Writer,
  version: number | SQL,
  fields: typeof songChanges.$inferInsert.fields = {},
) {
  return db.insert(songChanges).values({
    songId: sql`${id}`,
    kind,
    changedBy: userId,
    changedAt: new Date(now),
    version: version as number,
    fields,
  });
}

/**
 * Adds a song with all that belongs to it, in one batch. The id; null when `writer` may add no songs now.
 * A `requestId` that was there before fails by its unique index.
 */
export async function insertSong(
  db: Database,
  song: SongRevision,
  requestId: string,
  writer: Writer,
): Promise<number | null> {
  const id = sql`(SELECT id FROM songs WHERE request_id = ${requestId})`;
  const allowed = sql`(SELECT id FROM songs WHERE request_id = ${requestId}
    AND ${holds(writer.userId, "Contributor", "Administrator")})`;
  const done = await writeOrNothing(db, [
    db.insert(songs).values({
      ...song,
      requestId,
      createdBy: writer.userId,
      createdAt: new Date(writer.now),
    }),
    changeStatement(db, allowed, "created", writer, 1),
    ...(song.mediaFileId ? [claimStatement(db, song.mediaFileId, writer.userId)] : []),
    ...songPartStatements(db, id, song),
  ]);
  return done ? findSongByRequest(db, requestId) : null;
}

/** The song that a request made, or null. */
export async function findSongByRequest(db: Database, requestId: string): Promise<number | null> {
  const [rows] = await db.batch([
    db.select({ id: songs.id }).from(songs).where(eq(songs.requestId, requestId)),
  ]);
  return rows[0]?.id ?? null;
}

const changedOnce = (id: number) => sql`CASE changes() WHEN 1 THEN ${id} END`;

/**
 * Writes a song that still is of `version`, with its history, files and search rows, in one batch. False
 * when it has changed, has gone, or is not this writer's to change; then nothing is written.
 */
export function updateSong(
  db: Database,
  id: number,
  version: number,
  before: SongRevision,
  after: SongRevision,
  writer: Writer,
): Promise<boolean> {
  const file = before.mediaFileId !== after.mediaFileId;
  return writeOrNothing(db, [
    db
      .update(songs)
      .set({
        ...after,
        version: version + 1,
        updatedBy: writer.userId,
        updatedAt: new Date(writer.now),
        mediaFailures: 0,
      })
      .where(
        and(
          eq(songs.id, id),
          eq(songs.version, version),
          isNull(songs.deletedAt),
          mayWrite(writer.userId),
        ),
      ),
    changeStatement(db, changedOnce(id), "updated", writer, version + 1, {
      ...changesBetween(before, after),
    }),
    ...(file && after.mediaFileId ? [claimStatement(db, after.mediaFileId, writer.userId)] : []),
    ...(file && before.mediaFileId ? [releaseStatement(db, before.mediaFileId, writer.now)] : []),
    ...songPartStatements(db, sql`${id}`, after, before),
  ]);
}

/** Puts a song into the bin: out of every list, total and search. False as for `updateSong`. */
export function binSong(
  db: Database,
  id: number,
  song: SongRevision,
  writer: Writer,
): Promise<boolean> {
  return writeOrNothing(db, [
    db
      .update(songs)
      .set({
        deletedAt: new Date(writer.now),
        deletedBy: writer.userId,
        version: sql`version + 1`,
      })
      .where(and(eq(songs.id, id), isNull(songs.deletedAt), mayWrite(writer.userId))),
    changeStatement(
      db,
      changedOnce(id),
      "deleted",
      writer,
      sql`(SELECT version FROM songs WHERE id = ${id})`,
    ),
    ...(song.mediaFileId ? [releaseStatement(db, song.mediaFileId, writer.now)] : []),
    ...songUnindexStatements(db, sql`${id}`, song),
  ]);
}

/** Takes a song out of the bin again. Administrators only; false when it is not there. */
export function unbinSong(
  db: Database,
  id: number,
  song: SongRevision,
  writer: Writer,
): Promise<boolean> {
  return writeOrNothing(db, [
    db
      .update(songs)
      .set({ deletedAt: null, deletedBy: null, version: sql`version + 1` })
      .where(
        and(eq(songs.id, id), isNotNull(songs.deletedAt), holds(writer.userId, "Administrator")),
      ),
    changeStatement(
      db,
      changedOnce(id),
      "restored",
      writer,
      sql`(SELECT version FROM songs WHERE id = ${id})`,
    ),
    auditStatement(db, {
      actorId: writer.userId,
      act: "song restored",
      subject: `${id} ${song.title}`,
    }),
    ...(song.mediaFileId ? [claimStatement(db, song.mediaFileId, writer.userId)] : []),
    ...songPartStatements(db, sql`${id}`, song),
  ]);
}
