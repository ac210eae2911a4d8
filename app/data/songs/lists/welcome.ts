import { eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { people, raagas, songs } from "#drizzle/schema/index.ts";
import type { Language } from "../../../domain/music/shown-name.ts";
import { readCounters, countersStatement } from "../../counters.ts";
import type { Database } from "../../database.ts";
import { prepared } from "../../drizzle-internals.ts";
import { nativeIn } from "../../native-name.ts";
import { toListedSong } from "../song-columns.ts";
import { recordingColumnsIn, recordingPages } from "./list-statements.ts";

const melakartasStatement = prepared((db) =>
  db
    .select({
      number: sql<number>`${raagas.melakarta}`.as("number"),
      id: raagas.id,
      native: nativeIn(raagas.scriptNames, sql.placeholder("language")).as("native"),
      songs: raagas.compositionCount,
      janyaSongs: sql<number>`(SELECT coalesce(sum(j.composition_count), 0) FROM raagas j
        WHERE j.parent_id = raagas.id AND j.composition_count > 0)`.as("janya_songs"),
    })
    .from(raagas)
    .where(isNotNull(raagas.melakarta))
    .orderBy(raagas.melakarta),
);

const newest = recordingPages("added", "desc").first;
const shownAsNew = 5;

const composer = sql`${sql.placeholder("composer")}`;

/**
 * Selects, among the first twelve compositions of the composer with titles from `from` on, the first that can be played
 * and read (title or lyrics) in its own script.
 */
const songFrom = (from: SQL) => sql`(SELECT id FROM
  (SELECT s.id, c.lyrics = '' AND c.native_title IS NULL AS isRoman, s.upload_type IS NULL AS isSilent
    FROM compositions c CROSS JOIN songs s ON s.id = c.main_song_id
    WHERE c.deleted_at IS NULL AND c.composer_id = ${composer} AND c.title_key >= '1' || ${from}
    ORDER BY c.title_key, c.id LIMIT 12)
  ORDER BY isRoman, isSilent LIMIT 1)`;

const fromLetters = songFrom(sql`${sql.placeholder("letters")}`);

const songOfTheDayStatement = prepared((db) =>
  db
    .select({
      ...recordingColumnsIn(sql`${sql.placeholder("language")}`),
      lyrics: sql<string>`${songs.lyrics}`.as("lyrics"),
      sungIn: sql<string | null>`${songs.language}`.as("sung_in"),
      nativeTitle: sql<string | null>`(SELECT native_title FROM compositions c
        WHERE c.id = ${songs.compositionId})`.as("native_title"),
    })
    .from(songs)
    .where(eq(songs.id, sql`coalesce(${fromLetters}, ${songFrom(sql`''`)})`)),
);

const composerStatement = prepared((db) =>
  db
    .select({
      count: people.compositionCount,
      picture: people.picture,
      hasVoice: sql<0 | 1>`EXISTS (SELECT 1 FROM credits
        WHERE person_id = ${composer} AND part = 'vocal')`.as("has_voice"),
      hasTimes: sql<0 | 1>`EXISTS (SELECT 1 FROM raagas
        WHERE time_of_day IS NOT NULL AND composition_count > 0)`.as("has_times"),
    })
    .from(people)
    .where(eq(people.id, composer)),
);

interface Asked {
  /** The composer whom the welcome page presents. */
  composerId: string;
  /** Where the title of the song of the day begins. */
  letters: string;
}

/**
 * Reads the data of the welcome page: the melakartas with the number of compositions in each and in its janyas, the
 * size of the archive, the latest recordings (one of each title), the picture and a composition of the composer, and
 * whether there are recordings in the composer's voice and raagas for a time of day. One batch.
 */
export async function readWelcome(
  db: Database,
  language: Language,
  { composerId, letters }: Asked,
) {
  const [melakartas, counters, added, songsOfTheDay, own] = await db.batch([
    melakartasStatement(db, { language }),
    countersStatement(db),
    newest(db, { language }),
    songOfTheDayStatement(db, { language, letters, composer: composerId }),
    composerStatement(db, { composer: composerId }),
  ]);
  const { recordings, compositions: compositionCount, version } = readCounters(counters);
  const ownCount = own[0]?.count ?? 0;
  return {
    melakartas,
    picture: own[0]?.picture ?? null,
    hasVoice: own[0]?.hasVoice === 1,
    hasTimes: own[0]?.hasTimes === 1,
    compositions: { own: ownCount, others: compositionCount - ownCount },
    recordings,
    newest: added
      .filter(({ title }, at) => added.findIndex((other) => other.title === title) === at)
      .slice(0, shownAsNew)
      .map((row) => toListedSong(row)),
    today: songsOfTheDay.map(({ lyrics, sungIn, nativeTitle, ...row }) => ({
      song: toListedSong(row),
      lyrics,
      nativeTitle,
      language: sungIn,
    }))[0],
    version,
  };
}
