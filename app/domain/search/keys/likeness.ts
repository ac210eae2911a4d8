import { distance } from "./closeness.ts";
import { places } from "./index-keys.ts";
import { bodyOf, searchKeys, spellWords } from "./search-key.ts";

const bare = (text: string) => searchKeys(text).k0.replace(/(?:amu|mu|am|ai|a|u)$/, "");

/** How far a name is from what was asked for, in letters; endings count for next to nothing. */
function nameDistance(query: string, name: string): number {
  const [asked, given] = [searchKeys(query).k0, searchKeys(name).k0];
  return distance(bare(query), bare(name)) + 0.01 * distance(asked, given);
}

/** How far the nearest part of a title, from one of its words on, is from what was asked for. */
export function titleDistance(query: string, title: string): number {
  const asked = searchKeys(query).k0;
  const words = spellWords(title);
  const parts = words.map((_, at) => distance(asked, bodyOf(words.slice(at)), true) + 0.05 * at);
  return Math.min(asked.length, ...parts);
}

const slipsAllowed = 0.25;
const slight = 0.12;

/** True when a distance is little enough for 'did you mean'. */
export function isAlike(query: string, distanceToIt: number): boolean {
  return distanceToIt <= slipsAllowed * Math.max(4, searchKeys(query).k0.length);
}

/** A name that the index gave, and the place of the row that gave it. */
export interface NameCandidate {
  name: string;
  matched: string;
  place: number;
}

/**
 * Candidates best first, each name once: the same name, then names that begin with the query, those a
 * slight slip away, those that contain it, those that sound alike. What is like it in nothing is left out.
 */
export function rankNames<T extends NameCandidate>(query: string, candidates: T[]): T[] {
  const length = searchKeys(query).k0.length;
  const plain = query.trim().toLowerCase();
  const ranked = candidates
    .map((candidate) => {
      const far = nameDistance(query, candidate.matched);
      return { candidate, far, rank: rankOf(candidate, far, length) };
    })
    .filter(({ rank, far }) => rank < places.folded || isAlike(query, far))
    .toSorted(
      (a, b) =>
        a.rank - b.rank ||
        Number(b.candidate.matched.toLowerCase() === plain) -
          Number(a.candidate.matched.toLowerCase() === plain) ||
        Number(b.candidate.name === b.candidate.matched) -
          Number(a.candidate.name === a.candidate.matched) ||
        a.far - b.far,
    );
  const first = new Map<string, T>();
  for (const { candidate } of ranked)
    if (!first.has(candidate.name)) first.set(candidate.name, candidate);
  return [...first.values()];
}

function rankOf({ place }: NameCandidate, far: number, length: number): number {
  if (place <= places.begins) return place;
  return far <= slight * length ? places.begins + 0.5 : Math.min(place, places.folded);
}
