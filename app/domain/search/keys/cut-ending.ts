import { normalizeWords } from "./search-key.ts";

const maxWords = 200;
const maxLetters = 200;
const longestEnding = 16;
const heard = new Map<string, string[]>();

/** Lists how a word sounds from each of its letters on. Sounds of the latest words are kept. */
function listSounds(word: string): string[] {
  const cached = heard.get(word);
  if (cached) return cached;
  const letters = [...word].slice(0, maxLetters);
  const sounds = letters.map((_, at) =>
    at === 0 || letters.length - at <= longestEnding
      ? normalizeWords(letters.slice(at).join("")).join("")
      : "",
  );
  if (heard.size >= maxWords) heard.clear();
  heard.set(word, sounds);
  return sounds;
}

/** Writes the sounds of a word in plain letters, in any script. */
export const toSounds = (word: string): string => listSounds(word)[0] ?? "";

/** Cuts off the end of a word whose sounds `isEnding` accepts, the longest first, or returns null. */
export function cutEnding(
  word: string,
  isEnding: (sounds: string) => boolean,
  minLetters: number,
): string | null {
  const at = listSounds(word).findIndex(
    (sounds, index) => index >= minLetters && sounds !== "" && isEnding(sounds),
  );
  return at < 0 ? null : [...word].slice(0, at).join("");
}
