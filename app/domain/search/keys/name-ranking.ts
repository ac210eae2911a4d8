import { editDistance } from "./edit-distance.ts";
import { indexFields } from "./index-keys.ts";
import { toBody, toSearchKeys, normalizeWords } from "./search-key.ts";

const bare = (text: string) => toSearchKeys(text).k0.replace(/(?:amu|mu|am|ai|a|u)$/, "");

/** How far a name is from what was asked for, in letters; endings count for next to nothing. */
function nameDistance(query: string, name: string): number {
  const [asked, given] = [toSearchKeys(query).k0, toSearchKeys(name).k0];
  return editDistance(bare(query), bare(name)) + 0.01 * editDistance(asked, given);
}

/** How far the nearest part of a title, from one of its words on, is from what was asked for. */
export function titleDistance(query: string, title: string): number {
  const asked = toSearchKeys(query).k0;
  const words = normalizeWords(title);
  const parts = words.map(
    (_, at) => editDistance(asked, toBody(words.slice(at)), true) + 0.05 * at,
  );
  return Math.min(asked.length, ...parts);
}

const slipsAllowed = 0.25;
const slight = 0.12;

/** True when a distance is little enough for 'did you mean'. */
export function isAlike(query: string, distanceToIt: number): boolean {
  return distanceToIt <= slipsAllowed * Math.max(4, toSearchKeys(query).k0.length);
}

/** A name that the index gave, and the field of the row that gave it. */
export interface NameCandidate {
  name: string;
  matched: string;
  field: number;
}

/**
 * Candidates best first, each name once: the same name, then names that begin with the query, those a
 * slight slip away, those that contain it, those that sound alike. What is like it in nothing is left out.
 */
export function rankNames<T extends NameCandidate>(query: string, candidates: T[]): T[] {
  const length = toSearchKeys(query).k0.length;
  const plain = query.trim().toLowerCase();
  const ranked = candidates
    .map((candidate) => {
      const far = nameDistance(query, candidate.matched);
      return { candidate, far, rank: rankOf(candidate, far, length) };
    })
    .filter(({ rank, far }) => rank < indexFields.folded || isAlike(query, far))
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

function rankOf({ field }: NameCandidate, far: number, length: number): number {
  if (field <= indexFields.begins) return field;
  return far <= slight * length ? indexFields.begins + 0.5 : Math.min(field, indexFields.folded);
}
