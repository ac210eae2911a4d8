import { isNull, sql } from "drizzle-orm";
import { songs } from "#drizzle/schema/index.ts";
import { type SongField, songFieldNames } from "../../domain/songs/song-fields.ts";
import { mediaOf, type SongSummary } from "../../domain/songs/song.ts";

export const live = isNull(songs.deletedAt);

export const revisionColumns = Object.fromEntries(
  songFieldNames.map((field) => [field, songs[field]]),
) as { [F in SongField]: (typeof songs)[F] };

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
};

type SummaryRow = Omit<SongSummary, "media"> & Parameters<typeof mediaOf>[0];

export function toSummary(row: SummaryRow): SongSummary {
  const { uploadType, externalMediaId, mediaFileId, mediaUrl, ...summary } = row;
  return { ...summary, media: mediaOf({ uploadType, externalMediaId, mediaFileId, mediaUrl }) };
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
