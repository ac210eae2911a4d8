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
  /** The name in the reader's script. */
  native?: string | null;
  /** 0 for a raaga or taala without songs. */
  hasSongs?: 0 | 1;
}

/**
 * Ranks candidates, each name once: the same, beginning with the query, as Tamil writes it alike, misspelled,
 * containing it, alike. Among equals, those with songs come first.
 */
export function rankNames<T extends NameCandidate>(query: string, candidates: T[]): T[] {
  const length = toSearchKeys(query).k0.length;
  const plain = query.trim().toLowerCase();
  const ranked = candidates
    .map((candidate) => {
      const distance = nameDistance(query, candidate.matched);
      const begins = beginsWith(query, plain, candidate);
      return { candidate, distance, rank: toRank(candidate, { distance, length, begins }) };
    })
    .filter(({ rank, distance }) => rank < indexFields.folded || isAlike(query, distance))
    .toSorted(
      (a, b) =>
        a.rank - b.rank ||
        Number(b.candidate.matched.toLowerCase() === plain) -
          Number(a.candidate.matched.toLowerCase() === plain) ||
        (b.candidate.hasSongs ?? 1) - (a.candidate.hasSongs ?? 1) ||
        Number(b.candidate.name === b.candidate.matched) -
          Number(a.candidate.name === a.candidate.matched) ||
        a.distance - b.distance,
    );
  const first = new Map<string, T>();
  for (const { candidate } of ranked)
    if (!first.has(candidate.name)) first.set(candidate.name, candidate);
  return [...first.values()];
}

/** Whether a name begins as it is typed: letter for letter in its script, or by its key. */
const beginsWith = (query: string, plain: string, { matched, native }: NameCandidate) =>
  native?.toLowerCase().startsWith(plain) ||
  toSearchKeys(matched).k0.startsWith(toSearchKeys(query).k0);

interface Likeness {
  distance: number;
  /** Of the key of the query. */
  length: number;
  begins: boolean;
}

const beginning = indexFields.k1 + 0.5;

function toRank({ field }: NameCandidate, { distance, length, begins }: Likeness): number {
  if (field <= indexFields.k1) return field;
  if (begins) return beginning;
  if (field <= indexFields.begins) return field;
  return distance <= slightShare * length
    ? indexFields.begins + 0.5
    : Math.min(field, indexFields.folded);
}
