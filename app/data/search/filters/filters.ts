import { sql } from "drizzle-orm";
import { parseQuery } from "../../../domain/search/keys/parse-query.ts";
import { type SongSearch, type TextFilter, textFilters } from "../../../domain/search/search.ts";
import { rangesJson, songMatches, titleMatches } from "../index/range-conditions.ts";
import type { ReadQuery } from "../reading/read-queries.ts";
import { filterByReading } from "./reading-filter.ts";
import {
  estimateCount,
  type Filter,
  filterByRanges,
  keepTexts,
  live,
  matchNothing,
} from "./filter.ts";
import { filterByDeity } from "./deity-filter.ts";
import { filterByFacet } from "./facet-filter.ts";
import { filterByLanguage, filterByPossession } from "./kept-filters.ts";
import { filterByName } from "./name-filter.ts";

function filterByTitle(text: string): Filter {
  const query = parseQuery(text);
  if (!query) return matchNothing;
  const { parts, tamilParts, folded } = query.titleCheck;
  const texts = [...parts, ...tamilParts, JSON.stringify(folded)];
  const { table, kept } = keepTexts(sql`title_check`, texts);
  const check = {
    parts: kept.slice(0, parts.length),
    tamilParts: kept.slice(parts.length, parts.length + tamilParts.length),
    folded: folded.length > 0 ? kept.at(-1)! : null,
  };
  const rows = sql`title_ranges (ranges) AS (SELECT ${rangesJson(query.contains)})`;
  const ranges = sql`(SELECT ranges FROM title_ranges)`;
  return filterByRanges(ranges, titleMatches(check), sql`24000`, [rows, table]);
}

function filterByLyrics(text: string): Filter {
  const query = parseQuery(text);
  if (!query) return matchNothing;
  const table = sql`lyrics_ranges (ranges) AS (SELECT ${rangesJson(query.lyrics)})`;
  const ranges = sql`(SELECT ranges FROM lyrics_ranges)`;
  const [field, from, to] = query.lyrics[0]!;
  const { table: check, kept } = keepTexts(sql`lyrics_check`, [from, to]);
  const condition = songMatches([field, kept[0]!, kept[1]!]);
  return filterByRanges(ranges, condition, sql`15000`, [table, check]);
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

/** The filters of texts, in the order of the form; `q` is read before. */
const makers: Record<Exclude<TextFilter, "q">, (text: string) => Filter> = {
  title: filterByTitle,
  singer: (text) => filterByName("singer", sql`singers`, text),
  composer: (text) => filterByName("composer", sql`composers`, text),
  raagaDescription: (text) => filterByName("raaga", sql`raaga_names`, text),
  taalaDescription: (text) => filterByName("taala", sql`taala_names`, text),
  songTypeDescription: (text) => filterByName("songType", sql`song_type_names`, text),
  accompanistName: (text) => filterByName("accompanist", sql`accompanists`, text),
  lyrics: filterByLyrics,
  deity: filterByDeity,
};

/** The filters of a search: every result matches `query` and `chosen`; `condition` combines the others. */
export interface SearchFilters {
  query: Filter[];
  chosen: Filter[];
  combined: Filter[];
}

/** Returns the filters of a search. `read` is the reading of `q`. */
export function toFilters(search: SongSearch, read: ReadQuery | null): SearchFilters {
  const { text, yearStart, yearEnd, language, has, only } = search;
  const combined = textFilters.flatMap((filter) => {
    const value = text[filter];
    return filter === "q" || value === undefined ? [] : [makers[filter](value)];
  });
  if (yearStart !== null || yearEnd !== null) combined.push(filterByYears(yearStart, yearEnd));
  if (language) combined.push(filterByLanguage(language));
  combined.push(...has.map(filterByPossession));
  const query = read ? [filterByReading(read.words, read.parts)] : [];
  return { query, chosen: only.map(filterByFacet), combined };
}
