import { sql } from "drizzle-orm";
import { indexFields, truncateKey } from "../../../domain/search/keys/index-keys.ts";
import { equalTo } from "../../../domain/search/keys/key-range.ts";
import { toSearchKeys } from "../../../domain/search/keys/search-key.ts";
import type { Database } from "../../database.ts";
import { statement } from "../../drizzle-internals.ts";
import { songRowsIn } from "../../search/index/range-conditions.ts";

interface LikeComposition {
  id: number;
  raagaId: string | null;
  title: string;
  composer: string;
  raaga: string | null;
}

export interface LikeSong {
  id: number;
  title: string;
  singer: string;
  /** yyyy, yyyy-MM or yyyy-MM-dd. */
  recordingDate: string | null;
  isSameFile: boolean;
}

export interface ComparedDraft {
  title: string;
  singer: string;
  recordingDate: string;
  hash: string | null;
}

export interface Likeness {
  compositions: LikeComposition[];
  songs: LikeSong[];
}

type LikeRow = Omit<LikeSong, "isSameFile"> & { at: number; sameFile: number };

const maxRows = 2000;
const maxListed = 5;

const titleRange = (title: string) => {
  const key = truncateKey(toSearchKeys(title).k0);
  return key === "" ? null : equalTo(indexFields.k0, key);
};

/**
 * Finds compositions whose titles sound like those of drafts, and songs that have the same file, or such a title and
 * the same singer or date. One batch; at most five of each for a draft.
 */
export async function findLikeness(
  db: Database,
  drafts: readonly ComparedDraft[],
): Promise<Likeness[]> {
  if (drafts.length === 0) return [];
  const given = JSON.stringify(
    drafts.map(({ title, singer, recordingDate, hash }) => {
      const range = titleRange(title);
      return [range ? [range] : [], singer, recordingDate, hash ?? ""];
    }),
  );
  const titled = sql`(SELECT a.key, a.value, i.song_id FROM json_each(${given}) a
      CROSS JOIN ${songRowsIn(sql`a.value -> 0`)} LIMIT ${maxRows}) a
    CROSS JOIN songs s ON s.id = a.song_id`;
  const [compositions, titledSongs, sameFiles] = await db.batch([
    statement<LikeComposition & { at: number }>(
      db,
      sql`SELECT DISTINCT a.key AS at, c.id, c.raaga_id AS raagaId, c.title, c.composer,
          coalesce(nullif(raagas.description, ''), raagas.id) AS raaga
        FROM ${titled} CROSS JOIN compositions c ON c.id = s.composition_id AND c.main_song_id = s.id
        LEFT JOIN raagas ON raagas.id = c.raaga_id WHERE c.deleted_at IS NULL
        ORDER BY a.key, c.id LIMIT ${maxRows}`,
    ),
    statement<LikeRow>(
      db,
      sql`SELECT DISTINCT a.key AS at, s.id, s.title, s.singer, s.recorded_on AS recordingDate, 0 AS sameFile
        FROM ${titled} WHERE s.deleted_at IS NULL AND s.is_recording = 1
          AND ((a.value ->> 1 <> '' AND s.singer = a.value ->> 1 COLLATE NOCASE)
            OR (a.value ->> 2 <> '' AND s.recorded_on = a.value ->> 2))
        ORDER BY a.key, s.id LIMIT ${maxRows}`,
    ),
    statement<LikeRow>(
      db,
      sql`SELECT a.key AS at, s.id, s.title, s.singer, s.recorded_on AS recordingDate, 1 AS sameFile
        FROM json_each(${given}) a CROSS JOIN media_files f ON f.hash = a.value ->> 3
        CROSS JOIN songs s ON s.media_file_id = f.id AND s.deleted_at IS NULL
        WHERE f.status = 'ready' ORDER BY a.key, s.id LIMIT ${maxRows}`,
    ),
  ]);
  return drafts.map((_, draft) => {
    const ofDraft = <Row extends { at: number }>(rows: readonly Row[]) =>
      rows.filter(({ at }) => at === draft).map(({ at: _at, ...row }) => row);
    const songs = [...ofDraft(sameFiles), ...ofDraft(titledSongs)].map(
      ({ sameFile, ...song }): LikeSong => ({ ...song, isSameFile: sameFile === 1 }),
    );
    const once = [...new Map(songs.toReversed().map((song) => [song.id, song])).values()];
    return {
      compositions: ofDraft(compositions).slice(0, maxListed),
      songs: once.toReversed().slice(0, maxListed),
    };
  });
}

/** Finds the titles of the user's own songs that have files of these hashes, by hash. One batch. */
export async function findSavedFiles(
  db: Database,
  ownerId: number,
  hashes: readonly string[],
): Promise<Map<string, string>> {
  const [rows] = await db.batch([
    statement<{ hash: string; title: string }>(
      db,
      sql`SELECT f.hash, s.title FROM json_each(${JSON.stringify(hashes)}) a
        CROSS JOIN media_files f ON f.hash = a.value AND f.owner_id = ${ownerId}
        CROSS JOIN songs s ON s.media_file_id = f.id AND s.deleted_at IS NULL
        WHERE f.status = 'ready'`,
    ),
  ]);
  return new Map(rows.map(({ hash, title }) => [hash, title]));
}
