import { sql } from "drizzle-orm";
import { parseQuery } from "../../../domain/search/keys/parse-query.ts";
import type { SongSearch, TextFilter } from "../../../domain/search/search.ts";
import { rangesJson, songMatches, titleMatches } from "../index/range-conditions.ts";
import { filterByReading } from "./reading-filter.ts";
import { estimateCount, type Filter, filterByRanges, live, matchNothing } from "./filter.ts";
import { filterByName } from "./name-filter.ts";

function filterByTitle(text: string): Filter {
  const query = parseQuery(text);
  if (!query) return matchNothing;
  const table = sql`title_ranges (ranges) AS (SELECT ${rangesJson(query.contains)})`;
  const ranges = sql`(SELECT ranges FROM title_ranges)`;
  return filterByRanges(ranges, titleMatches(query.titleCheck), sql`24000`, [table]);
}

function filterByLyrics(text: string): Filter {
  const query = parseQuery(text);
  if (!query) return matchNothing;
  const table = sql`lyrics_ranges (ranges) AS (SELECT ${rangesJson(query.lyrics)})`;
  const ranges = sql`(SELECT ranges FROM lyrics_ranges)`;
  return filterByRanges(ranges, songMatches(query.lyrics[0]!), sql`15000`, [table]);
}

function filterByYears(start: number | null, end: number | null): Filter {
  const [first, last] = [`${start ?? "0001"}`, `${end ?? 9999}-12-31`];
  const between = sql`BETWEEN (SELECT first FROM years) AND (SELECT last FROM years)`;
  const from = sql`songs WHERE ${live} AND coalesce(songs.recorded_on, '') ${between}`;
  return {
    tables: [sql`years (first, last) AS (SELECT ${first}, ${last})`],
    id: sql`songs.id`,
    from,
    walksSongs: true,
    condition: sql`+coalesce(songs.recorded_on, '') ${between}`,
    size: estimateCount(from, sql`20000`),
  };
}

const textFilters: Record<TextFilter, (text: string) => Filter> = {
  q: (text) => filterByReading(text, new Date().getFullYear()),
  title: filterByTitle,
  singer: (text) => filterByName("singer", sql`singers`, text),
  composer: (text) => filterByName("composer", sql`composers`, text),
  raagaDescription: (text) => filterByName("raaga", sql`raaga_names`, text),
  taalaDescription: (text) => filterByName("taala", sql`taala_names`, text),
  songTypeDescription: (text) => filterByName("songType", sql`song_type_names`, text),
  accompanistName: (text) => filterByName("accompanist", sql`accompanists`, text),
  lyrics: filterByLyrics,
};

export function toFilters({ text, yearStart, yearEnd }: SongSearch): Filter[] {
  const filters = Object.entries(text).map(([filter, value]) =>
    textFilters[filter as TextFilter](value),
  );
  if (yearStart === null && yearEnd === null) return filters;
  return [...filters, filterByYears(yearStart, yearEnd)];
}
