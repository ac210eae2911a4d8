import { sql } from "drizzle-orm";
import { compositions, raagas, songs } from "#drizzle/schema/index.ts";
import { indexFields, truncateKey } from "../../../domain/search/keys/index-keys.ts";
import { equalTo } from "../../../domain/search/keys/key-range.ts";
import { toSearchKeys } from "../../../domain/search/keys/search-key.ts";
import type { Database } from "../../database.ts";
import type { JsonOf } from "../../json-columns.ts";
import { selectRows } from "../../select-rows.ts";
import { songRowsIn } from "../../search/index/range-conditions.ts";

/** Results for the draft at index `at`. */
const at = sql<number>`a.key`;

const compositionColumns = {
  at,
  id: compositions.id,
  raagaId: compositions.raagaId,
  title: compositions.title,
  composer: compositions.composer,
  raaga: sql<string | null>`coalesce(nullif(${raagas.description}, ''), ${raagas.id})`,
};

const songColumns = {
  at,
  id: songs.id,
  title: songs.title,
  singer: songs.singer,
  recordingDate: songs.recordingDate,
};

type LikeComposition = Omit<JsonOf<typeof compositionColumns>, "at">;

export interface LikeSong extends Omit<JsonOf<typeof songColumns>, "at"> {
  /** Whether all bytes of its file are the draft's. */
  isSameFile: boolean;
}

export interface ComparedDraft {
  title: string;
  singer: string;
  recordingDate: string;
  hash: string | null;
  /** The hash of the whole file, once it has arrived. */
  wholeHash?: string | null;
}

export interface Likeness {
  /** Equal for titles that sound alike; empty without a title. */
  titleKey: string;
  compositions: LikeComposition[];
  songs: LikeSong[];
}

const maxRows = 2000;
const maxListed = 5;

const titleKeyOf = (title: string) => truncateKey(toSearchKeys(title).k0);

/**
 * Finds compositions whose titles sound like those of drafts, and songs that have a file of the same hash, or such a
 * title and the same singer or date. One batch; at most five of each for a draft.
 */
export async function findLikeness(
  db: Database,
  drafts: readonly ComparedDraft[],
): Promise<Likeness[]> {
  if (drafts.length === 0) return [];
  const titleKeys = drafts.map(({ title }) => titleKeyOf(title));
  const draftsJson = JSON.stringify(
    drafts.map(({ singer, recordingDate, hash, wholeHash }, draft) => {
      const key = titleKeys[draft]!;
      const ranges = key === "" ? [] : [equalTo(indexFields.k0, key)];
      return [ranges, singer, recordingDate, hash ?? "", wholeHash ?? ""];
    }),
  );
  const titled = sql`(SELECT a.key, a.value, i.song_id FROM json_each(${draftsJson}) a
      CROSS JOIN ${songRowsIn(sql`a.value -> 0`)} LIMIT ${maxRows}) a
    CROSS JOIN songs ON songs.id = a.song_id`;
  const [likeCompositions, titledSongs, sameFiles] = await db.batch([
    selectRows(
      db,
      compositionColumns,
      (columns) => sql`SELECT DISTINCT ${columns} FROM ${titled}
        CROSS JOIN compositions ON compositions.id = songs.composition_id AND compositions.main_song_id = songs.id
        LEFT JOIN raagas ON raagas.id = compositions.raaga_id WHERE compositions.deleted_at IS NULL
        ORDER BY a.key, compositions.id LIMIT ${maxRows}`,
    ),
    selectRows(
      db,
      songColumns,
      (columns) => sql`SELECT DISTINCT ${columns}
        FROM ${titled} WHERE songs.deleted_at IS NULL AND songs.is_recording = 1
          AND ((a.value ->> 1 <> '' AND songs.singer = a.value ->> 1 COLLATE NOCASE)
            OR (a.value ->> 2 <> '' AND songs.recorded_on = a.value ->> 2))
        ORDER BY a.key, songs.id LIMIT ${maxRows}`,
    ),
    selectRows(
      db,
      { ...songColumns, isSameFile: sql<number>`coalesce(f.whole_hash = a.value ->> 4, 0)` },
      (columns) => sql`SELECT ${columns}
        FROM json_each(${draftsJson}) a CROSS JOIN media_files f ON f.hash = a.value ->> 3
        CROSS JOIN songs ON songs.media_file_id = f.id AND songs.deleted_at IS NULL
        WHERE f.status = 'ready' ORDER BY a.key, songs.id LIMIT ${maxRows}`,
    ),
  ]);
  return drafts.map((_, draft) => {
    const ofDraft = <Row extends { at: number }>(rows: readonly Row[]) =>
      rows.filter((row) => row.at === draft).map(({ at: _at, ...row }) => row);
    const matches: LikeSong[] = [
      ...ofDraft(sameFiles).map((song) => ({ ...song, isSameFile: song.isSameFile === 1 })),
      ...ofDraft(titledSongs).map((song) => ({ ...song, isSameFile: false })),
    ];
    const distinct = [...new Map(matches.toReversed().map((song) => [song.id, song])).values()];
    return {
      titleKey: titleKeys[draft]!,
      compositions: ofDraft(likeCompositions).slice(0, maxListed),
      songs: distinct.toReversed().slice(0, maxListed),
    };
  });
}

/**
 * Finds those of the compositions all of whose songs the user has entered since a time. Songs without a request id are of
 * the archive's own seeds. One batch.
 */
export async function findOwnSince(
  db: Database,
  ownerId: number,
  compositionIds: readonly number[],
  since: number,
): Promise<Set<number>> {
  const [rows] = await db.batch([
    selectRows(
      db,
      { id: compositions.id },
      (columns) => sql`SELECT ${columns} FROM json_each(${JSON.stringify(compositionIds)}) a
        CROSS JOIN compositions ON compositions.id = a.value
        WHERE NOT EXISTS (SELECT 1 FROM songs WHERE songs.composition_id = compositions.id
          AND songs.deleted_at IS NULL AND (songs.created_by IS NOT ${ownerId}
            OR songs.created_at < ${since} OR songs.request_id IS NULL))`,
    ),
  ]);
  return new Set(rows.map(({ id }) => id));
}

/** A song that has a file; `wholeHash` is null if it is not known. */
export interface SongOfFile {
  id: number;
  title: string;
  wholeHash: string | null;
}

const fileColumns = {
  at,
  id: songs.id,
  title: songs.title,
  wholeHash: sql<string | null>`f.whole_hash`,
};

/**
 * Finds for each file the user's own songs that have its hash; none for a file that a draft of the user has. One batch.
 */
export async function findSavedFiles(
  db: Database,
  ownerId: number,
  files: readonly { name: string; hash: string }[],
): Promise<SongOfFile[][]> {
  const given = JSON.stringify(files.map(({ name, hash }) => [hash, name]));
  const [rows] = await db.batch([
    selectRows(
      db,
      fileColumns,
      (columns) => sql`SELECT ${columns} FROM json_each(${given}) a
        CROSS JOIN media_files f ON f.hash = a.value ->> 0 AND f.owner_id = ${ownerId}
        CROSS JOIN songs ON songs.media_file_id = f.id AND songs.deleted_at IS NULL
        WHERE f.status = 'ready' AND NOT EXISTS (SELECT 1 FROM song_drafts d WHERE d.owner_id = ${ownerId}
          AND d.file_hash = a.value ->> 0 AND d.file_name = a.value ->> 1)`,
    ),
  ]);
  return files.map((_, file) =>
    rows.filter((row) => row.at === file).map(({ at: _at, ...song }) => song),
  );
}
