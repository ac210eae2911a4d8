import { type SQL, sql } from "drizzle-orm";
import { indexFields } from "../../domain/search/keys/index-keys.ts";
import { parseQuery } from "../../domain/search/keys/parse-query.ts";
import type { SongSearch, TextFilter } from "../../domain/search/search.ts";
import type { NameKind } from "./index/search-index.ts";
import {
  nameRowsIn,
  rangesJson,
  songMatches,
  songRowsIn,
  titleMatches,
} from "./index/range-conditions.ts";

/** One filter of a search as SQL. */
export interface Filter {
  /** WITH tables that the other fragments read. */
  tables: SQL[];
  /** What stands after SELECT and FROM to walk the ids of the songs that match, best match first. */
  id: SQL;
  from: SQL;
  /** A condition on a row of `songs`, answered from that song alone. */
  holds: SQL;
  /** True when `from` is `songs` itself, with every song once: one row is read for each. */
  walksSongs: boolean;
  /** About how many rows a walk reads: by this the filter to start from is chosen. */
  size: SQL;
}

export const live = sql`songs.deleted_at IS NULL`;

/** Counts rows as far as a search counts its matches; what has more is taken to have `many`. */
const countUp = (rows: SQL, many: SQL) =>
  sql`(SELECT iif(count(*) > 1000, ${many}, count(*)) FROM (SELECT 1 FROM ${rows} LIMIT 1001))`;

/** Where a song names what is in a list; the second form answers for one song, and uses no index. */
const columns: Record<Exclude<NameKind, "accompanist">, [walked: SQL, checked: SQL]> = {
  raaga: [sql`songs.raaga_id`, sql`+songs.raaga_id`],
  taala: [sql`songs.taala_id`, sql`+songs.taala_id`],
  songType: [sql`songs.song_type_id`, sql`+songs.song_type_id`],
  singer: [sql`songs.singer COLLATE NOCASE`, sql`(+songs.singer) COLLATE NOCASE`],
  composer: [sql`songs.composer COLLATE NOCASE`, sql`(+songs.composer) COLLATE NOCASE`],
};

/** How many songs a common name has in a large archive, where it is not kept. */
const common: Partial<Record<NameKind, SQL>> = { singer: sql`20000`, composer: sql`80000` };

/** How many songs lists say that they hold. */
const kept: Partial<Record<NameKind, (names: SQL) => SQL>> = {
  raaga: (names) =>
    sql`(SELECT coalesce(sum(song_count), 0) FROM raagas WHERE id IN (SELECT name FROM ${names}))`,
  taala: (names) =>
    sql`(SELECT coalesce(sum(song_count), 0) FROM taalas WHERE id IN (SELECT name FROM ${names}))`,
};

function byName(kind: NameKind, names: SQL, tables: SQL[]): Filter {
  if (kind === "accompanist") {
    const playing = sql`song_index i ON i.place = ${indexFields.accompanist} AND i.key = p.name`;
    const players = sql`${names} p CROSS JOIN ${playing}`;
    return {
      tables,
      id: sql`i.song_id`,
      from: players,
      walksSongs: false,
      holds: sql`EXISTS (SELECT 1 FROM song_index i WHERE i.song_id = songs.id AND i.place = ${indexFields.accompanist}
        AND +i.key IN (SELECT name FROM ${names}))`,
      size: countUp(players, sql`18000`),
    };
  }
  const [walked, checked] = columns[kind];
  const from = sql`songs WHERE ${live} AND ${walked} IN (SELECT name FROM ${names})`;
  return {
    tables,
    id: sql`songs.id`,
    from,
    walksSongs: true,
    holds: sql`${checked} IN (SELECT name FROM ${names})`,
    size: kept[kind]?.(names) ?? countUp(from, common[kind] ?? sql`40000`),
  };
}

function byKeys(ranges: SQL, holds: SQL, size: SQL, tables: SQL[]): Filter {
  const keys = songRowsIn(ranges);
  return {
    tables,
    id: sql`i.song_id`,
    from: keys,
    walksSongs: false,
    holds,
    size: countUp(keys, size),
  };
}

const nothing: Filter = {
  tables: [],
  id: sql`songs.id`,
  from: sql`songs WHERE 0`,
  walksSongs: true,
  holds: sql`0`,
  size: sql`0`,
};

