import { and, asc, eq, sql } from "drizzle-orm";
import { songs, users } from "#drizzle/schema/index.ts";
import { pageSize } from "../domain/paging.ts";
import type { SongSummary } from "../domain/song.ts";
import type { Database } from "./database.ts";
import { live, sortKeys, summaryColumns, toSummary } from "./songs.ts";

/**
 * One page of the songs that an account has added, by title, and how many there are. By key when `after`
 * (the id of the last one shown) is given. One batch.
 */
export async function listOwnSongs(
  db: Database,
  userId: number,
  { page, after }: { page: number; after: number | null },
): Promise<{ songs: SongSummary[]; total: number }> {
  const { title } = sortKeys;
  const last = sql`(SELECT ${title} FROM songs WHERE id = ${after})`;
  const select = (beyond?: ReturnType<typeof sql>) =>
    db
      .select(summaryColumns)
      .from(songs)
      .where(and(eq(songs.createdBy, userId), live, beyond))
      .orderBy(asc(title), asc(songs.id))
      .limit(pageSize);
  const count = db.select({ total: users.songCount }).from(users).where(eq(users.id, userId));
  const [counted, rows, more = []] =
    after === null
      ? await db.batch([count, select().offset((page - 1) * pageSize)])
      : await db.batch([
          count,
          select(sql`${title} = ${last} AND id > ${after}`),
          select(sql`${title} > ${last}`),
        ]);
  return {
    songs: [...rows, ...more].slice(0, pageSize).map(toSummary),
    total: counted[0]?.total ?? 0,
  };
}
