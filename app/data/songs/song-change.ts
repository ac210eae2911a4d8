import { type SQL, sql } from "drizzle-orm";
import { songChanges } from "#drizzle/schema/index.ts";
import type { FieldChanges, SongChange } from "../../domain/songs/song-revision.ts";
import { editPermissions } from "../../domain/songs/song-permissions.ts";
import type { Database } from "../database.ts";
import { permissionCondition } from "../permission-condition.ts";

/** Who writes, and when (milliseconds since 1970). */
export interface Writer {
  userId: number;
  now: number;
}

/** Returns the SQL condition that a user may change a row of `songs` when the statement runs. */
export const editCondition = (userId: number): SQL =>
  sql`(${permissionCondition(userId, editPermissions.any)}
    OR (created_by = ${userId} AND ${permissionCondition(userId, editPermissions.own)}))`;

/** Returns the statement that adds a change to the history of a song; it follows the song's own write. */
export function changeStatement(
  db: Database,
  songId: number | SQL,
  kind: SongChange["kind"],
  { userId, now }: Writer,
  fields: FieldChanges = {},
) {
  return db.insert(songChanges).values({
    songId: sql`${songId}`,
    kind,
    changedBy: userId,
    changedAt: new Date(now),
    version: sql`(SELECT version FROM songs WHERE id = ${songId})`,
    fields: { ...fields },
  });
}