/** Names that contain the text; when there are none, those that sound alike. */
function namesTable(kind: NameKind, table: SQL, text: string): SQL | null {
  const query = parseQuery(text);
  if (!query) return null;
  const contains = nameRowsIn(kind, rangesJson(query.contains));
  return sql`${table} (name) AS MATERIALIZED (
    SELECT name FROM ${contains}
    UNION SELECT name FROM ${nameRowsIn(kind, rangesJson(query.close))}
      WHERE NOT EXISTS (SELECT 1 FROM ${contains}))`;
}

function nameFilter(kind: NameKind, table: SQL, text: string): Filter {
  const names = namesTable(kind, table, text);
  return names ? byName(kind, table, [names]) : nothing;
}

function titleFilter(text: string): Filter {
  const query = parseQuery(text);
  if (!query) return nothing;
  const table = sql`title_ranges (ranges) AS (SELECT ${rangesJson(query.contains)})`;
  const ranges = sql`(SELECT ranges FROM title_ranges)`;
  return byKeys(ranges, titleMatches(query.check), sql`24000`, [table]);
}

function lyricsFilter(text: string): Filter {
  const query = parseQuery(text);
  if (!query) return nothing;
  const table = sql`lyrics_ranges (ranges) AS (SELECT ${rangesJson(query.lyrics)})`;
  const ranges = sql`(SELECT ranges FROM lyrics_ranges)`;
  return byKeys(ranges, songMatches(query.lyrics[0]!), sql`15000`, [table]);
}

/** What one box asks of every field; its names contain the text, or are not meant. */
function everywhere(text: string): Filter {
  const query = parseQuery(text);
  if (!query) return nothing;
  const ranges = sql`(SELECT ranges FROM q_ranges)`;
  const title = byKeys(ranges, titleMatches(query.check), sql`0`, []);
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
      sql`${table} (name) AS MATERIALIZED (SELECT DISTINCT name FROM ${nameRowsIn(kind, ranges)})`,
    ]),
  );
  const all = [title, ...named];
  const table = sql`q_ranges (ranges) AS (SELECT ${rangesJson(query.contains)})`;
  // Title by title first, then raaga by raaga.
  const from = sql`(${unionOf(all.map(({ id, from: walked }) => sql`SELECT ${id} AS id FROM ${walked}`))}) f`;
  return {
    tables: [table, ...all.flatMap(({ tables }) => tables)],
    id: sql`f.id`,
    walksSongs: false,
    from,
    holds: sql`(${sql.join(
      all.map(({ holds }) => holds),
      sql` OR `,
    )})`,
    size: countUp(from, sql`1000000`),
  };
}

/** UNION ALL of up to 16 selects of the same columns; in fours, as D1 allows five terms. */
export function unionOf(selects: SQL[]): SQL {
  const groups = [];
  for (let at = 0; at < selects.length; at += 4)
    groups.push(sql`SELECT * FROM (${sql.join(selects.slice(at, at + 4), sql` UNION ALL `)})`);
  return sql.join(groups, sql` UNION ALL `);
}

const textFilters: Record<TextFilter, (text: string) => Filter> = {
  q: everywhere,
  title: titleFilter,
  singer: (text) => nameFilter("singer", sql`singers`, text),
  composer: (text) => nameFilter("composer", sql`composers`, text),
  raagaDescription: (text) => nameFilter("raaga", sql`raaga_names`, text),
  taalaDescription: (text) => nameFilter("taala", sql`taala_names`, text),
  songTypeDescription: (text) => nameFilter("songType", sql`song_type_names`, text),
  accompanistName: (text) => nameFilter("accompanist", sql`accompanists`, text),
  lyrics: lyricsFilter,
};

/** A search's filters as SQL; one without letter or digit matches nothing. */
export function toFilters(search: SongSearch): Filter[] {
  const texts = Object.entries(search.text).map(([filter, text]) =>
    textFilters[filter as TextFilter](text),
  );
  const { yearStart, yearEnd } = search;
  if (yearStart === null && yearEnd === null) return texts;
  const years = sql`years (first, last) AS (SELECT ${`${yearStart ?? "0001"}-01-01`}, ${`${yearEnd ?? 9999}-12-31`})`;
  const between = sql`BETWEEN (SELECT first FROM years) AND (SELECT last FROM years)`;
  const from = sql`songs WHERE ${live} AND songs.recorded_key ${between}`;
  const holds = sql`+songs.recorded_key ${between}`;
  const size = countUp(from, sql`20000`);
  return [...texts, { tables: [years], id: sql`songs.id`, from, walksSongs: true, holds, size }];
}
