import { eq, type SQL, sql } from "drizzle-orm";
import { alias, QueryBuilder } from "drizzle-orm/sqlite-core";
import {
  compositions,
  deities,
  people,
  raagaAliases,
  raagas,
  songs,
  songTypes,
  taalas,
  users,
} from "#drizzle/schema/index.ts";
import type { Language } from "../../../domain/music/shown-name.ts";
import { type RareFormat, rareFormats } from "../../../domain/media/rare-format.ts";
import { mediaOf, type SongNames } from "../../../domain/songs/song.ts";
import { type SungLanguage, sungLanguages } from "../../../domain/songs/song-field-kinds.ts";
import { fieldsShownIn } from "../../../domain/songs/song-fields.ts";
import { counterValue } from "../../counters.ts";
import type { Database } from "../../database.ts";
import { prepared } from "../../drizzle-internals.ts";
import { ifJoined, Json, jsonArray, jsonObject, type JsonOf } from "../../json-columns.ts";
import { nativeIn } from "../../native-name.ts";
import {
  claimsOfSong,
  compositionOfSong,
  concertOfSong,
  mainRecordingOfSong,
  maxListed,
  reader,
  recordingsOfSong,
} from "./composition-columns.ts";
import { relatedOfSong } from "./related-songs.ts";
import { thankedNames } from "../../records/thanked-names.ts";
import {
  isTimed,
  liveById,
  namedAccompanimentsIn,
  revisionColumns,
  selectWithMusic,
} from "../song-columns.ts";

const parents = alias(raagas, "parents");
const ofParent = <T>(value: SQL<T>) =>
  sql<T | null>`${new QueryBuilder().select({ value }).from(parents).where(eq(parents.id, raagas.parentId))}`;

/** The names of a song in the reader's script, or null if it has none. People are listed by their printed names. */
const names = new Json<
  (SongNames & { parent?: string | null; people: Record<string, string | null> }) | null
>(
  sql`iif(${reader} = 'en', NULL, json_patch(coalesce(${nativeIn(songs.scriptNames, reader)}, '{}'), ${jsonObject(
    {
      parent: ofParent(nativeIn(parents.scriptNames, reader)),
      people: sql`(SELECT json_group_object(key, ${nativeIn(people.scriptNames, reader)})
      FROM json_each(${songs.personIds}) JOIN ${people} ON ${people.id} = value)`,
    },
  )}))`,
);

/** The ids of the song's people who are still proposals. */
const proposedPeople = jsonArray(
  people.id,
  sql`FROM (SELECT ${compositions.composerId} AS id UNION SELECT value FROM json_each(${songs.personIds})) named
    CROSS JOIN ${people} ON ${people.id} = named.id WHERE ${people.proposedAt} IS NOT NULL`,
);

/** The fields listed as facts on a song's page. The raagas of a ragamalika include their names. */
const factFields = fieldsShownIn("page").filter((field) => field !== "raagas");
type FactField = (typeof factFields)[number];
const facts = Object.fromEntries(
  factFields.map((field) => [field, revisionColumns[field]]),
) as Pick<typeof revisionColumns, FactField>;
export type SongFacts = JsonOf<typeof facts>;

