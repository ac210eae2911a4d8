import type { QueryWord, Span } from "./query-words.ts";

export type Phrase<T> = Span & { meaning: T };

const maxPhrase = 8;

const digits = /\p{Nd}/gu;
/** The zeros of the decimal digits that queries have; the others of each script follow. */
const zeros = [0x30, 0x966, 0xbe6, 0xc66, 0xce6, 0xd66];

/** Writes the digits of the scripts of India as 0 to 9. */
export const toPlainDigits = (text: string) =>
  text.replace(digits, (digit) => {
    const code = digit.codePointAt(0)!;
    const zero = zeros.find((first) => code >= first && code < first + 10);
    return zero === undefined ? digit : String(code - zero);
  });

/** Malayalam letters without a vowel at the end of a word, as they were written before Unicode 5.1. */
const chillus: Record<string, string> = { ണ്: "ൺ", ന്: "ൻ", ര്: "ർ", ല്: "ൽ", ള്: "ൾ" };

/**
 * Writes words as the patterns of phrases have them: in lower case, with plain digits and chillu letters, without
 * apostrophes, nuktas and letters that show nothing.
 */
const toPlainText = (words: readonly QueryWord[]) =>
  toPlainDigits(words.map(({ text }) => text).join(" "))
    .normalize("NFC")
    .replace(/[\u200b-\u200d'’ʼ]|\u093c/g, "")
    .replace(/[ണനരലള]്(?= |$)/g, (letter) => chillus[letter]!)
    .toLowerCase();

/** Lists the phrases of a query that `read` accepts, the longest at each word. Quoted words are in none. */
export function listPhrases<T>(
  words: readonly QueryWord[],
  read: (text: string, span: Span) => T | null,
): Phrase<T>[] {
  const found: Phrase<T>[] = [];
  for (let first = 0; first < words.length;) {
    const phrase = readPhrase(words, first, read);
    if (phrase) found.push(phrase);
    first = phrase?.past ?? first + 1;
  }
  return found;
}

function readPhrase<T>(
  words: readonly QueryWord[],
  first: number,
  read: (text: string, span: Span) => T | null,
): Phrase<T> | null {
  const quoted = words.findIndex((word, at) => at >= first && word.quoted);
  const end = Math.min(first + maxPhrase, quoted < 0 ? words.length : quoted);
  for (let past = end; past > first; past--) {
    const meaning = read(toPlainText(words.slice(first, past)), { first, past });
    if (meaning !== null) return { first, past, meaning };
  }
  return null;
}
