import { and, eq, isNull, ne, type SQL, sql } from "drizzle-orm";
import { mediaFiles } from "#drizzle/schema/index.ts";
import { editPermissions } from "../../domain/songs/song-permissions.ts";
import type { Database } from "../database.ts";
import { permissionCondition } from "../permission-condition.ts";
import { editCondition } from "../edit-condition.ts";

/** Stores the shape of a user's own file, or of a song's that the user may change. Returns false if there is none. */
export async function saveSoundShape(
  db: Database,
  { id, shape, userId }: { id: string; shape: string; userId: number },
): Promise<boolean> {
  const isOwn = sql`(owner_id = ${userId} AND ${permissionCondition(userId, editPermissions.own)})`;
  const isOfEditableSong = sql`EXISTS (SELECT 1 FROM songs
    WHERE media_file_id = ${id} AND deleted_at IS NULL AND ${editCondition(userId)})`;
  const [rows] = await db.batch([
    db
      .update(mediaFiles)
      .set({ shape })
      .where(
        and(
          eq(mediaFiles.id, id),
          ne(mediaFiles.status, "removed"),
          isNull(mediaFiles.discardedAt),
          sql`(${isOwn} OR ${isOfEditableSong})`,
        ),
      )
      .returning({ id: mediaFiles.id }),
  ]);
  return rows.length > 0;
}

/** Finds the shape of a ready file: null if it has none, undefined if there is no such file. */
export async function findSoundShape(db: Database, id: string): Promise<string | null | undefined> {
  const [rows] = await db.batch([
    db
      .select({ shape: mediaFiles.shape })
      .from(mediaFiles)
      .where(and(eq(mediaFiles.id, id), eq(mediaFiles.status, "ready"))),
  ]);
  return rows[0]?.shape;
}

export const lacksShape = (fileId: SQL) =>
  sql<number>`EXISTS (SELECT 1 FROM media_files f
    WHERE f.id = ${fileId} AND f.status = 'ready' AND f.shape IS NULL)`;
