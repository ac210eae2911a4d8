import { type SQL, sql } from "drizzle-orm";
import type { Direction } from "../../../domain/paging.ts";
import type { Database } from "../../database.ts";
import { statement } from "../../drizzle-internals.ts";

export const compositionSorts = ["title", "composer", "id"] as const;

interface CompositionRange {
  sortBy: (typeof compositionSorts)[number];
  direction: Direction;
  /** Pages count from 0, as in REST. */
  page: number;
  size: number;
}

const maxListedSongs = 200;

interface Row {
  id: number;
  otherTitles: string;
  raagas: string;
  meaning: string;
  recordingCount: number;
  firstYear: number | null;
  lastYear: number | null;
}

const columns = sql`id, title, iso_title AS isoTitle, native_title AS nativeTitle, other_titles AS otherTitles,
  composer, composer_id AS composerId, raaga_id AS raagaId,
  (SELECT json_group_array(raaga_id) FROM (SELECT raaga_id FROM composition_raagas
    WHERE composition_id = compositions.id ORDER BY position)) AS raagas,
  taala_id AS taalaId, song_type_id AS songTypeId, language, deity, signature, lyrics, meaning, description,
  main_song_id AS mainSongId, recording_count AS recordingCount, first_year AS firstYear, last_year AS lastYear`;

function toRecord({ recordingCount: count, firstYear, lastYear, ...row }: Row) {
  return {
    ...row,
    otherTitles: JSON.parse(row.otherTitles) as string[],
    raagas: JSON.parse(row.raagas) as string[],
    meaning: JSON.parse(row.meaning) as Record<string, string>,
    recordings: { count, firstYear, lastYear },
  };
}

const keys: Record<CompositionRange["sortBy"], SQL> = {
  title: sql`title_key`,
  composer: sql`composer COLLATE NOCASE`,
  id: sql`id`,
};

/** Lists a page of the compositions. One batch, which skips on an index and reads nothing past the end. */
export async function listCompositionRecords(
  db: Database,
  { sortBy, direction, page, size }: CompositionRange,
) {
  const by = direction === "asc" ? sql`ASC` : sql`DESC`;
  const total = sql`(SELECT value FROM counters WHERE name = 'compositions')`;
  const offset = page * size;
  const [rows, counted] = await db.batch([
    statement<Row>(
      db,
      sql`SELECT ${columns} FROM compositions WHERE deleted_at IS NULL
        ORDER BY ${keys[sortBy]} ${by}, id ${by}
        LIMIT iif(${offset} < ${total}, ${size}, 0) OFFSET ${offset}`,
    ),
    statement<{ total: number }>(db, sql`SELECT ${total} AS total`),
  ]);
  return { compositions: rows.map(toRecord), total: counted[0]!.total };
}

interface ListedSong {
  id: number;
  singer: string;
  year: number | null;
}

/** Finds a composition with its sources and at most 200 songs; null if missing, in the bin or merged. One batch. */
export async function findCompositionRecord(db: Database, id: number) {
  const [rows, songs, sources] = await db.batch([
    statement<Row>(
      db,
      sql`SELECT ${columns} FROM compositions WHERE id = ${id} AND deleted_at IS NULL`,
    ),
    statement<ListedSong>(
      db,
      sql`SELECT id, singer, CAST(substr(recorded_on, 1, 4) AS INTEGER) AS year FROM songs
        WHERE composition_id = ${id} AND deleted_at IS NULL
        ORDER BY duration_seconds DESC, id DESC LIMIT ${maxListedSongs}`,
    ),
    statement<{ title: string; address: string; fields: string }>(
      db,
      sql`SELECT s.title, s.address, json_group_array(c.field) AS fields
        FROM claims c CROSS JOIN sources s ON s.id = c.source_id
        WHERE c.subject_kind = 'composition' AND c.subject_id = CAST(${id} AS INTEGER) || ''
        GROUP BY s.id ORDER BY s.title`,
    ),
  ]);
  if (!rows[0]) return null;
  return {
    ...toRecord(rows[0]),
    songs,
    sources: sources.map((source) => ({
      ...source,
      fields: JSON.parse(source.fields) as string[],
    })),
  };
}
