import { normalizeWords } from "./search-key.ts";

/** Cuts off the end of a word whose sounds `isEnding` accepts, the longest first, or returns null. */
export function cutEnding(
  word: string,
  isEnding: (sounds: string) => boolean,
  minLetters: number,
): string | null {
  const letters = [...word];
  for (let at = minLetters; at < letters.length; at++) {
    const [sounds] = normalizeWords(letters.slice(at).join(""));
    if (sounds !== undefined && isEnding(sounds)) return letters.slice(0, at).join("");
  }
  return null;
}
