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
  const draftsJson = JSON.stringify(
    drafts.map(({ title, singer, recordingDate, hash }) => {
      const range = titleRange(title);
      return [range ? [range] : [], singer, recordingDate, hash ?? ""];
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
      songColumns,
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
      ...ofDraft(sameFiles).map((song) => ({ ...song, isSameFile: true })),
      ...ofDraft(titledSongs).map((song) => ({ ...song, isSameFile: false })),
    ];
    const distinct = [...new Map(matches.toReversed().map((song) => [song.id, song])).values()];
    return {
      compositions: ofDraft(likeCompositions).slice(0, maxListed),
      songs: distinct.toReversed().slice(0, maxListed),
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
    selectRows(
      db,
      { hash: sql<string>`f.hash`, title: songs.title },
      (columns) => sql`SELECT ${columns} FROM json_each(${JSON.stringify(hashes)}) a
        CROSS JOIN media_files f ON f.hash = a.value AND f.owner_id = ${ownerId}
        CROSS JOIN songs ON songs.media_file_id = f.id AND songs.deleted_at IS NULL
        WHERE f.status = 'ready'`,
    ),
  ]);
  return new Map(rows.map(({ hash, title }) => [hash, title]));
}
