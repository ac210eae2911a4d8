import { type SQL, sql } from "drizzle-orm";
import { compositions, people } from "#drizzle/schema/index.ts";
import { maxListedSongs, maxSharedRecordings } from "../../domain/people/person.ts";
import type { Database } from "../database.ts";
import type { JsonOf } from "../json-columns.ts";
import { nativeIn } from "../native-name.ts";
import { selectRows } from "../select-rows.ts";

/** A composition that credits a person, directly or in a recording, and the song that represents it. */
export type CreditedSong = JsonOf<ReturnType<typeof compositionColumns>>;

const scaleOf = (raagaId: SQL) =>
  sql<string | null>`(SELECT arohana || '/' || avarohana FROM raagas WHERE id = ${raagaId})`;

const maxFellows = 24;
/** Read more than are shown, because some of the newest are in the bin. */
const maxLookedAt = 2 * maxListedSongs;

const compositionColumns = (language: string) => ({
  id: sql<number>`main_song_id`,
  title: compositions.title,
  native: nativeIn(compositions.scriptNames, language),
  nativeRaaga: sql<
    string | null
  >`(SELECT script_names ->> ${language} FROM raagas WHERE id = raaga_id)`,
  raagaId: compositions.raagaId,
  /** Arohana and avarohana of the raaga; see `markOfScale`. */
  scale: scaleOf(sql`raaga_id`),
  taalaId: compositions.taalaId,
  nativeTaala: sql<
    string | null
  >`(SELECT script_names ->> ${language} FROM taalas WHERE id = taala_id)`,
  hasLyrics: sql<0 | 1>`lyrics <> ''`,
  recordings: compositions.recordingCount,
  firstYear: compositions.firstYear,
  lastYear: compositions.lastYear,
  /** The person's role in a recording: a part, or the name of an accompaniment type. Null for compositions. */
  part: sql<string | null>`NULL`,
});

/** Selects the first compositions of a person, by title. */
export const composedStatement = (db: Database, personId: string, language: string) =>
  selectRows(
    db,
    compositionColumns(language),
    (columns) => sql`SELECT ${columns} FROM compositions
      WHERE composer_id = ${personId} AND deleted_at IS NULL AND main_song_id IS NOT NULL
      ORDER BY title_key, id LIMIT ${maxListedSongs}`,
  );

/** Selects the parts of a person in recordings, except accompaniment, with one index step for each. */
const partsOf = (personId: string) => {
  const next = (after: SQL) => sql`(SELECT part FROM credits
    WHERE person_id = ${personId} AND part > ${after} ORDER BY part LIMIT 1)`;
  return sql`parts (part) AS (SELECT ${next(sql`''`)} UNION ALL
    SELECT ${next(sql`parts.part`)} FROM parts WHERE parts.part IS NOT NULL)`;
};

const newestIn = (personId: string, part: SQL, most: number) =>
  sql`SELECT song_id, part, min(accompaniment_type_id) AS type_id FROM credits
    WHERE person_id = ${personId} AND ${part} GROUP BY song_id ORDER BY song_id DESC LIMIT ${most}`;

/** The same for each of `parts` that is `chosen`. The list of a part is one value, so that LIMIT bounds the rows read. */
const newestInEach = (personId: string, chosen: SQL, most: number) =>
  sql`SELECT newest.value AS song_id, parts.part, NULL AS type_id
    FROM parts CROSS JOIN json_each((SELECT json_group_array(song_id) FROM (SELECT song_id FROM credits
      WHERE person_id = ${personId} AND part = parts.part ORDER BY song_id DESC LIMIT ${most}))) newest
    WHERE ${chosen}`;

