import { sql } from "drizzle-orm";
import { pageSize } from "../../../domain/paging.ts";
import type { Database } from "../../database.ts";
import { statement } from "../../drizzle-internals.ts";

export interface RaagaSong {
  id: number;
  title: string;
  native: string | null;
  composer: string;
  composerId: string | null;
  nativeComposer: string | null;
  raagaId: string | null;
  taalaId: string | null;
  nativeTaala: string | null;
  recordings: number;
  firstYear: number | null;
  lastYear: number | null;
  hasLyrics: 0 | 1;
}

export interface OwnRecording {
  id: number;
  title: string;
  native: string | null;
  singer: string;
  nativeSinger: string | null;
}

const maxBeside = 50;

const songColumns = (language: string) => sql`c.main_song_id AS id, c.title,
  c.script_names ->> ${language} AS native, c.composer, c.composer_id AS composerId,
  (SELECT script_names ->> ${language} FROM people WHERE id = c.composer_id) AS nativeComposer,
  c.raaga_id AS raagaId, c.taala_id AS taalaId,
  (SELECT script_names ->> ${language} FROM taalas WHERE id = c.taala_id) AS nativeTaala,
  c.recording_count AS recordings, c.first_year AS firstYear, c.last_year AS lastYear, c.lyrics <> '' AS hasLyrics`;
const isShown = sql`c.deleted_at IS NULL AND c.main_song_id IS NOT NULL`;
const byTitle = sql`c.title_key, c.id`;
const range = (page: number) => sql`LIMIT ${pageSize + 1} OFFSET ${(page - 1) * pageSize}`;

/** Selects a page of the compositions in a raaga by title, and the first of the next. */
export const raagaSongsStatement = (db: Database, id: string, language: string, page: number) =>
  statement<RaagaSong>(
    db,
    sql`SELECT ${songColumns(language)} FROM compositions c
      WHERE c.raaga_id = ${id} AND ${isShown} ORDER BY ${byTitle} ${range(page)}`,
  );

/** Selects the same of its janyas together, raaga by raaga: the outer table gives the order, so that no more is read. */
export const janyaSongsStatement = (db: Database, id: string, language: string, page: number) =>
  statement<RaagaSong>(
    db,
    sql`WITH janyas AS MATERIALIZED
        (SELECT id FROM raagas WHERE parent_id = ${id} AND composition_count > 0 ORDER BY id)
      SELECT ${songColumns(language)} FROM janyas CROSS JOIN compositions c
        INDEXED BY compositions_by_raaga ON c.raaga_id = janyas.id
      WHERE ${isShown} ${range(page)}`,
  );

/** Selects the first ragamalikas with a section in a raaga. */
export const ragamalikasStatement = (db: Database, id: string, language: string) =>
  statement<RaagaSong>(
    db,
    sql`SELECT DISTINCT ${songColumns(language)} FROM composition_raagas s
      CROSS JOIN compositions c ON c.id = s.composition_id AND c.raaga_id IS NOT ${id} AND ${isShown}
      WHERE s.raaga_id = ${id} LIMIT ${maxBeside}`,
  );

/** Selects the first recordings in a raaga whose compositions are in another. */
export const ownRecordingsStatement = (db: Database, id: string, language: string) =>
  statement<OwnRecording>(
    db,
    sql`SELECT id, title, script_names ->> ${`$.${language}.title`} AS native,
        singer, script_names ->> ${`$.${language}.singer`} AS nativeSinger
      FROM songs WHERE own_raaga_id = ${id} AND deleted_at IS NULL LIMIT ${maxBeside}`,
  );
