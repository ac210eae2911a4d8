import { editDistance } from "./edit-distance.ts";
import { isBegun, isNamed, toAskedName, withoutEnding } from "./asked-name.ts";
import { normalizeWords, toBody, toSearchKeys } from "./search-key.ts";

const minPart = 6;
const maxDropped = 3;
/** Of a letter before and after the title that is looked for. */
const droppedCost = 0.1;
const extraCost = 0.03;
const ranks = { same: 0, begins: 1.5, contains: 4 };

/** Ranks a title that contains a query, as names are ranked: the same, beginning with it, others. */
export function titleRank(query: string, title: string): number {
  const asked = toAskedName(query);
  const keys = toSearchKeys(title);
  if (isNamed(asked, keys)) return ranks.same;
  return isBegun(asked, keys) ? ranks.begins : ranks.contains;
}

/** Computes how far a title is from a query that names it from one of its words on, in part, or with more words. */
export function titleDistance(query: string, title: string): number {
  const queryKey = toSearchKeys(query).k0;
  const words = normalizeWords(title);
  const asked = normalizeWords(query);
  const body = toBody(words);
  const parts = words.map(
    (_, at) => editDistance(queryKey, toBody(words.slice(at)), true) + 0.05 * at,
  );
  const rests = asked.slice(0, 1 + maxDropped).flatMap((_, at) => {
    const rest = toBody(asked.slice(at));
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
