import { sql } from "drizzle-orm";
import { mediaFiles } from "#drizzle/schema/index.ts";
import { type Database, statement } from "../database.ts";

/** A stretch of R2's list, which is in the order of its keys. */
export interface ListedKeys {
  keys: string[];
  /** The last key before these; "" at the beginning. */
  after: string;
  /** The last of these keys; null where the list ends with them. */
  last: string | null;
}

/**
 * Compares a stretch of R2's list with the rows of files: which keys have no row, and which files that
 * should be heard have no object; at most 100. Their songs are marked as unavailable, and others are no
 * longer. Files younger than `before` (milliseconds) are let be. One batch.
 */
export async function matchKeys(
  db: Database,
  { keys, after, last }: ListedKeys,
  { before, now }: { before: number; now: number },
): Promise<{ withoutRow: string[]; withoutObject: string[] }> {
  const list = sql`(SELECT value FROM json_each(${JSON.stringify(keys)}))`;
  const end = last === null ? sql`` : sql`AND id <= ${last}`;
  const lacking = sql`id > ${after} ${end} AND status = 'ready' AND created_at < ${before}
    AND id NOT IN ${list}`;
  const [unknown, missing] = await db.batch([
    statement<{ key: string }>(
      db,
      sql`SELECT value AS key FROM ${list} WHERE value NOT IN (SELECT id FROM media_files)`,
    ),
    db.select({ id: mediaFiles.id }).from(mediaFiles).where(lacking).limit(100),
    statement(
      db,
      sql`UPDATE songs SET media_failures = 3, media_checked_at = ${now}
        WHERE media_failures < 3 AND media_file_id IN (SELECT id FROM media_files WHERE ${lacking})`,
    ),
    statement(
      db,
      sql`UPDATE songs SET media_failures = 0
        WHERE media_failures >= 3 AND deleted_at IS NULL AND media_file_id IN ${list}`,
    ),
  ]);
  return {
    withoutRow: unknown.map(({ key }) => key),
    withoutObject: missing.map(({ id }) => id),
  };
}
