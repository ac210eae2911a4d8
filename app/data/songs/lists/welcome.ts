import { eq, sql } from "drizzle-orm";
import { songs } from "#drizzle/schema/index.ts";
import type { Language } from "../../../domain/music/shown-name.ts";
import { readCounters, countersStatement } from "../../counters.ts";
import type { Database } from "../../database.ts";
import { statement } from "../../drizzle-internals.ts";
import { incompleteStatement, readIncomplete } from "../../incomplete-counts.ts";
import { toListedSong } from "../song-columns.ts";
import { recordingColumnsIn, recordingPages } from "./list-statements.ts";

interface CountedMelakarta {
  number: number;
  id: string;
  native: string | null;
  songs: number;
  janyaSongs: number;
}

const melakartasStatement = (db: Database, language: Language) =>
  statement<CountedMelakarta>(
    db,
    sql`SELECT melakarta AS number, id, script_names ->> ${language} AS native, composition_count AS songs,
        (SELECT coalesce(sum(j.composition_count), 0) FROM raagas j
          WHERE j.parent_id = raagas.id AND j.composition_count > 0) AS janyaSongs
      FROM raagas WHERE melakarta IS NOT NULL ORDER BY melakarta`,
  );

const newest = recordingPages("added", "desc").first;
const shownAsNew = 5;

/** The first song with lyrics whose title is `from` or comes after it, of twelve one that can be played if there is any. */
const songFrom = (from: string) => sql`(SELECT id FROM
  (SELECT id, upload_type FROM songs INDEXED BY songs_with_lyrics
    WHERE deleted_at IS NULL AND lyrics <> '' AND title COLLATE NOCASE >= ${from}
    ORDER BY title COLLATE NOCASE, id LIMIT 12)
  ORDER BY upload_type IS NULL LIMIT 1)`;

const songOfTheDay = (db: Database, language: Language, letters: string) =>
  db
    .select({
      ...recordingColumnsIn(language),
      lyrics: sql<string>`${songs.lyrics}`.as("lyrics"),
      sungIn: sql<string | null>`${songs.language}`.as("sung_in"),
    })
    .from(songs)
    .where(eq(songs.id, sql`coalesce(${songFrom(letters)}, ${songFrom("")})`));

/**
 * Reads what the welcome page shows: the melakartas with how many compositions are in each and in its janyas, what the
 * archive holds, the latest recordings, one of each title, and of the songs with lyrics one whose title begins at `letters`. One batch.
 */
export async function readWelcome(db: Database, language: Language, letters: string) {
  const [melakartas, counted, missed, added, chosen] = await db.batch([
    melakartasStatement(db, language),
    countersStatement(db),
    incompleteStatement(db),
    newest(db, { language }),
    songOfTheDay(db, language, letters),
  ]);
  const { songs: all, compositions: composed, version } = readCounters(counted);
  return {
    melakartas,
    compositions: composed,
    recordings: all - readIncomplete(missed).recording,
    newest: added
      .filter(({ title }, at) => added.findIndex((other) => other.title === title) === at)
      .slice(0, shownAsNew)
      .map((row) => toListedSong(row)),
    today: chosen.map(({ lyrics, sungIn, ...row }) => ({
      song: toListedSong(row),
      lyrics,
      language: sungIn,
    }))[0],
    version,
  };
}
