import { fold, normalizeWords, toBody } from "./keys/search-key.ts";

/**
 * Finds the words of a line that match a text as the search does: from the start of a word, in any script and spelling.
 * Returns the indices of the first word and of the word after the last, or null.
 */
export function findWords(line: string, text: string): [from: number, to: number] | null {
  const sought = fold(toBody(normalizeWords(text)));
  if (sought === "") return null;
  const sounds = line
    .split(/\s+/)
    .flatMap((word, at) => normalizeWords(word).map((sound) => ({ sound, at })));
  const foldFrom = (start: number, end?: number) =>
    fold(toBody(sounds.slice(start, end).map(({ sound }) => sound)));
  const first = sounds.findIndex((_, start) => foldFrom(start).startsWith(sought));
  if (first < 0) return null;
  const last = sounds.findIndex(
    (_, end) => end >= first && foldFrom(first, end + 1).length >= sought.length,
  );
  return [sounds[first]!.at, sounds[last]!.at + 1];
}

/** Splits a line into the text before a range of words, the words without trailing punctuation, and the rest. */
export function partAtWords(line: string, [from, to]: readonly [from: number, to: number]) {
  const words = line.split(/(\s+)/);
  const join = (start: number, end?: number) => words.slice(start, end).join("");
  const phrase = join(2 * from, 2 * to - 1);
  const marked = phrase.replace(/\p{P}+$/u, "");
  return [join(0, 2 * from), marked, phrase.slice(marked.length) + join(2 * to - 1)] as const;
}
