import { sql } from "drizzle-orm";
import { mediaFiles } from "#drizzle/schema/index.ts";
import type { Database } from "../database.ts";
import { statement } from "../drizzle-internals.ts";

export interface ListedKeys {
  keys: string[];
  after: string;
  /** Null for the last page. */
  last: string | null;
}

/** Compares keys of R2 with rows older than `before`, and marks the media of songs as available or not. */
export async function compareKeys(
  db: Database,
  { keys, after, last }: ListedKeys,
  { before, now }: { before: number; now: number },
): Promise<{ withoutRow: string[]; withoutObject: string[] }> {
  const list = sql`(SELECT value FROM json_each(${JSON.stringify(keys)}))`;
  const end = last === null ? sql`` : sql`AND id <= ${last}`;
  const missingObject = sql`id > ${after} ${end} AND status = 'ready' AND created_at < ${before}
    AND id NOT IN ${list}`;
  const [unknown, missing] = await db.batch([
    statement<{ key: string }>(
      db,
      sql`SELECT value AS key FROM ${list} WHERE value NOT IN (SELECT id FROM media_files)`,
    ),
    db.select({ id: mediaFiles.id }).from(mediaFiles).where(missingObject).limit(100),
    statement(
      db,
      sql`UPDATE songs SET media_failures = 3, media_checked_at = ${now}
        WHERE media_failures < 3 AND media_file_id IN (SELECT id FROM media_files WHERE ${missingObject})`,
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
