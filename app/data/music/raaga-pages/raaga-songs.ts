import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { compositions, songs } from "#drizzle/schema/index.ts";
import { pageSize } from "../../../domain/paging.ts";
import type { Database } from "../../database.ts";
import type { JsonOf } from "../../json-columns.ts";
import { nativeIn } from "../../native-name.ts";
import { selectRows } from "../../select-rows.ts";

export type RaagaSong = JsonOf<ReturnType<typeof songColumns>>;
export type OwnRecording = JsonOf<ReturnType<typeof recordingColumns>>;

const maxBeside = 50;

const songColumns = (language: string) => ({
  id: sql<number>`${compositions.mainSongId}`,
  title: compositions.title,
  native: nativeIn(compositions.scriptNames, language),
  composer: compositions.composer,
  composerId: compositions.composerId,
  nativeComposer: nativeOf(sql`people`, sql`${compositions.composerId}`, language),
  raagaId: compositions.raagaId,
  taalaId: compositions.taalaId,
  nativeTaala: nativeOf(sql`taalas`, sql`${compositions.taalaId}`, language),
  recordings: compositions.recordingCount,
  firstYear: compositions.firstYear,
  lastYear: compositions.lastYear,
  hasLyrics: sql<0 | 1>`${compositions.lyrics} <> ''`,
});

const nativeOf = (table: SQL, id: SQL, language: string) =>
  sql<string | null>`(SELECT script_names ->> ${language} FROM ${table} WHERE id = ${id})`;

const isShown = and(isNull(compositions.deletedAt), isNotNull(compositions.mainSongId))!;
const range = (page: number) => sql`LIMIT ${pageSize + 1} OFFSET ${(page - 1) * pageSize}`;

/** Selects a page of the compositions in a raaga by title, and the first of the next. */
export const raagaSongsStatement = (db: Database, id: string, language: string, page: number) =>
  selectRows(
    db,
    songColumns(language),
    (columns) => sql`SELECT ${columns} FROM compositions
      WHERE ${eq(compositions.raagaId, id)} AND ${isShown}
      ORDER BY ${compositions.titleKey}, ${compositions.id} ${range(page)}`,
  );

/** Selects the first compositions in a raaga by title, by their names alone. */
export const firstSongsStatement = (db: Database, id: string, language: string, most: number) =>
  selectRows(
    db,
    {
      id: sql<number>`${compositions.mainSongId}`,
      title: compositions.title,
      native: nativeIn(compositions.scriptNames, language),
    },
    (columns) => sql`SELECT ${columns} FROM compositions
      WHERE ${eq(compositions.raagaId, id)} AND ${isShown}
      ORDER BY ${compositions.titleKey}, ${compositions.id} LIMIT ${most}`,
  );

/**
 * Selects a page of the compositions in all janyas of a raaga, raaga by raaga. The outer table sets the order, so that no
 * further rows are read.
 */
export const janyaSongsStatement = (db: Database, id: string, language: string, page: number) =>
  selectRows(
    db,
    songColumns(language),
    (columns) => sql`WITH janyas AS MATERIALIZED
        (SELECT id FROM raagas WHERE parent_id = ${id} AND composition_count > 0 ORDER BY id)
      SELECT ${columns} FROM janyas CROSS JOIN compositions
        INDEXED BY compositions_by_raaga ON ${compositions.raagaId} = janyas.id
      WHERE ${isShown} ${range(page)}`,
  );

/** Selects the first ragamalikas with a section in a raaga. */
export const ragamalikasStatement = (db: Database, id: string, language: string) =>
  selectRows(
    db,
    songColumns(language),
    (columns) => sql`SELECT DISTINCT ${columns} FROM composition_raagas s
      CROSS JOIN compositions ON ${compositions.id} = s.composition_id
        AND ${compositions.raagaId} IS NOT ${id} AND ${isShown}
      WHERE s.raaga_id = ${id} LIMIT ${maxBeside}`,
  );

const recordingColumns = (language: string) => ({
  id: songs.id,
  title: songs.title,
  native: nativeIn(songs.scriptNames, `$.${language}.title`),
  singer: songs.singer,
  nativeSinger: nativeIn(songs.scriptNames, `$.${language}.singer`),
});

/** Selects the first recordings in a raaga whose compositions are in another. */
export const ownRecordingsStatement = (db: Database, id: string, language: string) =>
  selectRows(
    db,
    recordingColumns(language),
    (columns) => sql`SELECT ${columns} FROM songs
      WHERE ${eq(songs.ownRaagaId, id)} AND deleted_at IS NULL LIMIT ${maxBeside}`,
  );
