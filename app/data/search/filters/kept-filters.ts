import { type SQL, sql } from "drizzle-orm";
import type { Possession } from "../../../domain/search/possession.ts";
import type { SungLanguage } from "../../../domain/songs/song-field-kinds.ts";
import { estimateCount, type Filter, live } from "./filter.ts";

/** Returns a filter that scans an index of songs. `checked` is `walked` in a form for which SQLite uses no index. */
export function filterByColumn(walked: SQL, checked: SQL, tables: SQL[] = []): Filter {
  const from = sql`songs WHERE ${live} AND ${walked}`;
  const size = estimateCount(from, sql`40000`);
  return { tables, id: sql`songs.id`, from, walksSongs: true, condition: checked, size };
}

export function filterByLanguage(language: SungLanguage): Filter {
  const value = sql`(SELECT code FROM sung)`;
  return filterByColumn(sql`songs.language = ${value}`, sql`+songs.language = ${value}`, [
    sql`sung (code) AS (SELECT ${language})`,
  ]);
}

/** The conditions of the partial indexes, which SQLite uses only if they are written as in the schema. */
const possessed: Record<Possession, [walked: SQL, checked: SQL]> = {
  lyrics: [sql`songs.lyrics <> ''`, sql`+songs.lyrics <> ''`],
  recording: [sql`songs.is_recording = 1`, sql`+songs.is_recording = 1`],
  audio: [sql`songs.upload_type = 'Audio'`, sql`+songs.upload_type = 'Audio'`],
  video: [
    sql`songs.upload_type IN ('YouTube', 'Video')`,
    sql`+songs.upload_type IN ('YouTube', 'Video')`,
  ],
};

export const filterByPossession = (what: Possession): Filter => filterByColumn(...possessed[what]);
