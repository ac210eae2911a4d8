import { toBody, fold, isTamil, toSearchKeys, toSkeleton, normalizeWords } from "./search-key.ts";

/**
 * What a row of the index holds, best match first. `begins`, `word` and `inside` together are
 * `contains`: the body from its first letter, from the first letter of a later word, from any other.
 */
export const indexFields = {
  k0: 0,
  k1: 1,
  k2: 2,
  begins: 3,
  word: 4,
  inside: 5,
  /** The body of a text that is not Tamil as Tamil would have written it, from each word on. */
  folded: 6,
  /** Its consonants, from each word on. */
  skeleton: 7,
  /** A line of lyrics, folded, from each word on. */
  lyrics: 8,
  /** Not a key but a name: who accompanies a song. */
  accompanist: 9,
  /** The whole body, and k2 in capitals: what a song is asked that another filter found. */
  text: 10,
  /** Not a key: by which rules the rows of this song or name were made. */
  version: 15,
} as const;

/** Raised with every change of the keys or rows, so that `search:reindex` finds what is old. */
export const indexVersion = "2";

/** How much of a key is kept: longer queries match on their first letters. */
const keyLength = 40;
/** The same of a line of lyrics. */
export const lineKeyLength = 24;
/** Texts and queries are read so far. */
export const longestText = 200;

export interface IndexKey {
  field: number;
  key: string;
}

/** As much of a key as is kept, never a part of a letter. */
export const cut = (key: string, length = keyLength) => [...key].slice(0, length).join("");

/** Bodies of Tamil texts are kept apart: what they sound like is known only folded. */
export const tamilMark = "*";

const contained = (body: string, tamil: boolean) => (tamil ? tamilMark + fold(body) : body);

/** The k2 of a text as its row `text` has it: in capitals, so that no body is found in it. */
export const wholeText = (k2: string) => `=${cut(k2).toUpperCase()}.`;

/** The bodies of a text from each of its words on, the whole text first. */
function wordBodies(words: readonly string[]): string[] {
  return words.map((_, at) => toBody(words.slice(at)));
}

/**
 * The rows that make a text findable by any part of it, in any script and spelling. About 30 for a
 * title of 20 letters; texts are read up to 200 letters. None for a text without letter or digit.
 */
export function makeIndexKeys(text: string): IndexKey[] {
  const words = normalizeWords([...text].slice(0, longestText).join(""));
  if (words.length === 0) return [];
  const tamil = isTamil(text);
  const { k0, k1, k2 } = toSearchKeys(text);
  const bodies = wordBodies(words);
  const letters = [...bodies[0]!];
  const starts = new Set(bodies.map((body) => letters.length - [...body].length));
  const rows: IndexKey[] = [
    { field: indexFields.k0, key: cut(k0) },
    { field: indexFields.k1, key: cut(k1) },
    { field: indexFields.k2, key: cut(k2) },
    ...letters.map((_, at) => ({
      field: at === 0 ? indexFields.begins : starts.has(at) ? indexFields.word : indexFields.inside,
      key: cut(contained(letters.slice(at, at + 2 * keyLength).join(""), tamil)),
    })),
    {
      field: indexFields.text,
      key: (tamil ? contained(bodies[0]!, true) : bodies[0]!) + wholeText(k2),
    },
    ...(tamil ? [] : bodies.map((body) => ({ field: indexFields.folded, key: cut(fold(body)) }))),
    ...bodies.map((body) => ({ field: indexFields.skeleton, key: cut(toSkeleton(body)) })),
  ];
  return unique(rows.filter(({ key }) => key !== ""));
}

/** The rows that make a line of lyrics findable by any words of it that follow each other. */
export function makeLineKeys(line: string): IndexKey[] {
  const bodies = wordBodies(normalizeWords([...line].slice(0, longestText).join("")));
  return unique(
    bodies.map((body) => ({ field: indexFields.lyrics, key: cut(fold(body), lineKeyLength) })),
  );
}

function unique(rows: IndexKey[]): IndexKey[] {
  return [...new Map(rows.map((row) => [`${row.field} ${row.key}`, row])).values()];
}
