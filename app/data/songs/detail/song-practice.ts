import { eq, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { compositions, raagas, songs, taalas } from "#drizzle/schema/index.ts";
import type { Language } from "../../../domain/music/shown-name.ts";
import { soundedScale } from "../../../domain/music/sound/sounded-scale.ts";
import { keepingsOf } from "../../../domain/music/taalas/cycle.ts";
import { mediaOf, type SongNames } from "../../../domain/songs/song.ts";
import { counterValue } from "../../counters.ts";
import type { Database } from "../../database.ts";
import { prepared } from "../../drizzle-internals.ts";
import { ifJoined, Json, jsonObject } from "../../json-columns.ts";
import type { PractisedRaaga, PractisedTaala } from "../../music/taala-pages/practice.ts";
import { nativeIn } from "../../native-name.ts";
import { isTimed, liveById, selectWithMusic } from "../song-columns.ts";

const reader = sql`${sql.placeholder("language")}`;
const parents = alias(raagas, "parents");
const namesInScript: SQL = nativeIn(songs.scriptNames, reader);

const practiceJson = jsonObject({
  id: songs.id,
  title: songs.title,
  singer: songs.singer,
  composer: songs.composer,
  language: songs.language,
  lyrics: songs.lyrics,
  names: new Json<SongNames | null>(sql`json(${namesInScript})`),
  meaning: compositions.meaning,
  lineTimes: songs.lineTimes,
  lineMeanings: compositions.lineMeanings,
  notation: sql<string | null>`${compositions.notation}`,
  rights: {
    lyrics: { address: compositions.lyricsRights, permission: compositions.lyricsPermission },
    meaning: { address: compositions.meaningRights, permission: compositions.meaningPermission },
    notation: { address: compositions.notationRights, permission: compositions.notationPermission },
  },
  createdBy: songs.createdBy,
  compositionCreatedBy: sql<number | null>`${compositions.createdBy}`,
  raaga: ifJoined(
    raagas.id,
    jsonObject({
      id: raagas.id,
      native: nativeIn(raagas.scriptNames, reader),
      arohana: raagas.arohana,
      avarohana: raagas.avarohana,
      bhashanga: raagas.bhashanga,
      melakarta: raagas.melakarta,
      parent: sql<number | null>`${parents.melakarta}`,
    }),
  ),
  taala: ifJoined(
    taalas.id,
    jsonObject({
      id: taalas.id,
      native: nativeIn(taalas.scriptNames, reader),
      jati: taalas.jati,
      angas: taalas.angas,
      groups: taalas.groups,
      aksharas: taalas.aksharas,
    }),
  ),
  medium: {
    uploadType: songs.uploadType,
    externalMediaId: songs.externalMediaId,
    mediaFileId: songs.mediaFileId,
    mediaUrl: songs.mediaUrl,
    startSeconds: songs.startSeconds,
    endSeconds: songs.endSeconds,
    failures: songs.mediaFailures,
    isTimed,
  },
  version: counterValue("version"),
});

const practiceStatement = prepared((db) =>
  selectWithMusic(db, practiceJson.as("found"))
    .leftJoin(parents, eq(parents.id, raagas.parentId))
    .where(liveById),
);

const maxFailures = 3;

/**
 * Finds what is practised of a song: its lyrics with the times and meanings of their lines, its notation, who may use
 * these, the medium of its recording, the scale of its raaga, and its taala with the ways of keeping it. Null if there is
 * no such song. Reads six rows.
 */
export async function findSongPractice(db: Database, id: number, language: Language) {
  const [rows] = await db.batch([practiceStatement(db, { id, language })]);
  if (!rows[0]) return null;
  const { raaga: found, taala: cycle, medium, ...song } = rows[0].found;
  const raaga: PractisedRaaga | null = found && {
    id: found.id,
    native: found.native,
    scale: soundedScale({ ...found, bhashanga: found.bhashanga === 1 }),
  };
  const keepings = cycle ? keepingsOf(cycle.id, cycle) : [];
  const taala: PractisedTaala | null = cycle && { id: cycle.id, native: cycle.native, keepings };
  return {
    ...song,
    raaga,
    scale: found,
    cycle,
    taala,
    media: mediaOf(medium),
    unavailable: medium.failures >= maxFailures,
  };
}

export type SongPractice = NonNullable<Awaited<ReturnType<typeof findSongPractice>>>;
