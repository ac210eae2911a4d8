import { type SQL, sql } from "drizzle-orm";
import { mediaFiles } from "#drizzle/schema/index.ts";
import { partLength } from "../../domain/media/upload.ts";
import type { Database } from "../database.ts";
import { mine } from "./uploads.ts";

export interface NewUpload {
  id: string;
  ownerId: number;
  fileName: string;
  contentType: string;
  /** Bytes, as announced; at most so many are taken. */
  size: number;
  now: number;
  /** True when one request brings all of it: nothing can go on with it afterwards. */
  withinRequest: boolean;
}

/** What one owner may keep: bytes and files. */
export interface Quota {
  bytes: number;
  files: number;
}

/** Milliseconds without a byte after which an upload is taken to have died. */
const deadAfter = 3600_000;

/** True for an upload whose bytes have stopped coming: its browser has gone, or the Worker that took it. */
export const isDead = (now: number): SQL =>
  sql`(status = 'pending' AND (completed_at IS NULL OR within_request)
    AND coalesce(touched_at, created_at) <= ${now - deadAfter})`;

/** True where an owner has room for `size` bytes beside their other files; a dead one takes what R2 has of its parts. */
function hasRoom(id: string, ownerId: number, size: number, quota: Quota, now: number): SQL {
  const stored = sql`(SELECT count(*) FROM upload_parts WHERE media_file_id = held.id) * ${partLength}`;
  return sql`EXISTS (SELECT 1 FROM (SELECT count(*) AS files, coalesce(sum(bytes), 0) AS bytes
    FROM (SELECT CASE WHEN ${isDead(now)} THEN min(size, ${stored}) ELSE size END AS bytes
      FROM media_files AS held WHERE owner_id = ${ownerId} AND id <> ${id}) WHERE bytes > 0)
    WHERE files < ${quota.files} AND bytes + ${size} <= ${quota.bytes})`;
}

/**
 * Reserves the room of a file, before its first byte. False when the owner has none left: whatever R2
 * holds of theirs counts. One statement, so two uploads at once cannot both have the last room.
 */
export async function reserveUpload(db: Database, file: NewUpload, quota: Quota): Promise<boolean> {
  const { id, ownerId, fileName, contentType, size, now, withinRequest } = file;
  const [rows] = await db.batch([
    db
      .insert(mediaFiles)
      .select(
        sql`SELECT ${id}, 'pending', ${contentType}, ${size}, ${fileName}, NULL, NULL, NULL, NULL, ${ownerId},
          ${now}, NULL, ${now}, ${withinRequest ? 1 : 0} WHERE ${hasRoom(id, ownerId, size, quota, now)}`,
      )
      .returning({ id: mediaFiles.id }),
  ]);
  return rows.length > 0;
}

/**
 * Takes the room of an upload again that may have been dead: false when its owner has none left. One
 * statement, as `reserveUpload`.
 */
export async function takeRoomAgain(
  db: Database,
  file: { id: string; ownerId: number; size: number; now: number },
  quota: Quota,
): Promise<boolean> {
  const { id, ownerId, size, now } = file;
  const [rows] = await db.batch([
    db
      .update(mediaFiles)
      .set({ touchedAt: new Date(now) })
      .where(
        sql`${mine(id, ownerId)} AND (NOT ${isDead(now)} OR ${hasRoom(id, ownerId, size, quota, now)})`,
      )
      .returning({ id: mediaFiles.id }),
  ]);
  return rows.length > 0;
}
