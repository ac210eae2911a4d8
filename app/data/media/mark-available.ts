import { sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { statement } from "../drizzle-internals.ts";
import { writeBatch, type WriteResult } from "../write-batch.ts";
import { actStatements } from "../records/audit.ts";

/**
 * Says that the medium of a song works: it is shown again, and its video is the next to be checked. Fails with `denied`,
 * or with `missing` if it is not unavailable.
 */
export function markRecordingAvailable(
  db: Database,
  songId: number,
  actorId: number,
): Promise<WriteResult> {
  const here = sql`songs WHERE id = ${songId} AND media_failures >= 3 AND deleted_at IS NULL`;
  const subject = sql`(SELECT id || ' ' || title FROM ${here})`;
  return writeBatch(db, [
    ...actStatements(
      db,
      { actorId, act: "recording marked available", subject },
      sql`EXISTS (SELECT 1 FROM ${here})`,
    ),
    statement(
      db,
      sql`UPDATE songs SET media_failures = 0, media_checked_at = NULL WHERE id = ${songId}`,
    ),
  ]);
}

/** An accepted page is not checked for so long: many sites are there for people, and fail for whoever checks. */
const acceptedFor = 90 * 24 * 3600_000;

/**
 * Says that a page of another site works: all compositions that name it link to it again, and it is not checked for 90
 * days. Fails with `denied`, or with `missing` if it is not silent.
 */
export function markPageAvailable(
  db: Database,
  address: string,
  actorId: number,
  now: number,
): Promise<WriteResult> {
  return writeBatch(db, [
    ...actStatements(
      db,
      { actorId, act: "page marked available", subject: address },
      sql`EXISTS (SELECT 1 FROM linked_pages WHERE address = ${address} AND failures >= 3)`,
    ),
    statement(
      db,
      sql`UPDATE linked_pages SET failures = 0, check_at = ${now + acceptedFor} WHERE address = ${address}`,
    ),
  ]);
}
