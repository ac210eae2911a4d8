import { editDistance } from "./edit-distance.ts";
import { indexFields } from "./index-keys.ts";
import { toBody, toSearchKeys, normalizeWords } from "./search-key.ts";

const withoutEnding = (text: string) => toSearchKeys(text).k0.replace(/(?:amu|mu|am|ai|a|u)$/, "");

function nameDistance(query: string, name: string): number {
  const [queryKey, nameKey] = [toSearchKeys(query).k0, toSearchKeys(name).k0];
  return (
    editDistance(withoutEnding(query), withoutEnding(name)) + 0.01 * editDistance(queryKey, nameKey)
  );
}

export function titleDistance(query: string, title: string): number {
  const queryKey = toSearchKeys(query).k0;
  const words = normalizeWords(title);
  const parts = words.map(
    (_, at) => editDistance(queryKey, toBody(words.slice(at)), true) + 0.05 * at,
  );
  return Math.min(queryKey.length, ...parts);
}

const alikeShare = 0.25;
const slightShare = 0.12;

export function isAlike(query: string, distance: number): boolean {
  return distance <= alikeShare * Math.max(4, toSearchKeys(query).k0.length);
}

export interface NameCandidate {
  name: string;
  matched: string;
  field: number;
}

/** Ranks candidates, each name once: the same, beginning with the query, misspelled, containing it, alike. */
export function rankNames<T extends NameCandidate>(query: string, candidates: T[]): T[] {
  const length = toSearchKeys(query).k0.length;
  const plain = query.trim().toLowerCase();
  const ranked = candidates
    .map((candidate) => {
      const distance = nameDistance(query, candidate.matched);
      return { candidate, distance, rank: toRank(candidate, distance, length) };
    })
    .filter(({ rank, distance }) => rank < indexFields.folded || isAlike(query, distance))
    .toSorted(
      (a, b) =>
        a.rank - b.rank ||
        Number(b.candidate.matched.toLowerCase() === plain) -
          Number(a.candidate.matched.toLowerCase() === plain) ||
        Number(b.candidate.name === b.candidate.matched) -
          Number(a.candidate.name === a.candidate.matched) ||
        a.distance - b.distance,
    );
  const first = new Map<string, T>();
  for (const { candidate } of ranked)
    if (!first.has(candidate.name)) first.set(candidate.name, candidate);
  return [...first.values()];
}

function toRank({ field }: NameCandidate, distance: number, length: number): number {
  if (field <= indexFields.begins) return field;
  return distance <= slightShare * length
    ? indexFields.begins + 0.5
    : Math.min(field, indexFields.folded);
}
