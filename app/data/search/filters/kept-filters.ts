import { type SQL, sql } from "drizzle-orm";
import type { Possession } from "../../../domain/search/possession.ts";
import type { LengthRange } from "../../../domain/search/reading/spoken-lengths.ts";
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
export const possessed: Record<Possession, [walked: SQL, checked: SQL]> = {
  lyrics: [sql`songs.lyrics <> ''`, sql`+songs.lyrics <> ''`],
  noLyrics: [sql`songs.lyrics = ''`, sql`+songs.lyrics = ''`],
  recording: [sql`songs.is_recording = 1`, sql`+songs.is_recording = 1`],
  audio: [sql`songs.upload_type = 'Audio'`, sql`+songs.upload_type = 'Audio'`],
  video: [
    sql`songs.upload_type IN ('YouTube', 'Video')`,
    sql`+songs.upload_type IN ('YouTube', 'Video')`,
  ],
};

export const filterByPossession = (what: Possession): Filter => filterByColumn(...possessed[what]);

/** The condition on a song's length; `value` is where a range of it is kept. */
export function lengthCondition(
  { shortest, longest }: LengthRange,
  value: (path: string) => SQL,
): [walked: SQL, checked: SQL] {
  const from = shortest === null ? [] : [sql`>= ${value("length.shortest")}`];
  const to = longest === null ? [] : [sql`<= ${value("length.longest")}`];
  const all = [sql`IS NOT NULL`, ...from, ...to];
  const conditionOn = (column: SQL) =>
    sql.join(
      all.map((one) => sql`${column} ${one}`),
      sql` AND `,
    );
  return [
    conditionOn(sql`songs.duration_seconds`),
    sql`(${conditionOn(sql`+songs.duration_seconds`)})`,
  ];
}
