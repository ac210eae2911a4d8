import { type SQL, sql } from "drizzle-orm";
import { queryRanges } from "../domain/script/index-keys.ts";
import type { SongSearch, TextFilter } from "../domain/search.ts";
import type { NameKind } from "./search-index.ts";
import { namesIn, rangesJson, songHolds, songsIn } from "./search-ranges.ts";

/** One filter of a search as SQL. All its parameters are in `tables`. */
export interface Filter {
  /** WITH tables that the other fragments read. */
  tables: SQL[];
  /** FROM and WHERE of the songs that match, in the order of the match where there is one. */
  walk: SQL;
  /** A condition on a row of `songs`, answered from that song alone. */
  holds: SQL;
  /** About how many songs it has: by this the filter to start from is chosen. */
  size: SQL;
  /** SELECT of the ids of the songs that match, best match first, where there is such an order. */
  ranked?: SQL;
}

const live = sql`songs.deleted_at IS NULL`;

/** Counts rows as far as a search counts its matches; what has more is taken to have five times as many. */
const countUp = (rows: SQL) =>
  sql`(SELECT iif(count(*) > 1000, 5000, count(*)) FROM (SELECT 1 ${rows} LIMIT 1001))`;

/** Where a song names what is in a list; the second form answers for one song, and uses no index. */
const columns: Record<Exclude<NameKind, "accompanist">, [walked: SQL, checked: SQL]> = {
  raaga: [sql`songs.raaga_id`, sql`+songs.raaga_id`],
  taala: [sql`songs.taala_id`, sql`+songs.taala_id`],
  songType: [sql`songs.song_type_id`, sql`+songs.song_type_id`],
  singer: [sql`songs.singer COLLATE NOCASE`, sql`(+songs.singer) COLLATE NOCASE`],
  composer: [sql`songs.composer COLLATE NOCASE`, sql`(+songs.composer) COLLATE NOCASE`],
};

/** How many songs lists say that they hold. */
const kept: Partial<Record<NameKind, (names: SQL) => SQL>> = {
  raaga: (names) =>
    sql`(SELECT coalesce(sum(song_count), 0) FROM raagas WHERE id IN (SELECT name FROM ${names}))`,
  taala: (names) =>
    sql`(SELECT coalesce(sum(song_count), 0) FROM taalas WHERE id IN (SELECT name FROM ${names}))`,
};

function byName(kind: NameKind, names: SQL, tables: SQL[]): Filter {
  if (kind === "accompanist") {
    const playing = sql`song_index i ON i.place = 9 AND i.key = p.name`;
    const from = sql`FROM ${names} p CROSS JOIN ${playing}`;
    return {
      tables,
      walk: sql`${from} CROSS JOIN songs ON songs.id = i.song_id WHERE ${live}`,
      holds: sql`EXISTS (SELECT 1 FROM song_index i WHERE i.song_id = songs.id AND i.place = 9
        AND i.key IN (SELECT name FROM ${names}))`,
      size: countUp(from),
    };
  }
  const [walked, checked] = columns[kind];
  const walk = sql`FROM songs WHERE ${live} AND ${walked} IN (SELECT name FROM ${names})`;
  return {
    tables,
    walk,
    holds: sql`${checked} IN (SELECT name FROM ${names})`,
    size: kept[kind]?.(names) ?? countUp(walk),
  };
}

function byKeys(ranges: SQL, tables: SQL[]): Filter {
  const from = sql`FROM ${songsIn(ranges)}`;
  return {
    tables,
    walk: sql`${from} CROSS JOIN songs ON songs.id = i.song_id WHERE ${live}`,
    holds: songHolds(ranges),
    size: countUp(from),
    ranked: sql`SELECT i.song_id AS id ${from}`,
  };
}

const nothing: Filter = {
  tables: [],
  walk: sql`FROM songs WHERE 0`,
  holds: sql`0`,
  size: sql`0`,
};

/** Names that contain the text; when there are none, those that sound alike. */
function namesTable(kind: NameKind, table: SQL, text: string): SQL | null {
  const query = queryRanges(text);
  if (!query) return null;
  const contains = namesIn(kind, rangesJson(query.contains));
  return sql`${table} (name) AS MATERIALIZED (
    SELECT name FROM ${contains}
    UNION SELECT name FROM ${namesIn(kind, rangesJson(query.close))}
      WHERE NOT EXISTS (SELECT 1 FROM ${contains}))`;
}