const recordingColumns = (language: string) => {
  const year = sql`CAST(substr(s.recorded_on, 1, 4) AS INTEGER)`;
  const named = (part: string) => sql<string | null>`s.script_names ->> ${`$.${language}.${part}`}`;
  return {
    id: sql<number>`max(s.id)`,
    title: sql<string>`s.title`,
    native: named("title"),
    nativeRaaga: named("raaga"),
    raagaId: sql<string | null>`min(s.raaga_id)`,
    scale: scaleOf(sql`s.raaga_id`),
    taalaId: sql<string | null>`min(s.taala_id)`,
    nativeTaala: named("taala"),
    hasLyrics: sql<0 | 1>`s.lyrics <> ''`,
    recordings: sql<number>`count(*)`,
    firstYear: sql<number | null>`min(${year})`,
    lastYear: sql<number | null>`max(${year})`,
    part: sql<string | null>`coalesce(c.part, t.name)`,
  };
};

/** Selects the compositions of the recordings of `newest`, which `credited` defines. */
const recordingsStatement = (db: Database, credited: SQL, language: string) =>
  selectRows(
    db,
    recordingColumns(language),
    (columns) => sql`${credited} SELECT ${columns}
      FROM newest c CROSS JOIN songs s ON s.id = c.song_id
      LEFT JOIN accompaniment_types t ON t.id = c.type_id
      WHERE s.deleted_at IS NULL GROUP BY s.composition_id, coalesce(c.part, t.name)
      ORDER BY max(s.id) DESC LIMIT ${maxListedSongs}`,
  );

/** Selects the compositions of the newest recordings that a person sings. */
export const sungStatement = (db: Database, personId: string, language: string) =>
  recordingsStatement(
    db,
    sql`WITH newest AS (${newestIn(personId, sql`part = 'vocal'`, maxLookedAt)})`,
    language,
  );

/** Selects those of the newest recordings that a person leads in another part. */
export const performedStatement = (db: Database, personId: string, language: string) =>
  recordingsStatement(
    db,
    sql`WITH RECURSIVE ${partsOf(personId)},
      newest AS MATERIALIZED (${newestInEach(personId, sql`parts.part <> 'vocal'`, maxLookedAt)}
        ORDER BY song_id DESC LIMIT ${maxLookedAt})`,
    language,
  );

/** Selects those of the newest recordings that a person accompanies. */
export const accompaniedStatement = (db: Database, personId: string, language: string) =>
  recordingsStatement(
    db,
    sql`WITH newest AS (${newestIn(personId, sql`part IS NULL`, maxLookedAt)})`,
    language,
  );

const fellowColumns = (language: string) => ({
  id: people.id,
  name: people.name,
  native: nativeIn(people.scriptNames, language),
  recordings: sql<number>`found.recordings`,
  /** A `PersonPicture`, or null. */
  picture: sql<string | null>`${people.picture}`,
});

/** Selects the people who share the newest recordings of a person, most shared first. */
export function fellowsStatement(db: Database, personId: string, language: string) {
  const most = maxSharedRecordings;
  return selectRows(
    db,
    fellowColumns(language),
    (columns) => sql`WITH RECURSIVE ${partsOf(personId)},
      own AS MATERIALIZED (SELECT DISTINCT song_id FROM (
        SELECT song_id FROM (${newestInEach(personId, sql`parts.part IS NOT NULL`, most)})
        UNION ALL SELECT song_id FROM (${newestIn(personId, sql`part IS NULL`, most)}))
        ORDER BY song_id DESC LIMIT ${most})
      SELECT ${columns} FROM (
        SELECT c.person_id, count(DISTINCT c.song_id) AS recordings
        FROM own CROSS JOIN songs s ON s.id = own.song_id
        CROSS JOIN credits c ON c.song_id = s.id
        WHERE s.deleted_at IS NULL AND c.person_id <> ${personId}
        GROUP BY c.person_id ORDER BY recordings DESC, c.person_id LIMIT ${maxFellows}) found
      JOIN people ON people.id = found.person_id
      ORDER BY found.recordings DESC, people.sort_name COLLATE NOCASE`,
  );
}
