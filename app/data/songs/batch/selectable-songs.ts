import { asc, type SQL, sql } from "drizzle-orm";
import { songs } from "#drizzle/schema/index.ts";
import { maxBatch } from "../../../domain/songs/batch/batch-form.ts";
import { parseQuery } from "../../../domain/search/keys/parse-query.ts";
import type { Database } from "../../database.ts";
import { rangesJson, songRowsIn } from "../../search/index/range-conditions.ts";

const maxMatches = 2000;

export interface SelectableSong {
  id: number;
  title: string;
  singer: string;
  raagaId: string | null;
  taalaId: string | null;
  recordingDate: string | null;
}

/**
 * Lists a page of 200 songs by title, added by `ownerId` or by anybody (null). `text` filters by title, among the first
 * two thousand matches. `more` says whether there is another page. One batch.
 */
export async function listSelectable(
  db: Database,
  { ownerId, text, page }: { ownerId: number | null; text: string; page: number },
): Promise<{ songs: SelectableSong[]; more: boolean }> {
  const query = parseQuery(text);
  const titled: SQL =
    text === ""
      ? sql`true`
      : query
        ? sql`songs.id IN (SELECT song_id FROM (SELECT DISTINCT i.song_id
            FROM ${songRowsIn(rangesJson(query.contains))} LIMIT ${maxMatches}))`
        : sql`false`;
  const own = ownerId === null ? sql`true` : sql`created_by = ${ownerId}`;
  const { id, title, singer, raagaId, taalaId, recordingDate } = songs;
  const [rows] = await db.batch([
    db
      .select({ id, title, singer, raagaId, taalaId, recordingDate })
      .from(songs)
      .where(sql`${titled} AND ${own} AND deleted_at IS NULL`)
      .orderBy(asc(songs.titleKey), asc(songs.id))
      .limit(maxBatch + 1)
      .offset((page - 1) * maxBatch),
  ]);
  return { songs: rows.slice(0, maxBatch), more: rows.length > maxBatch };
}
