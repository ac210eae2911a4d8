import { respell } from "./tamil-malayalam.ts";

/**
 * The Brahmic blocks of Unicode, from Devanagari (0900) to Malayalam (0D00), share one layout: a letter
 * has the same offset in each, so one table reads them all. Lengths, aspirates and retroflexes go to
 * their plain letter, since roman spellings leave them out.
 */
const blocks = { first: 0x0900, past: 0x0d80, size: 0x80 };

const table = (first: number, letters: string) =>
  letters.split(" ").map((roman, at) => [first + at, roman] as const);

const consonants = new Map(
  table(0x15, "k k g g n c c j j n t t d d n t t d d n n p p b b m y r r l l l v s s s h"),
);
const vowels = new Map([
  ...table(0x05, "a a i i u u ri li e e e ai o o o au"),
  ...table(0x60, "ri li"),
]);
const signs = new Map([
  ...table(0x3e, "a i i u u ri ri e e e ai o o o au"),
  ...table(0x57, "au"),
  ...table(0x62, "li li"),
]);
const marks = new Map([...table(0x01, "m m h"), [0x50, "om"] as const]);
/** Malayalam consonants without a vowel; other scripts have other letters in these places. */
const chillus = new Map([...table(0x54, "m y l"), ...table(0x7a, "n n r l l k")]);
/** Letters of Telugu and Kannada alone. */
const rareConsonants = new Map([...table(0x0c58, "c j r"), [0x0cde, "l"] as const]);
const virama = 0x4d;
const malayalam = 0x0d00;
const firstDigit = 0x66;

function fromBrahmic(text: string): string {
  let roman = "";
  /** The last consonant has no vowel yet: it is given an a unless a sign follows. */
  let open = false;
  const add = (letters: string, staysOpen = false) => {
    roman += open ? `a${letters}` : letters;
    open = staysOpen;
  };
  for (const letter of text) {
    const code = letter.codePointAt(0)!;
    const offset = (code - blocks.first) % blocks.size;
    const chillu = code >= malayalam ? chillus.get(offset) : undefined;
    const consonant = rareConsonants.get(code) ?? consonants.get(offset);
    const sign = signs.get(offset);
    const other = vowels.get(offset) ?? marks.get(offset);
    if (code < blocks.first || code >= blocks.past) add(letter);
    else if (chillu) add(chillu);
    else if (consonant) add(consonant, true);
    else if (sign || offset === virama) {
      roman += sign ?? "";
      open = false;
    } else if (other) add(other);
    else if (offset >= firstDigit && offset < firstDigit + 10) add(String(offset - firstDigit));
    // What is left is punctuation, or changes no plain letter: nukta, avagraha, marks of length.
    else if (!/\p{M}|\u093d/u.test(letter)) add(letter);
  }
  return open ? `${roman}a` : roman;
}

const consonant = "bcdfghjklmnpqrstvwxyzTDNS";

/** What the roman standards write with capitals and marks, and lower case would lose. */
const standards: readonly (readonly [RegExp, string])[] = [
  // ITRANS, then Harvard-Kyoto: the vowel r, and nasals before their own row.
  [/R(?:R|\^)[iI]/g, "ri"],
  [/L(?:L|\^)[iI]/g, "li"],
  [new RegExp(`(?<=[${consonant}])R(?=[${consonant}])`, "g"), "ri"],
  [/(?<=[a-z])G(?=[kg])|(?<=[a-z])J(?=[cj])/g, "n"],
  // IAST and ISO 15919 write the vowel r with a dot or a ring below; before a vowel it is a consonant.
  [/r[\u0323\u0325][\u0300-\u036f]*(?![aeiou])/gi, "ri"],
  [/[\u0300-\u036f]/g, ""],
  // Marks inside a word.
  [/[~^'’ʼ`]/g, ""],
];

/** A word in capitals alone says nothing by them: MALLIKA has no vowel LLI of ITRANS. */
const lowerShouted = (text: string) =>
  text.replace(/[\p{L}\p{M}^~]+/gu, (word) => (/\p{Ll}/u.test(word) ? word : word.toLowerCase()));

/**
 * The words of a text in the scripts of India or in roman letters of any standard, in lower-case plain
 * letters: a to z and digits, and letters of other scripts as they are. Empty when there is neither
 * letter nor digit.
 */
export function romanizeWords(text: string): string[] {
  let roman = respell(text.normalize("NFC").replace(/[\u200b-\u200d\u2060\ufeff]/g, ""));
  roman = lowerShouted(roman.normalize("NFKC").normalize("NFD"));
  for (const [pattern, plain] of standards) roman = roman.replace(pattern, plain);
  return fromBrahmic(roman.normalize("NFC"))
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
}
