import { isAbbreviated } from "./abbreviations.ts";
import { type QueryName, isBegun, toQueryName, withoutEnding } from "./query-name.ts";
import { allowedDistance, editDistance } from "./edit-distance.ts";
import { indexFields, toSpelledKey } from "./index-keys.ts";
import { joinKeys, normalizeWords, type SearchKeys, toBody, toSearchKeys } from "./search-key.ts";

const alikeShare = 0.25;
const slightShare = 0.12;
const maxTails = 7;

export function isAlike(query: string, distance: number): boolean {
  return distance <= allowedDistance(alikeShare, toSearchKeys(query).k0);
}

export interface NameCandidate {
  name: string;
  matched: string;
  field: number;
  native?: string | null;
  /** How many songs have it, where they were counted. */
  compositions?: number | null;
  recordings?: number | null;
  /** The place of a raaga among the best known, where it has one. */
  fame?: number | null;
}

interface RankOptions {
  /** Whether to ignore matches of the last words of a name. */
  wholeNames?: boolean;
  /** Whether of names that begin alike the best-known raagas come first, also where others have more songs. */
  isByFame?: boolean;
}

const ranks = {
  tamil: 1.2,
  part: 1.3,
  begins: 1.5,
  slight: indexFields.begins + 0.5,
  shorter: indexFields.inside + 0.5,
};
const readingStep = 0.01;
const minPart = 6;
const partCost = 0.3;

/** Whether names of a rank equal the query or begin with it. */
export const isBeginning = (rank: number) => rank < indexFields.k2;

/**
 * Ranks candidates, each name once: the same, as Tamil writes it alike, beginning with the query, misspelled,
 * containing it, alike. Among equals, those with most songs come first. `readings` are the readings of the typed text.
 */
export function rankNames<T extends NameCandidate>(
  readings: readonly string[],
  all: T[],
  options: RankOptions = {},
): T[] {
  return rateNames(readings, all, options).map(({ candidate }) => candidate);
}

/** Ranks candidates as `rankNames` does, and returns their ranks: the lower, the better. */
export function rateNames<T extends NameCandidate>(
  readings: readonly string[],
  all: T[],
  { wholeNames = false, isByFame = false }: RankOptions = {},
): { candidate: T; rank: number }[] {
  const queryNames = readings.map(toQueryName);
  // The index finds a text by several of its keys.
  const distances = new Map<string, number[]>();
  const measureOnce = (text: MatchedText, matched: string): number[] => {
    const measured = distances.get(matched) ?? measureText(queryNames, text, wholeNames);
    distances.set(matched, measured);
    return measured;
  };
  const rated = all
    .map((candidate) => {
      const text = readText(candidate.matched);
      return rateName(queryNames, candidate, text, measureOnce(text, candidate.matched));
    })
    .filter(({ rank, isNear }) => rank < indexFields.folded || isNear)
    .toSorted(
      (a, b) =>
        a.rank - b.rank ||
        Number(b.isWritten) - Number(a.isWritten) ||
        (isMisspelt(a.rank) ? a.distance - b.distance : 0) ||
        Number(b.isSpelled) - Number(a.isSpelled) ||
        (isByFame && isBeginning(a.rank) ? placeOf(a.candidate) - placeOf(b.candidate) : 0) ||
        countSongs(b.candidate) - countSongs(a.candidate) ||
        Number(b.isUsual) - Number(a.isUsual) ||
        a.distance - b.distance,
    );
  const seen = new Set<string>();
  return rated.filter(({ candidate: { name } }) => !seen.has(name) && seen.add(name));
}

const isMisspelt = (rank: number) => Math.floor(rank) === 3 || rank >= indexFields.folded;

export const countSongs = ({ compositions, recordings }: NameCandidate) =>
  Math.max(compositions ?? 0, recordings ?? 0);

const placeOf = ({ fame }: NameCandidate) => fame ?? Number.MAX_SAFE_INTEGER;

/** What ranking asks of a text that the index found, whatever was typed. */
interface MatchedText {
  keys: SearchKeys;
  spelled: string;
  /** The body from each later word on. */
  tails: readonly string[];
}

/** Names recur from search to search, and reading one costs more than comparing it. Full, it begins anew. */
const textsRead = new Map<string, MatchedText>();
const maxTextsRead = 4000;

function readText(matched: string): MatchedText {
  const known = textsRead.get(matched);
  if (known) return known;
  const words = normalizeWords(matched);
  const text = {
    keys: joinKeys(words),
    spelled: toSpelledKey(matched),
    tails: words.slice(1).map((_, at) => toBody(words.slice(at + 1))),
  };
  if (textsRead.size >= maxTextsRead) textsRead.clear();
  textsRead.set(matched, text);
  return text;
}

/** Returns the distance of a text from each of the query's readings. */
const measureText = (
  queryNames: readonly QueryName[],
  { keys, tails }: MatchedText,
  wholeNames: boolean,
) =>
  queryNames.map(({ k0 }) => nameDistance(k0, keys.k0, wholeNames ? [] : tails.slice(0, maxTails)));

function rateName<T extends NameCandidate>(
  queryNames: readonly QueryName[],
  candidate: T,
  text: MatchedText,
  distances: readonly number[],
) {
  const { name, matched } = candidate;
  const rated = queryNames.map((one, at) => {
    const distance = distances[at]!;
    const isNear = distance <= allowedDistance(alikeShare, one.k0);
    return { distance, isNear, rank: toRank(one, text, candidate, distance) + at * readingStep };
  });
  return {
    candidate,
    rank: Math.min(...rated.map(({ rank }) => rank)),
    distance: Math.min(...rated.map(({ distance }) => distance)),
    isNear: rated.some(({ isNear }) => isNear),
    isWritten: queryNames.some(({ plain }) => matched.toLowerCase() === plain),
    isSpelled: queryNames.some((one) => text.spelled.startsWith(one.spelled)),
    isUsual: name === matched,
  };
}

/** Computes the distance of a name, or of its end from a later word on, from the typed text. */
function nameDistance(typed: string, name: string, tails: readonly string[]): number {
  const apart = (one: string) => editDistance(withoutEnding(typed), withoutEnding(one));
  const whole = apart(name) + 0.01 * editDistance(typed, name);
  if (typed.length < minPart) return whole;
  return Math.min(whole, ...tails.map((tail) => apart(tail) + partCost));
}

function toRank(
  one: QueryName,
  { keys, tails }: MatchedText,
  { field, native }: NameCandidate,
  distance: number,
) {
  if (one.k0 === keys.k0) return indexFields.k0;
  if (one.k1 === keys.k1) return indexFields.k1;
  if (one.tamilKeys.includes(keys.k2)) return ranks.tamil;
  if (tails.some((tail) => withoutEnding(tail) === withoutEnding(one.k1))) return ranks.part;
  if (one.abbreviation && isAbbreviated(one.abbreviation, keys)) return ranks.part;
  if (native?.toLowerCase().startsWith(one.plain) || isBegun(one, keys)) return ranks.begins;
  if (one.k2 === keys.k2) return indexFields.k2;
  if (field === indexFields.begins && keys.k0.startsWith(one.k0.slice(0, -1))) return field;
  if (distance <= slightShare * one.k0.length) return ranks.slight;
  const stem = withoutEnding(keys.k0);
  const isIn = one.k0.startsWith(stem) || one.k2.endsWith(keys.k2);
  if (stem.length >= minPart && isIn) return ranks.shorter;
  const isContained = field === indexFields.word || field === indexFields.inside;
  return isContained ? field : indexFields.folded;
}
