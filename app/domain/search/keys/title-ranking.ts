import { editDistance } from "./edit-distance.ts";
import { isBegun, isNamed, toQueryName, withoutEnding } from "./query-name.ts";
import { normalizeWords, toBody, toSearchKeys } from "./search-key.ts";

const minPart = 6;
const maxDropped = 3;
const maxWords = 8;
/** The cost of a letter before or after the searched title. */
const droppedCost = 0.1;
const extraCost = 0.03;
const ranks = { same: 0, begins: 1.5, contains: 4 };

/** Returns a function that ranks a title that contains a query: equal, beginning with it, others. */
export function titleRanker(query: string): (title: string) => number {
  const queryName = toQueryName(query);
  return (title) => {
    const keys = toSearchKeys(title);
    if (isNamed(queryName, keys)) return ranks.same;
    return isBegun(queryName, keys) ? ranks.begins : ranks.contains;
  };
}

/** Returns a function that computes the distance of a title from a query, which may omit or add words. */
export function titleDistances(query: string): (title: string) => number {
  const { k0 } = toSearchKeys(query);
  const queryWords = normalizeWords(query);
  return (title) => distanceOf(k0, queryWords, normalizeWords(title));
}

function distanceOf(
  queryKey: string,
  queryWords: readonly string[],
  words: readonly string[],
): number {
  const body = toBody(words);
  const parts = words
    .slice(0, maxWords)
    .map((_, at) => editDistance(queryKey, toBody(words.slice(at)), true) + 0.05 * at);
  const rests = queryWords.slice(0, 1 + maxDropped).flatMap((_, at) => {
    const rest = toBody(queryWords.slice(at));
    const dropped = droppedCost * (queryKey.length - rest.length);
    const extra = extraCost * Math.max(0, rest.length - body.length);
    return [
      rest.length < minPart ? Infinity : editDistance(rest, body, true) + dropped,
      body.length < minPart
        ? Infinity
        : editDistance(withoutEnding(body), rest, true) + dropped + extra,
    ];
  });
  return Math.min(queryKey.length, ...parts, ...rests);
}
