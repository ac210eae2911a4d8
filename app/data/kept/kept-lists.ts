import { and, asc, between, desc, eq, sql } from "drizzle-orm";
import { keptLists, keptSongs, songs } from "#drizzle/schema/index.ts";
import type { KeptList } from "../../domain/kept/kept-list.ts";
import { listPageSize } from "../../domain/kept/limits.ts";
import { type Language, showName, type ShownName } from "../../domain/music/shown-name.ts";
import type { ListedSong, SongSummary } from "../../domain/songs/song.ts";
import type { Database } from "../database.ts";
import type { OwnList } from "./write-list.ts";
import { live, readNames, scaleOf, summaryColumnsIn, toSummary } from "../songs/song-columns.ts";

/** A song of a list. `position` counts from 1 and includes songs in the bin. */
export type KeptSong = SongSummary & Pick<ListedSong, "scale"> & { note: string; position: number };

export const listColumns = {
  id: keptLists.id,
  name: keptLists.name,
  isMarks: keptLists.isMarks,
  songCount: keptLists.songCount,
  shareToken: keptLists.shareToken,
};

const listsStatement = (db: Database, userId: number) =>
  db
    .select(listColumns)
    .from(keptLists)
    .where(eq(keptLists.userId, userId))
    .orderBy(desc(keptLists.isMarks), asc(sql`${keptLists.name} COLLATE NOCASE`), keptLists.id);

/** Lists a user's lists, the marked songs first, then by name. */
export async function listKeptLists(db: Database, userId: number): Promise<KeptList[]> {
  const [lists] = await db.batch([listsStatement(db, userId)]);
  return lists;
}

/** Reads a song's title with the user's lists and the ids of those that hold it; null if there is no such song. */
export async function readKeeping(
  db: Database,
  { userId, songId, language }: { userId: number; songId: number; language: Language },
): Promise<{ title: ShownName; lists: KeptList[]; holding: number[] } | null> {
  const [[song], lists, holding] = await db.batch([
    db
      .select({ title: songs.title, names: summaryColumnsIn(language).names })
      .from(songs)
      .where(and(eq(songs.id, songId), live)),
    listsStatement(db, userId),
    db
      .select({ id: keptLists.id })
      .from(keptLists)
      .where(
        and(
          eq(keptLists.userId, userId),
          sql`EXISTS (SELECT 1 FROM kept_songs k WHERE k.list_id = ${keptLists.id} AND k.song_id = ${songId})`,
        ),
      ),
  ]);
  if (!song) return null;
  const title = showName(readNames(song.names).title, song.title);
  return { title, lists, holding: holding.map(({ id }) => id) };
}

/** Finds whether a user has marked a song, within the page's own batch. */
export async function findMarkWithNextBatch(
  db: Database,
  userId: number,
  songId: number,
): Promise<boolean> {
  const query = db
    .select({ id: keptSongs.songId })
    .from(keptLists)
    .innerJoin(keptSongs, eq(keptSongs.listId, keptLists.id))
    .where(
      and(
        eq(keptLists.userId, userId),
        sql`${keptLists.isMarks} = 1`,
        eq(keptSongs.songId, songId),
      ),
    )
    .toSQL();
  return (await db.readWithNextBatch(query)).length > 0;
}

export const isOwn = ({ id, userId }: OwnList) =>
  and(eq(keptLists.id, id), eq(keptLists.userId, userId));

export const isOnPage = (page: number) =>
  between(keptSongs.position, (page - 1) * listPageSize + 1, page * listPageSize);

type Key = OwnList | { shareToken: string };

/**
 * Finds a list with its songs in order (all or one page), without songs in the bin. Null if there is no such list or it
 * belongs to another user.
 */
export async function findKeptList(
  db: Database,
  key: Key,
  { language, page = null }: { language: Language; page?: number | null },
): Promise<{ list: KeptList; songs: KeptSong[] } | null> {
  const isAsked = "userId" in key ? isOwn(key) : eq(keptLists.shareToken, key.shareToken);
  const [[list], rows] = await db.batch([
    db.select(listColumns).from(keptLists).where(isAsked),
    db
      .select({
        ...summaryColumnsIn(language),
        scale: page === null ? sql<null>`NULL`.as("scale") : scaleOf(songs.raagaId),
        note: keptSongs.note,
        position: keptSongs.position,
      })
      .from(keptLists)
      .innerJoin(keptSongs, eq(keptSongs.listId, keptLists.id))
      .innerJoin(songs, eq(songs.id, keptSongs.songId))
      .where(and(isAsked, page === null ? undefined : isOnPage(page), live))
      .orderBy(keptSongs.position),
  ]);
  if (!list) return null;
  return {
    list,
    songs: rows.map(({ scale, note, position, ...row }) => ({
      ...toSummary(row),
      scale,
      note,
      position,
    })),
  };
}
