import { type SQL, sql } from "drizzle-orm";
import { mediaFiles } from "#drizzle/schema/index.ts";
import type { RareFormat } from "../../domain/media/rare-format.ts";
import { partLength } from "../../domain/media/upload.ts";
import type { Database } from "../database.ts";
import { requireThat, writeBatch } from "../write-batch.ts";
import { isOwnUpload } from "./uploads.ts";

export interface NewUpload {
  id: string;
  ownerId: number;
  fileName: string;
  contentType: string;
  rareFormat: RareFormat | null;
  size: number;
  /** The hash that the browser computed from parts of the file. */
  hash?: string;
  now: number;
  /** Whether one request sends the whole file, which then cannot be resumed. */
  withinRequest: boolean;
}

export interface Quota {
  bytes: number;
  files: number;
}

const abandonedAfter = 3600_000;

export const isAbandoned = (now: number): SQL =>
  sql`(status = 'pending' AND (completed_at IS NULL OR within_request)
    AND coalesce(touched_at, created_at) <= ${now - abandonedAfter})`;

/** Whether `size` more bytes fit; abandoned uploads count by their stored parts. */
function fits(id: string, ownerId: number, size: number, quota: Quota, now: number): SQL {
  const stored = sql`(SELECT count(*) FROM upload_parts WHERE media_file_id = held.id) * ${partLength}`;
  return sql`EXISTS (SELECT 1 FROM (SELECT count(*) AS files, coalesce(sum(bytes), 0) AS bytes
    FROM (SELECT CASE WHEN ${isAbandoned(now)} THEN min(size, ${stored}) ELSE size END AS bytes
      FROM media_files AS held WHERE owner_id = ${ownerId} AND id <> ${id}) WHERE bytes > 0)
    WHERE files < ${quota.files} AND bytes + ${size} <= ${quota.bytes})`;
}

/** Reserves space before the first byte. Fails with `unavailable` beyond the owner's quota. */
export function reserveUpload(db: Database, file: NewUpload, quota: Quota) {
  const { now, ...row } = file;
  const at = new Date(now);
  return writeBatch(db, [
    requireThat(db, fits(file.id, file.ownerId, file.size, quota, now), "unavailable"),
    db.insert(mediaFiles).values({ ...row, createdAt: at, touchedAt: at }),
  ]);
}

/** Renews a reservation. Returns false if the upload or its space is gone. */
export async function renewReservation(
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
        sql`${isOwnUpload(id, ownerId)} AND (NOT ${isAbandoned(now)} OR ${fits(id, ownerId, size, quota, now)})`,
      )
      .returning({ id: mediaFiles.id }),
  ]);
  return rows.length > 0;
}
