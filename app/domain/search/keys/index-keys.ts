import { cutText } from "../../cut-text.ts";
import { toBody, fold, isTamil, toSearchKeys, toSkeleton, normalizeWords } from "./search-key.ts";

/** The fields of the index, best match first. `begins`, `word`, `inside`: where in the body a key begins. */
export const indexFields = {
  k0: 0,
  k1: 1,
  k2: 2,
  begins: 3,
  word: 4,
  inside: 5,
  /** The body of a text that is not in Tamil, folded, from each word on. */
  folded: 6,
  skeleton: 7,
  lyrics: 8,
  accompanist: 9,
  /** The whole body and k2 in capitals, to check a song that another filter has found. */
  text: 10,
  /** The beginning of the text as written. */
  spelled: 11,
  /** The name of a deity, folded, from each letter on. */
  deity: 12,
  version: 15,
} as const;

/** Raise it with every change of keys or rows: `search:reindex` rewrites rows of other versions. */
export const indexVersion = "5";

/** The maximum length of keys, in letters. */
export const keyLength = 40;
export const lineKeyLength = 24;
export const maxTextLength = 200;

export interface IndexKey {
  field: number;
  key: string;
}

export const truncateKey = (key: string, length = keyLength) => [...key].slice(0, length).join("");

const spelledLength = 12;

/** Makes the key of a text as it is written: without marks of transliteration, spaces, capitals. */
export function toSpelledKey(text: string): string {
  const plain = text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC");
  return truncateKey(plain.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, ""), spelledLength);
}

/** Marks bodies of Tamil texts, which are comparable only folded. */
export const tamilMark = "*";

const toContainedKey = (body: string, tamil: boolean) => (tamil ? tamilMark + fold(body) : body);

export const formatWholeText = (k2: string) => `=${truncateKey(k2).toUpperCase()}.`;

function makeWordBodies(words: readonly string[]): string[] {
  return words.map((_, at) => toBody(words.slice(at)));
}

/** Returns the keys for finding any part of a text (its first 200 letters), in any script and spelling. */
export function makeIndexKeys(text: string): IndexKey[] {
  const cut = cutText(text, maxTextLength);
  const words = normalizeWords(cut);
  if (words.length === 0) return [];
  const tamil = isTamil(cut);
  const { k0, k1, k2 } = toSearchKeys(cut);
  const bodies = makeWordBodies(words);
  const letters = [...bodies[0]!];
  const starts = new Set(bodies.map((body) => letters.length - [...body].length));
  const rows: IndexKey[] = [
    { field: indexFields.k0, key: truncateKey(k0) },
    { field: indexFields.k1, key: truncateKey(k1) },
    { field: indexFields.k2, key: truncateKey(k2) },
    ...letters.map((_, at) => ({
      field: at === 0 ? indexFields.begins : starts.has(at) ? indexFields.word : indexFields.inside,
      key: truncateKey(toContainedKey(letters.slice(at, at + 2 * keyLength).join(""), tamil)),
    })),
    {
      field: indexFields.text,
      key: (tamil ? toContainedKey(bodies[0]!, true) : bodies[0]!) + formatWholeText(k2),
    },
    ...(tamil
      ? []
      : bodies.map((body) => ({ field: indexFields.folded, key: truncateKey(fold(body)) }))),
    { field: indexFields.spelled, key: toSpelledKey(cut) },
    ...bodies.map((body) => ({ field: indexFields.skeleton, key: truncateKey(toSkeleton(body)) })),
  ];
  return removeDuplicates(rows.filter(({ key }) => key !== ""));
}

export function makeLineKeys(line: string): IndexKey[] {
  const bodies = makeWordBodies(normalizeWords(cutText(line, maxTextLength)));
  return removeDuplicates(
    bodies.map((body) => ({
      field: indexFields.lyrics,
      key: truncateKey(fold(body), lineKeyLength),
    })),
  );
}

/** Returns the keys for finding any part of a deity's name, in any script. */
export function makeDeityKeys(deity: string): IndexKey[] {
  const body = [...fold(toBody(normalizeWords(cutText(deity, maxTextLength))))];
  return removeDuplicates(
    body.map((_, at) => ({
      field: indexFields.deity,
      key: truncateKey(body.slice(at).join(""), lineKeyLength),
    })),
  );
}

function removeDuplicates(rows: IndexKey[]): IndexKey[] {
  return [...new Map(rows.map((row) => [`${row.field} ${row.key}`, row])).values()];
}
