import { eq, type SQL, sql } from "drizzle-orm";
import { songs } from "#drizzle/schema/index.ts";
import type { Language } from "../../../domain/music/shown-name.ts";
import type { TimeOfDay } from "../../../domain/music/time-of-day.ts";
import type { Station } from "../../../domain/songs/lists/station.ts";
import { countersStatement, readCounters } from "../../counters.ts";
import type { Database } from "../../database.ts";
import { statement } from "../../drizzle-internals.ts";
import { scaleOf, summaryColumnsIn, toSummary } from "../song-columns.ts";
import { firstOf, type PlayedPart, raagasAt } from "./play-list.ts";

/** How many compositions, or recordings, the page of a radio looks at. */
const shown = 40;

export type StationPage = NonNullable<Awaited<ReturnType<typeof findStationPage>>>;

/** A raaga, deity or person that a radio is of. */
interface Subject {
  id: string;
  name: string;
  native: string | null;
  /** Of a raaga. */
  time: TimeOfDay | null;
}

const partOf = (station: Station): PlayedPart | null => {
  switch (station.kind) {
    case "all":
      return null;
    case "time":
      return { of: "time", id: station.id };
    case "decade":
      return { of: "decade", id: station.id };
    default:
      return { of: station.kind, id: station.id };
  }
};

const hasSongs = sql`composition_count > 0`;

/** Selects the subjects of a radio: those raagas that it plays, its deity, its singer; none of all and of a decade. */
function subjectsStatement(db: Database, station: Station, language: Language) {
  const select = (name: SQL, from: SQL, where: SQL, time = sql`NULL`) =>
    statement<Subject>(
      db,
      sql`SELECT id, ${name} AS name, script_names ->> ${language} AS native, ${time} AS time
        FROM ${from} WHERE ${where} ORDER BY id LIMIT 60`,
    );
  const id = sql`id`;
  switch (station.kind) {
    case "raaga":
      return select(id, sql`raagas`, sql`id = ${station.id}`);
    case "time":
      return select(
        id,
        sql`raagas`,
        sql`${raagasAt(station.id)} AND ${hasSongs}`,
        sql`time_of_day`,
      );
    case "deity":
      return select(id, sql`deities`, sql`id = ${station.id}`);
    case "singer":
      return select(sql`name`, sql`people`, sql`id = ${station.id} AND merged_into IS NULL`);
    default:
      return select(id, sql`raagas`, sql`false`);
  }
}

/** Selects the sources that name the time of the raagas that a radio plays. */
const sourcesStatement = (db: Database, time: TimeOfDay) =>
  statement<{ title: string; address: string }>(
    db,
    sql`SELECT DISTINCT sources.title, sources.address FROM raagas
      CROSS JOIN claims ON subject_kind = 'raaga' AND subject_id = raagas.id AND field = 'time'
      CROSS JOIN sources ON sources.id = claims.source_id
      WHERE ${raagasAt(time)} AND ${hasSongs} ORDER BY sources.title LIMIT 20`,
  );

const recorded = sql`coalesce(recorded_on, '~')`;

/** Selects the decades with dated recordings by one step of the index each, which SQLite does not use for a CAST. */
function decadesStatement(db: Database) {
  const next = (from: SQL) =>
    sql`(SELECT substr(${recorded}, 1, 3) FROM songs
      WHERE deleted_at IS NULL AND ${recorded} >= ${from} ORDER BY ${recorded}, id LIMIT 1)`;
  return statement<{ decade: number }>(
    db,
    sql`WITH RECURSIVE decades (digits) AS (SELECT ${next(sql`'1'`)} UNION ALL
        SELECT ${next(sql`(digits + 1) || ''`)} FROM decades WHERE digits < '~' LIMIT 30)
      SELECT digits * 10 AS decade FROM decades WHERE digits < '~'`,
  );
}

/**
 * Finds what the page of a radio shows: whose radio it is, the first songs that play, the sources of a time, and the
 * decades that have a radio. Null if there is no such raaga, deity or singer. One batch.
 */
export async function findStationPage(db: Database, station: Station, language: Language) {
  const first = sql`(SELECT *, count(*) OVER () AS seen
    FROM (${firstOf(partOf(station), shown + 1)})) AS listed`;
  const [subjects, listed, decades, counters, sources] = await db.batch([
    subjectsStatement(db, station, language),
    db
      .select({
        ...summaryColumnsIn(language),
        scale: scaleOf(songs.raagaId),
        seen: sql<number>`listed.seen`,
      })
      .from(first)
      .innerJoin(songs, eq(songs.id, sql`listed.songs ->> 0`)),
    decadesStatement(db),
    countersStatement(db),
    sourcesStatement(db, station.kind === "time" ? station.id : "any"),
  ]);
  const hasSubject = ["raaga", "deity", "singer"].includes(station.kind);
  if (hasSubject && subjects.length === 0) return null;
  return {
    subjects,
    songs: listed.slice(0, shown).map((row) => ({ ...toSummary(row), scale: row.scale })),
    /** Whether there are entries beyond those looked at, of which some play nothing. */
    hasMore: (listed[0]?.seen ?? 0) > shown,
    compositions: readCounters(counters).compositions,
    decades: decades.map(({ decade }) => decade),
    sources: station.kind === "time" ? sources : [],
    version: readCounters(counters).version,
  };
}
