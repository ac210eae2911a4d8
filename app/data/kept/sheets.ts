import { and, eq, sql } from "drizzle-orm";
import { compositions, keptLists, keptSongs, songs } from "#drizzle/schema/index.ts";
import type { KeptList } from "../../domain/kept/kept-list.ts";
import type { Language } from "../../domain/music/shown-name.ts";
import type { SongSummary } from "../../domain/songs/song.ts";
import type { Database } from "../database.ts";
import { live, summaryColumnsIn, toSummary } from "../songs/song-columns.ts";
import { isOnPage, isOwn, listColumns } from "./kept-lists.ts";
import type { OwnList } from "./write-list.ts";

export type Sheet = SongSummary & {
  note: string;
  lyrics: string;
  notation: string;
  sungIn: string | null;
};

const printed = {
  lyrics: songs.lyrics,
  notation: sql<string>`coalesce(${compositions.notation}, '')`.as("notation"),
  sungIn: songs.language,
};

/** Reads a page of the user's own list with lyrics and notation, without songs in the bin; null if there is no such list. */
export async function readSheets(
  db: Database,
  own: OwnList,
  { language, page }: { language: Language; page: number },
): Promise<{ list: KeptList; sheets: Sheet[] } | null> {
  const [[list], rows] = await db.batch([
    db.select(listColumns).from(keptLists).where(isOwn(own)),
    db
      .select({
        ...summaryColumnsIn(language),
        note: keptSongs.note,
        ...printed,
      })
      .from(keptLists)
      .innerJoin(keptSongs, eq(keptSongs.listId, keptLists.id))
      .innerJoin(songs, eq(songs.id, keptSongs.songId))
      .leftJoin(compositions, eq(compositions.id, songs.compositionId))
      .where(and(isOwn(own), isOnPage(page), live))
      .orderBy(keptSongs.position),
  ]);
  if (!list) return null;
  return { list, sheets: rows.map(toSheet) };
}

/** Reads songs with lyrics and notation in the order of `ids`, without those that are not in the archive. */
export async function readSheetsById(
  db: Database,
  ids: readonly number[],
  language: Language,
): Promise<Sheet[]> {
  const [rows] = await db.batch([
    db
      .select({
        ...summaryColumnsIn(language),
        note: sql<string>`''`.as("note"),
        ...printed,
      })
      .from(songs)
      .leftJoin(compositions, eq(compositions.id, songs.compositionId))
      .where(and(sql`${songs.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`, live)),
  ]);
  const byId = new Map(rows.map((row) => [row.id, toSheet(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

type Row = Parameters<typeof toSummary>[0] & Pick<Sheet, "note" | "lyrics" | "notation" | "sungIn">;

const toSheet = ({ note, lyrics, notation, sungIn, ...row }: Row): Sheet => ({
  ...toSummary(row),
  note,
  lyrics,
  notation,
  sungIn,
});
