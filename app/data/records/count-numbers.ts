import { type SQL, sql } from "drizzle-orm";
import { archiveNumbers } from "#drizzle/schema/index.ts";
import { testSound } from "../../domain/songs/test-sound.ts";
import { type Counted, type Figures, maxRanked, rank } from "../../domain/records/numbers.ts";
import { raiseVersion } from "../data-version.ts";
import { counterValue } from "../counters.ts";
import type { Database } from "../database.ts";
import { statement } from "../drizzle-internals.ts";
import { countUnsourced, listUnsourcedRecords } from "./unsourced-facts.ts";

type CountedRow = Omit<Counted, "names"> & { names?: string | null };

const toCounted = ({ names, ...row }: CountedRow): Counted => ({
  ...row,
  names: JSON.parse(names ?? "{}") as Counted["names"],
});

const hour = 3600_000;
const live = sql`deleted_at IS NULL`;
const isRecording = sql`${live} AND is_recording = 1 AND singer <> ${testSound}`;

const entries = (db: Database, table: "raagas" | "taalas") =>
  statement<CountedRow>(
    db,
    sql`SELECT id, coalesce(nullif(description, ''), id) AS name, script_names AS names,
        composition_count AS count
      FROM ${table === "raagas" ? sql`raagas` : sql`taalas`} WHERE composition_count > 0
      ORDER BY composition_count DESC, id LIMIT ${maxRanked}`,
  );

/**
 * Computes the archive's figures. Reads every song, so only a scheduled job calls it, at most once an hour; one
 * statement after another and not as a batch, so that requests wait for one of these at most.
 */
async function countFigures(db: Database): Promise<Figures> {
  const read = async <Row>(query: SQL): Promise<Row[]> => {
    const [rows] = await db.batch([statement<Row>(db, query)]);
    return rows;
  };
  const count = async (query: SQL) => (await read<{ n: number }>(query))[0]!.n;
  const [raagas, taalas] = await db.batch([entries(db, "raagas"), entries(db, "taalas")]);
  const languages = await read<CountedRow>(
    sql`SELECT language AS id, language AS name, count(*) AS count FROM compositions
      WHERE ${live} AND language IS NOT NULL GROUP BY 1 ORDER BY count DESC, id`,
  );
  const decades = await read<CountedRow>(
    sql`SELECT substr(recorded_on, 1, 3) || '0' AS id, substr(recorded_on, 1, 3) || '0' AS name, count(*) AS count
      FROM songs WHERE ${isRecording} AND recorded_on IS NOT NULL GROUP BY 1 ORDER BY 1`,
  );
  const singers = await read<CountedRow>(
    sql`SELECT coalesce(p.id, '') AS id, coalesce(p.name, c.name) AS name, p.script_names AS names, count(*) AS count
      FROM credits c JOIN songs ON songs.id = c.song_id AND ${isRecording}
        LEFT JOIN people p ON p.id = c.person_id
      WHERE c.position = 0 GROUP BY coalesce(p.id, c.name) ORDER BY count DESC, name LIMIT ${maxRanked}`,
  );
  const monthsOf = (table: SQL, condition: SQL) =>
    read<{ month: string; n: number }>(
      sql`SELECT strftime('%Y-%m', created_at / 1000, 'unixepoch') AS month, count(*) AS n
        FROM ${table} WHERE ${condition} GROUP BY 1`,
    );
  const compositionMonths = await monthsOf(sql`compositions`, live);
  const recordingMonths = await monthsOf(sql`songs`, isRecording);
  const countCompositions = (column: SQL) =>
    count(sql`SELECT count(*) AS n FROM compositions WHERE ${live} AND ${column} IS NOT NULL`);
  const withRaaga = await countCompositions(sql`raaga_id`);
  const withTaala = await countCompositions(sql`taala_id`);
  const withSinger = await count(
    sql`SELECT count(*) AS n FROM songs WHERE ${isRecording} AND singer <> ''`,
  );
  return {
    raagas: rank(raagas.map(toCounted), withRaaga),
    taalas: rank(taalas.map(toCounted), withTaala),
    languages: languages.map(toCounted),
    decades: decades.map(toCounted),
    singers: rank(singers.map(toCounted), withSinger),
    months: joinMonths(compositionMonths, recordingMonths),
    unsourced: await countUnsourced(db),
    unsourcedRecords: await listUnsourcedRecords(db),
  };
}

type Months = readonly { month: string; n: number }[];

function joinMonths(compositions: Months, recordings: Months): Figures["months"] {
  const numberIn = (months: Months, month: string) =>
    months.find((one) => one.month === month)?.n ?? 0;
  const names = new Set([...compositions, ...recordings].map(({ month }) => month));
  return [...names]
    .toSorted((one, other) => (one < other ? -1 : 1))
    .map((month) => ({
      month,
      compositions: numberIn(compositions, month),
      recordings: numberIn(recordings, month),
    }));
}

/** Scheduled job: counts the figures if the archive has changed, at most once an hour. Returns 1 if it did, else 0. */
export async function countNumbers(db: Database, now: number): Promise<number> {
  const isStale = sql`NOT EXISTS (SELECT 1 FROM archive_numbers WHERE counted_at > ${now - hour}
    OR version = ${counterValue("version")})`;
  const [[stale]] = await db.batch([statement<{ is: number }>(db, sql`SELECT ${isStale} AS "is"`)]);
  if (!stale?.is) return 0;
  const figures = await countFigures(db);
  const row = { countedAt: new Date(now), figures: { ...figures } };
  const version = counterValue("version");
  await db.batch([
    // Cached pages show the old figures.
    raiseVersion(db),
    db
      .insert(archiveNumbers)
      .values({ id: 1, ...row, version })
      .onConflictDoUpdate({ target: archiveNumbers.id, set: { ...row, version } }),
  ]);
  return 1;
}
