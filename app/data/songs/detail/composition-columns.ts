import { and, asc, eq, isNull, ne, type SQL, sql } from "drizzle-orm";
import { alias, QueryBuilder } from "drizzle-orm/sqlite-core";
import {
  compositionRaagas,
  compositions,
  linkedPages,
  people,
  raagas,
  songs,
} from "#drizzle/schema/index.ts";
import type { SongNames } from "../../../domain/songs/song.ts";
import { Json, jsonArray, jsonObject, type JsonOf, jsonRows, listIf } from "../../json-columns.ts";
import { isHidden } from "../../hidden-rows.ts";
import { nativeIn } from "../../native-name.ts";
import { claimsOn } from "../../records/sources/claims-on.ts";
import { scaleOf } from "../song-columns.ts";

/** A recording of the concert or album of a song. Unknown texts are "", other unknown values null. */
export type ConcertRecording = JsonOf<typeof concertOfSong>[number];

/** The composition as shown on a song's page. Unknown texts are "", other unknown values null. */
export type SongComposition = JsonOf<typeof compositionOfSong>;

export const maxListed = 50;

export const reader = sql`${sql.placeholder("language")}`;

const select = new QueryBuilder();
const other = alias(songs, "other");

const recordingColumns = {
  id: other.id,
  singer: other.singer,
  recordingDate: other.recordingDate,
  place: other.place,
  durationSeconds: other.durationSeconds,
  names: new Json<SongNames | null>(sql`${other.scriptNames} ->> ${reader}`).as("names"),
};

/** Drizzle leaves out the tables of selected columns: names that occur in several are written out. */
const listRecordings = (where: SQL) =>
  select
    .select({
      ...recordingColumns,
      accompaniments: other.accompaniments,
      /** Names of its people in the reader's script, by printed name. */
      people: new Json<Record<string, string | null> | null>(
        sql`iif(${reader} = 'en', NULL, (SELECT json_group_object(key, ${nativeIn(people.scriptNames, reader)})
          FROM json_each(${other.personIds}) named JOIN ${people} ON people.id = named.value))`,
      ).as("people"),
      /** The scale of its raaga, if that is another than the song's. */
      ownScale: sql<string | null>`iif(other.raaga_id IS songs.raaga_id, NULL, ${
        scaleOf(sql`other.raaga_id`).sql
      })`.as("own_scale"),
      uploadType: other.uploadType,
      externalMediaId: other.externalMediaId,
      mediaFileId: other.mediaFileId,
      mediaUrl: other.mediaUrl,
      startSeconds: other.startSeconds,
      endSeconds: other.endSeconds,
      failures: sql<number>`${other.mediaFailures}`.as("failures"),
      createdBy: other.createdBy,
    })
    .from(other)
    .where(and(where, other.isRecording, isNull(other.deletedAt)));

/** Selects the recording that is shown first of the composition of `songs`, or none. */
export const mainRecordingOfSong = jsonRows(
  listRecordings(sql`${other.id} = ${compositions.mainSongId}`),
);

/** Selects a page of the others, dated ones first. `skip` is a placeholder. */
export const recordingsOfSong = listIf(
  sql`${compositions.recordingCount} > 1`,
  jsonRows(
    listRecordings(
      sql`${other.compositionId} = ${songs.compositionId} AND ${other.id} <> ${compositions.mainSongId}`,
    )
      .orderBy(sql`coalesce(${other.recordingDate}, '~')`, other.id)
      .limit(maxListed)
      .offset(sql.placeholder("skip")),
  ),
);

/** Selects the other recordings of the concert or album of `songs`, in track order. */
export const concertOfSong = listIf(
  ne(songs.event, ""),
  jsonRows(
    select
      .select({ ...recordingColumns, title: other.title })
      .from(other)
      .where(
        sql`${other.event} <> '' AND ${other.event} COLLATE NOCASE = ${songs.event}
          AND ${other.recordingDate} IS ${songs.recordingDate} AND ${other.id} <> ${songs.id}
          AND ${other.deletedAt} IS NULL`,
      )
      .orderBy(sql`${other.track} IS NULL`, other.track, other.startSeconds, other.id)
      .limit(maxListed),
  ),
);

/** The raagas of the sections of a ragamalika, in their order. */
const sections = select
  .select({
    id: raagas.id,
    native: nativeIn(raagas.scriptNames, reader).as("native"),
    isProposed: sql<0 | 1>`${raagas.proposedAt} IS NOT NULL`.as("is_proposed"),
  })
  .from(compositionRaagas)
  .innerJoin(raagas, eq(raagas.id, compositionRaagas.raagaId))
  .where(eq(compositionRaagas.compositionId, compositions.id))
  .orderBy(asc(compositionRaagas.position));

/** The claims on a recording. */
export const claimsOfSong = claimsOn("song", sql`CAST(${songs.id} AS TEXT)`);

export const compositionOfSong = jsonObject({
  id: compositions.id,
  recordings: compositions.recordingCount,
  nativeTitle: compositions.nativeTitle,
  meaning: compositions.meaning,
  /** Whether the words are hidden for whoever has the rights. */
  areWordsHidden: sql<0 | 1>`${isHidden("words", sql`${compositions.id}`)}`,
  notation: compositions.notation,
  lyricsRights: compositions.lyricsRights,
  lyricsPermission: compositions.lyricsPermission,
  meaningRights: compositions.meaningRights,
  meaningPermission: compositions.meaningPermission,
  notationRights: compositions.notationRights,
  notationPermission: compositions.notationPermission,
  raagas: jsonRows(sections),
  testSounds: compositions.testSounds,
  /** The addresses of pages elsewhere that do not answer. */
  silentPages: listIf(
    ne(compositions.pagesElsewhere, ""),
    jsonArray(
      linkedPages.address,
      sql`FROM ${linkedPages} WHERE ${linkedPages.compositionId} = ${compositions.id} AND ${linkedPages.failures} >= 3`,
    ),
  ),
  markedSongId: compositions.markedSongId,
  createdBy: compositions.createdBy,
  claims: claimsOn("composition", sql`CAST(${compositions.id} AS TEXT)`),
});