/** Selected as one JSON text, because each named column costs CPU time in Drizzle and D1. Unknown texts are "", else null. */
const detailJson = jsonObject({
  song: {
    id: songs.id,
    title: songs.title,
    composer: songs.composer,
    composerId: compositions.composerId,
    personIds: songs.personIds,
    durationSeconds: songs.durationSeconds,
    description: songs.description,
    source: songs.source,
    addedBy: sql<string | null>`${users.displayName}`,
    addedOn: songs.createdAt,
    changedOn: songs.updatedAt,
  },
  facts,
  raaga: ifJoined(
    raagas.id,
    jsonObject({
      id: raagas.id,
      description: raagas.description,
      synonyms: jsonArray(
        raagaAliases.alias,
        sql`FROM ${raagaAliases} WHERE ${raagaAliases.raagaId} = ${songs.raagaId} AND ${raagaAliases.kind} = 'synonym'`,
      ),
      melakarta: raagas.melakarta,
      parentId: raagas.parentId,
      arohana: raagas.arohana,
      avarohana: raagas.avarohana,
      bhashanga: raagas.bhashanga,
      /** The number of its melakarta, if it is a janya. */
      parent: ofParent(sql<number | null>`${parents.melakarta}`),
      isProposed: sql<0 | 1>`${raagas.proposedAt} IS NOT NULL`,
    }),
  ),
  taala: ifJoined(
    taalas.id,
    jsonObject({
      id: taalas.id,
      description: taalas.description,
      jati: taalas.jati,
      angas: taalas.angas,
      groups: taalas.groups,
      aksharas: taalas.aksharas,
    }),
  ),
  songType: sql<string | null>`${songTypes.description}`,
  deity: ifJoined(
    deities.id,
    jsonObject({ id: deities.id, native: nativeIn(deities.scriptNames, reader) }),
  ),
  accompaniments: namedAccompanimentsIn(reader),
  medium: {
    uploadType: songs.uploadType,
    externalMediaId: songs.externalMediaId,
    mediaFileId: songs.mediaFileId,
    mediaUrl: songs.mediaUrl,
    rareFormat: sql<RareFormat | null>`(SELECT rare_format FROM media_files WHERE id = ${songs.mediaFileId})`,
    startSeconds: songs.startSeconds,
    endSeconds: songs.endSeconds,
    failures: songs.mediaFailures,
    checkedAt: songs.mediaCheckedAt,
    isTimed,
  },
  lyrics: songs.lyrics,
  names,
  composition: compositionOfSong,
  claims: claimsOfSong,
  mainRecording: mainRecordingOfSong,
  otherRecordings: recordingsOfSong,
  concert: concertOfSong,
  related: relatedOfSong(reader),
  proposed: proposedPeople,
  thanks: thankedNames("song", sql`${songs.id}`),
  createdBy: songs.createdBy,
  version: counterValue("version"),
});

type DetailColumns = JsonOf<typeof detailJson>;

/** A song as its page shows it. */
export type SongDetail = DetailColumns["song"] &
  Pick<SongFacts, "singer" | "recordingDate"> & {
    raaga: DetailColumns["raaga"];
    taala: DetailColumns["taala"];
    songType: string | null;
    /** The deity whose name its composition has. */
    deity: DetailColumns["deity"];
    language: SungLanguage | null;
    media: ReturnType<typeof mediaOf>;
    /** Whether its recording was not found in the last three checks. */
    unavailable: boolean;
    notChecked: boolean;
    /** The name of its file's format if most browsers cannot play it. */
    rareFormatName: string | null;
    accompaniments: { type: string; native: string | null; players: string[] }[];
  };

const songStatement = prepared((db) =>
  selectWithMusic(db, detailJson.as("found"))
    .leftJoin(songTypes, eq(songTypes.id, songs.songTypeId))
    .leftJoin(deities, eq(deities.id, songs.deityId))
    .leftJoin(users, eq(users.id, songs.createdBy))
    .where(liveById),
);

const maxFailures = 3;

/**
 * Finds a song for its page, with its lyrics, its composition, the page `page` (from 1 on) of that composition's
 * recordings, the one that is shown first before all, its names in the script of `language`, and the data version. Null if there is no such song.
 */
export async function findSong(db: Database, id: number, language: Language, page = 1) {
  const [rows] = await db.batch([
    songStatement(db, { id, language, skip: (page - 1) * maxListed }),
  ]);
  if (!rows[0]) return null;
  const { song, raaga, taala, medium, ...rest } = rows[0].found;
  const { songType, deity, accompaniments, mainRecording, otherRecordings, ...beside } = rest;
  const detail: SongDetail = {
    ...song,
    singer: rest.facts.singer,
    recordingDate: rest.facts.recordingDate,
    language: sungLanguages.find((one) => one === rest.facts.language) ?? null,
    raaga,
    taala,
    songType,
    deity,
    media: mediaOf(medium),
    unavailable: medium.failures >= maxFailures,
    rareFormatName: medium.rareFormat && rareFormats[medium.rareFormat],
    notChecked: medium.externalMediaId !== null && medium.checkedAt === null,
    accompaniments: accompaniments.map(({ typeName, native, players }) => ({
      type: typeName,
      native,
      players,
    })),
  };
  const recordings = (page === 1 ? [...mainRecording, ...otherRecordings] : otherRecordings).map(
    ({ failures, ...one }) => ({ ...one, isUnavailable: failures >= maxFailures }),
  );
  return { song: detail, recordings, ...beside };
}
