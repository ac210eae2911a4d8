import { sql } from "drizzle-orm";
import { type ListPosition, pageSize, splitPage } from "../../domain/paging.ts";
import type { Database } from "../database.ts";

const isUnavailable = sql`media_failures >= 3 AND deleted_at IS NULL`;

/** Lists songs whose medium can no longer be played, the latest checked first, after `before`. One batch. */
export async function listUnavailable(db: Database, before: ListPosition | null) {
  const columns = {
    row: sql<number>`id`.as("row"),
    at: sql<number>`media_checked_at`.as("at"),
    title: sql<string>`title`.as("title"),
    singer: sql<string>`singer`.as("singer"),
    externalMediaId: sql<string | null>`external_media_id`.as("video"),
  };
  const [rows] = await db.batch([
    db
      .select(columns)
      .from(sql`songs INDEXED BY songs_unavailable`)
      .where(
        before
          ? sql`${isUnavailable} AND (media_checked_at, id) < (${before.at}, ${before.row})`
          : isUnavailable,
      )
      .orderBy(sql`media_checked_at DESC`, sql`id DESC`)
      .limit(pageSize + 1),
  ]);
  return splitPage(rows);
}
