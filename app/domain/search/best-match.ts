import { parseQuery } from "./keys/parse-query.ts";
import { countFilters, countsMatches, type SongSearch } from "./search.ts";

/** Whether the results are sorted by relevance: by match quality, or by the number of filters. */
export function isRanked(search: SongSearch): boolean {
  return search.sortBy === null && canRank(search);
}

export const canRank = (search: SongSearch): boolean =>
  findSoleText(search) !== null || countsMatches(search);

/** Returns the text of a search with only `q` or `title`; null for other searches. */
export function findSoleText(search: SongSearch): string | null {
  const { q, title } = search.text;
  const filters = countFilters(search);
  const text = q ?? title;
  const alone = filters === (q === undefined ? 1 : 0);
  return text !== undefined && alone && parseQuery(text) ? text : null;
}