function nameFilter(kind: NameKind, table: SQL, text: string): Filter {
  const names = namesTable(kind, table, text);
  return names ? byName(kind, table, [names]) : nothing;
}

function keyFilter(part: "contains" | "lyrics", table: SQL, text: string): Filter {
  const query = queryRanges(text);
  if (!query) return nothing;
  const ranges = sql`(SELECT ranges FROM ${table})`;
  return byKeys(ranges, [sql`${table} (ranges) AS (SELECT ${rangesJson(query[part])})`]);
}

/** What one box asks of every field; its names contain the text, or are not meant. */
function everywhere(text: string): Filter {
  const query = queryRanges(text);
  if (!query) return nothing;
  const ranges = sql`(SELECT ranges FROM q_ranges)`;
  const title = byKeys(ranges, []);
  const kinds: [NameKind, SQL][] = [
    ["raaga", sql`q_raagas`],
    ["taala", sql`q_taalas`],
    ["composer", sql`q_composers`],
    ["singer", sql`q_singers`],
    ["accompanist", sql`q_accompanists`],
    ["songType", sql`q_song_types`],
  ];
  const named = kinds.map(([kind, table]) =>
    byName(kind, table, [
      sql`${table} (name) AS MATERIALIZED (SELECT DISTINCT name FROM ${namesIn(kind, ranges)})`,
    ]),
  );
  const all = [title, ...named];
  const table = sql`q_ranges (ranges) AS (SELECT ${rangesJson(query.contains)})`;
  const ids = all.map(({ ranked, walk }) => ranked ?? sql`SELECT songs.id AS id ${walk}`);
  // Title by title first, then raaga by raaga; nested, as D1 allows five terms.
  const ranked = unionOf(ids);
  return {
    ranked,
    tables: [table, ...named.flatMap(({ tables }) => tables)],
    walk: sql`FROM (${ranked}) f CROSS JOIN songs ON songs.id = f.id WHERE ${live}`,
    holds: sql`(${sql.join(
      all.map(({ holds }) => holds),
      sql` OR `,
    )})`,
    size: sql`1000000`,
  };
}

/** UNION ALL of up to 16 selects of `id` and, where they have it, `sort_key`, in fours. */
export function unionOf(selects: SQL[]): SQL {
  const groups = [];
  for (let at = 0; at < selects.length; at += 4)
    groups.push(sql`SELECT * FROM (${sql.join(selects.slice(at, at + 4), sql` UNION ALL `)})`);
  return sql.join(groups, sql` UNION ALL `);
}

const textFilters: Record<TextFilter, (text: string) => Filter> = {
  q: everywhere,
  title: (text) => keyFilter("contains", sql`title_ranges`, text),
  singer: (text) => nameFilter("singer", sql`singers`, text),
  composer: (text) => nameFilter("composer", sql`composers`, text),
  raagaDescription: (text) => nameFilter("raaga", sql`raaga_names`, text),
  taalaDescription: (text) => nameFilter("taala", sql`taala_names`, text),
  songTypeDescription: (text) => nameFilter("songType", sql`song_type_names`, text),
  accompanistName: (text) => nameFilter("accompanist", sql`accompanists`, text),
  lyrics: (text) => keyFilter("lyrics", sql`lyrics_ranges`, text),
};

/** A search's filters as SQL; one without letter or digit matches nothing. */
export function filtersOf(search: SongSearch): Filter[] {
  const texts = Object.entries(search.text).map(([filter, text]) =>
    textFilters[filter as TextFilter](text),
  );
  const { yearStart, yearEnd } = search;
  if (yearStart === null && yearEnd === null) return texts;
  const years = sql`years (first, last) AS (SELECT ${`${yearStart ?? "0001"}-01-01`}, ${`${yearEnd ?? 9999}-12-31`})`;
  const between = sql`BETWEEN (SELECT first FROM years) AND (SELECT last FROM years)`;
  const walk = sql`FROM songs WHERE ${live} AND songs.recorded_key ${between}`;
  const holds = sql`+songs.recorded_key ${between}`;
  return [...texts, { tables: [years], walk, holds, size: countUp(walk) }];
}
