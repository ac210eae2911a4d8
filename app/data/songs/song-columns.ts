import { isNull, sql } from "drizzle-orm";
import { compositions, songs } from "#drizzle/schema/index.ts";
import {
  type OwnField,
  ownFields,
  type SharedField,
  sharedFields,
} from "../../domain/songs/song-fields.ts";
import { type ListedSong, mediaOf, type SongSummary } from "../../domain/songs/song.ts";

export const live = isNull(songs.deletedAt);

/** The raagas of a ragamalika's sections, of the composition that the query reads. */
const raagas = sql<string[]>`(SELECT json_group_array(raaga_id) FROM
    (SELECT raaga_id FROM composition_raagas WHERE composition_id = compositions.id ORDER BY position))`
  .mapWith((ids: string) => JSON.parse(ids) as string[])
  .as("raagas");

/** What the recordings of a composition share. */
export const sharedColumns = {
  ...(Object.fromEntries(
    sharedFields.filter((field) => field !== "raagas").map((field) => [field, compositions[field]]),
  ) as { [F in Exclude<SharedField, "raagas">]: (typeof compositions)[F] }),
  raagas,
};

/** The fields of a song, for queries of `songs` with its composition. */
export const revisionColumns = {
  ...sharedColumns,
  ...(Object.fromEntries(ownFields.map((field) => [field, songs[field]])) as {
    [F in OwnField]: (typeof songs)[F];
  }),
};

export const summaryColumns = {
  id: songs.id,
  title: songs.title,
  singer: songs.singer,
  composer: songs.composer,
  raagaId: songs.raagaId,
  taalaId: songs.taalaId,
  songTypeId: songs.songTypeId,
  recordingDate: songs.recordingDate,
  durationSeconds: songs.durationSeconds,
  uploadType: songs.uploadType,
  externalMediaId: songs.externalMediaId,
  mediaFileId: songs.mediaFileId,
  mediaUrl: songs.mediaUrl,
  startSeconds: songs.startSeconds,
  endSeconds: songs.endSeconds,
};

type SummaryRow = Omit<SongSummary, "media"> & Parameters<typeof mediaOf>[0];

/** Replaces the columns of the medium by what can be played. */
export const toSummary = (row: SummaryRow): SongSummary => ({
  id: row.id,
  title: row.title,
  singer: row.singer,
  composer: row.composer,
  raagaId: row.raagaId,
  taalaId: row.taalaId,
  songTypeId: row.songTypeId,
  recordingDate: row.recordingDate,
  durationSeconds: row.durationSeconds,
  media: mediaOf(row),
});

/** The figures of a composition, for the entry of a list. */
export const figureColumns = {
  count: compositions.recordingCount,
  firstYear: compositions.firstYear,
  lastYear: compositions.lastYear,
};

type ListedRow = Omit<ListedSong, "media" | "recordings"> &
  SummaryRow & {
    count: number | null;
    firstYear: number | null;
    lastYear: number | null;
  };

/** Converts a row to an entry of a list; `shown` are the recordings that it is about, all by default. */
export function toListedSong(row: ListedRow, shown = row.count): ListedSong {
  const { singerPart, count, firstYear, lastYear, ...summary } = row;
  const recordings =
    count === null || shown === null
      ? null
      : { count, shown: Math.min(shown, count), firstYear, lastYear };
  return { ...toSummary(summary), singerPart, recordings };
}

/** An accompaniment with the name of its type; "" for a type that was deleted. */
export interface NamedAccompaniment {
  typeId: number;
  typeName: string;
  players: string[];
}

export const namedAccompaniments = sql<string>`(SELECT json_group_array(json_object(
    'typeId', a.value -> 'typeId', 'typeName', coalesce(t.name, ''), 'players', a.value -> 'players'))
  FROM json_each(songs.accompaniments) a
  LEFT JOIN accompaniment_types t ON t.id = a.value ->> 'typeId')`;
