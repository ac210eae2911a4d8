import { and, eq, isNull, type SQL, sql, type SQLWrapper } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import {
  accompanimentTypes,
  compositionRaagas,
  compositions,
  raagas,
  songs,
  taalas,
} from "#drizzle/schema/index.ts";
import type { Language } from "../../domain/music/shown-name.ts";
import { statedOwnFields, statedSharedFields } from "../../domain/songs/song-fields.ts";
import {
  type ListedSong,
  mediaOf,
  type SongNames,
  type SongSummary,
} from "../../domain/songs/song.ts";
import { Json, jsonArray, type JsonOf } from "../json-columns.ts";
import { nativeIn } from "../native-name.ts";
import { citedSources } from "../records/sources/cited-claims.ts";

export const live = isNull(songs.deletedAt);

/** Whether it is the song of the placeholder `id`, and not in the bin. */
export const liveById = and(eq(songs.id, sql.placeholder("id")), live);

/** Selects one value of each song, with its composition, raaga and taala beside it. */
export const selectWithMusic = <Found>(db: DrizzleD1Database, found: SQL.Aliased<Found>) =>
  db
    .select({ found })
    .from(songs)
    .leftJoin(compositions, eq(compositions.id, songs.compositionId))
    .leftJoin(raagas, eq(raagas.id, songs.raagaId))
    .leftJoin(taalas, eq(taalas.id, songs.taalaId));

/** The raagas of a ragamalika's sections, of the composition that the query reads. */
export const sectionsOfComposition = jsonArray(
  compositionRaagas.raagaId,
  sql`FROM (SELECT raaga_id FROM composition_raagas WHERE composition_id = compositions.id ORDER BY position)
    AS composition_raagas`,
);

type StatedShared = Exclude<(typeof statedSharedFields)[number], "raagas">;
type StatedOwn = (typeof statedOwnFields)[number];

/** The shared fields of a composition without its sources. */
export const statedColumns = {
  ...(Object.fromEntries(
    statedSharedFields
      .filter((field) => field !== "raagas")
      .map((field) => [field, compositions[field]]),
  ) as { [F in StatedShared]: (typeof compositions)[F] }),
  raagas: sectionsOfComposition.as("raagas"),
};

export const sharedColumns = {
  ...statedColumns,
  sources: citedSources("composition", sql`CAST(${compositions.id} AS TEXT)`).as("sources"),
};

/** The fields of a song without sources. */
export const statedSongColumns = {
  ...statedColumns,
  ...(Object.fromEntries(statedOwnFields.map((field) => [field, songs[field]])) as {
    [F in StatedOwn]: (typeof songs)[F];
  }),
};

export const sourcesColumns = {
  sources: sharedColumns.sources,
  recordingSources: citedSources("song", sql`CAST(${songs.id} AS TEXT)`).as("recording_sources"),
};

export const revisionColumns = { ...statedSongColumns, ...sourcesColumns };

const summaryColumns = {
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

/** Whether it is known when the lines of a song's lyrics are sung. */
export const isTimed = sql<0 | 1>`${songs.lineTimes} <> ''`;

/** The same columns with the names in the script of a language, as JSON. English has none. */
export const summaryColumnsIn = (language: SQLWrapper | Language) => ({
  ...summaryColumns,
  names: sql<string | null>`${songs.scriptNames} ->> ${language}`.as("names"),
});

/** Further columns of a list entry. `raagaId` is the raaga whose scale is drawn. */
export const entryColumns = (raagaId: SQLWrapper) => ({
  singerPart: songs.singerPart,
  scale: scaleOf(raagaId),
  hasLyrics: sql<0 | 1>`${songs.lyrics} <> ''`.as("has_lyrics"),
});

export const scaleOf = (raagaId: SQLWrapper) =>
  sql<string | null>`(SELECT arohana || '/' || avarohana FROM raagas WHERE id = ${raagaId})`.as(
    "scale",
  );

type SummaryRow = Omit<SongSummary, "media" | "names"> &
  Parameters<typeof mediaOf>[0] & { names: string | null };

/** Replaces the media columns of a row by the playable medium. */
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
  names: readNames(row.names),
});

export const readNames = (names: string | null) => (names ? (JSON.parse(names) as SongNames) : {});

export const figureColumns = {
  count: compositions.recordingCount,
  firstYear: compositions.firstYear,
  lastYear: compositions.lastYear,
};

/** The figures of a composition in a list. */
export const listedFigures = { ...figureColumns, singers: compositions.singerCount };

type ListedRow = Omit<ListedSong, "media" | "names" | "recordings" | "hasLyrics"> &
  SummaryRow & {
    hasLyrics: 0 | 1;
    count: number | null;
    firstYear: number | null;
    lastYear: number | null;
    singers: number | null;
  };

/** Converts a row to a list entry. `shown` counts the recordings that the list includes (all by default). */
export function toListedSong(row: ListedRow, shown = row.count): ListedSong {
  const { singerPart, scale, hasLyrics, count, firstYear, lastYear, singers, ...summary } = row;
  const recordings =
    count === null || shown === null
      ? null
      : { count, shown: Math.min(shown, count), firstYear, lastYear, singers: singers ?? 0 };
  return { ...toSummary(summary), singerPart, scale, hasLyrics: hasLyrics === 1, recordings };
}

/** The accompaniments of `songs` with the names of their types; "" for a type that was deleted. */
export const namedAccompanimentsIn = (language: SQLWrapper | Language) =>
  jsonArray(
    {
      typeId: sql<number>`a.value -> 'typeId'`,
      typeName: sql<string>`coalesce(${accompanimentTypes.name}, '')`,
      native: nativeIn(accompanimentTypes.scriptNames, language),
      players: new Json<string[]>(sql`a.value -> 'players'`),
    },
    sql`FROM json_each(songs.accompaniments) a
      LEFT JOIN ${accompanimentTypes} ON ${accompanimentTypes.id} = a.value ->> 'typeId'`,
  );

/** An accompaniment with the name of its type. */
export type NamedAccompaniment = JsonOf<ReturnType<typeof namedAccompanimentsIn>>[number];
