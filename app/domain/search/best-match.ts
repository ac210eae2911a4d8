import { parseQuery } from "./keys/parse-query.ts";
import { countFilters, countsMatches, type SongSearch } from "./search.ts";

/** Whether the results are in the order in which they match: by how well, or by how many filters. */
export function isRanked(search: SongSearch): boolean {
  return search.sortBy === null && canRank(search);
}

export const canRank = (search: SongSearch): boolean =>
  findSoleText(search) !== null || countsMatches(search);

/** Returns the one text of a search, `q` or `title`, that has no other filter; null for other searches. */
export function findSoleText(search: SongSearch): string | null {
  const { q, title } = search.text;
  const filters = countFilters(search);
  const text = q ?? title;
  const alone = filters === (q === undefined ? 1 : 0);
  return text !== undefined && alone && parseQuery(text) ? text : null;
}
