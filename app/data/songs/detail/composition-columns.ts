import { and, asc, eq, isNull, ne, type SQL, sql } from "drizzle-orm";
import { alias, QueryBuilder } from "drizzle-orm/sqlite-core";
import {
  claims,
  compositionRaagas,
  compositions,
  raagas,
  songs,
  sources,
} from "#drizzle/schema/index.ts";
import type { SongNames } from "../../../domain/songs/song.ts";
import { Json, jsonObject, type JsonOf, jsonRows, listIf } from "../../json-columns.ts";
import { nativeIn } from "../../native-name.ts";

/** A recording in a list on another song's page. Unknown texts are "", other unknown values null. */
export type ListedRecording = JsonOf<typeof recordingsOfSong>[number];

/** The composition as shown on a song's page. Unknown texts are "", other unknown values null. */
export type SongComposition = JsonOf<typeof compositionOfSong>;

export const maxListed = 50;
const maxClaims = 30;

export const reader = sql`${sql.placeholder("language")}`;

const select = new QueryBuilder();
const other = alias(songs, "other");

const listRecordings = (where: SQL) =>
  select
    .select({
      id: other.id,
      title: other.title,
      singer: other.singer,
      recordingDate: other.recordingDate,
      place: other.place,
      durationSeconds: other.durationSeconds,
      names: new Json<SongNames | null>(sql`${other.scriptNames} ->> ${reader}`).as("names"),
    })
    .from(other)
    .where(and(where, isNull(other.deletedAt)));

/** Selects a page of the recordings of the composition of `songs`, dated ones first. `skip` is a placeholder. */
export const recordingsOfSong = listIf(
  sql`${compositions.recordingCount} > 1`,
  jsonRows(
    listRecordings(sql`${other.compositionId} = ${songs.compositionId} AND ${other.isRecording}`)
      .orderBy(sql`coalesce(${other.recordingDate}, '~')`, other.id)
      .limit(maxListed)
      .offset(sql.placeholder("skip")),
  ),
);

/** Selects the other recordings of the concert or album of `songs`, in track order. */
export const concertOfSong = listIf(
  ne(songs.event, ""),
  jsonRows(
    listRecordings(
      sql`${other.event} <> '' AND ${other.event} COLLATE NOCASE = ${songs.event}
        AND ${other.recordingDate} IS ${songs.recordingDate} AND ${other.id} <> ${songs.id}`,
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

/** Reads the first claims only. A source is repeated for each claim that cites it. */
const citedSources = select
  .select({
    field: claims.field,
    title: sources.title,
    address: sources.address,
    note: claims.note,
  })
  .from(claims)
  .innerJoin(sources, eq(sources.id, claims.sourceId))
  .where(
    sql`${claims.subjectKind} = 'composition' AND ${claims.subjectId} = CAST(${compositions.id} AS TEXT)`,
  )
  .limit(maxClaims);

export const compositionOfSong = jsonObject({
  id: compositions.id,
  recordings: compositions.recordingCount,
  nativeTitle: compositions.nativeTitle,
  meaning: compositions.meaning,
  raagas: jsonRows(sections),
  markedSongId: compositions.markedSongId,
  createdBy: compositions.createdBy,
  sources: jsonRows(citedSources),
});
