import { asc, type SQL, sql } from "drizzle-orm";
import { songs } from "#drizzle/schema/index.ts";
import { maxBatch } from "../../../domain/songs/batch/batch-form.ts";
import type { Language } from "../../../domain/music/shown-name.ts";
import { parseQuery } from "../../../domain/search/keys/parse-query.ts";
import type { SongSummary } from "../../../domain/songs/song.ts";
import type { Database } from "../../database.ts";
import { rangesJson, songRowsIn } from "../../search/index/range-conditions.ts";
import { readNames, summaryColumnsIn } from "../song-columns.ts";

const maxMatches = 2000;

export type SelectableSong = Pick<
  SongSummary,
  "id" | "title" | "singer" | "raagaId" | "taalaId" | "recordingDate" | "names"
>;

/**
 * Lists a page of 200 songs by title, added by `ownerId` or by anybody (null). `text` filters by title, among the first
 * two thousand matches; `names` are in the script of `language`. `more` says whether there is another page. One batch.
 */
export async function listSelectable(
  db: Database,
  asked: { ownerId: number | null; text: string; page: number; language: Language },
): Promise<{ songs: SelectableSong[]; more: boolean }> {
  const { ownerId, text, page, language } = asked;
  const query = parseQuery(text);
  const titled: SQL =
    text === ""
      ? sql`true`
      : query
        ? sql`songs.id IN (SELECT song_id FROM (SELECT DISTINCT i.song_id
            FROM ${songRowsIn(rangesJson(query.contains))} LIMIT ${maxMatches}))`
        : sql`false`;
  const own = ownerId === null ? sql`true` : sql`created_by = ${ownerId}`;
  const { id, title, singer, raagaId, taalaId, recordingDate, names } = summaryColumnsIn(language);
  const [rows] = await db.batch([
    db
      .select({ id, title, singer, raagaId, taalaId, recordingDate, names })
      .from(songs)
      .where(sql`${titled} AND ${own} AND deleted_at IS NULL`)
      .orderBy(asc(songs.titleKey), asc(songs.id))
      .limit(maxBatch + 1)
      .offset((page - 1) * maxBatch),
  ]);
  return {
    songs: rows.slice(0, maxBatch).map((row) => ({ ...row, names: readNames(row.names) })),
    more: rows.length > maxBatch,
  };
}
