import { desc, sql } from "drizzle-orm";
import { songs } from "#drizzle/schema/index.ts";
import { pageSize } from "../../domain/paging.ts";
import type { Database } from "../database.ts";

const isUnavailable = sql`media_failures >= 3 AND deleted_at IS NULL`;

/** Lists a page of the songs whose video can no longer be played, the latest checked first. One batch. */
export async function listUnavailable(db: Database, page: number) {
  const { id, title, singer, externalMediaId } = songs;
  const [rows, counted] = await db.batch([
    db
      .select({ id, title, singer, externalMediaId, checkedAt: sql<number>`media_checked_at` })
      .from(songs)
      .where(isUnavailable)
      .orderBy(desc(songs.mediaCheckedAt))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db
      .select({ n: sql<number>`count(*)` })
      .from(sql`songs INDEXED BY songs_unavailable`)
      .where(isUnavailable),
  ]);
  return { songs: rows, total: counted[0]!.n };
}
