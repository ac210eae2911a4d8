import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { songs, users } from "#drizzle/schema/index.ts";
import type { Language } from "../../domain/music/shown-name.ts";
import { pageSize } from "../../domain/paging.ts";
import type { SongSummary } from "../../domain/songs/song.ts";
import type { Database } from "../database.ts";
import { live, summaryColumnsIn, toSummary } from "./song-columns.ts";
import { afterConditions, offsetCondition, sortKey, restartCondition } from "./song-order.ts";

const title = sortKey("title", "asc");

/** Lists a page of a user's songs by title: the songs after the id `after`, or page `page`. */
export async function listOwnSongs(
  db: Database,
  userId: number,
  { page, after, language }: { page: number; after: number | null; language: Language },
): Promise<{ songs: SongSummary[]; total: number }> {
  const own = sql`${songs.createdBy} = ${userId} AND ${live}`;
  const order = [asc(title), asc(songs.id)];
  const select = (where: SQL | undefined) =>
    db
      .select(summaryColumnsIn(language))
      .from(songs)
      .where(where)
      .orderBy(...order)
      .limit(pageSize);
  const count = db.select({ total: users.songCount }).from(users).where(eq(users.id, userId));
  const songsOfOwner = sql`(SELECT song_count FROM users WHERE id = ${userId})`;
  const last = sql`${after}`;
  const { equal, beyond } = afterConditions("title", "asc", last);
  const [counted, ...parts] =
    after === null
      ? await db.batch([
          count,
          select(
            page > 1
              ? offsetCondition(sql`${(page - 1) * pageSize}`, songsOfOwner, own, order)
              : own,
          ),
        ])
      : await db.batch([
          count,
          select(and(own, equal)),
          select(and(own, beyond)),
          select(restartCondition(last, own, order)),
        ]);
  return {
    songs: parts.flat().slice(0, pageSize).map(toSummary),
    total: counted[0]?.total ?? 0,
  };
}
