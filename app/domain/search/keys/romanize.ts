import { respell } from "./tamil-malayalam.ts";

/** The Brahmic blocks of Unicode, from Devanagari to Malayalam, share one layout: one table serves them all. */
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
const chillus = new Map([...table(0x54, "m y l"), ...table(0x7a, "n n r l l k")]);
const rareConsonants = new Map([...table(0x0c58, "c j r"), [0x0cde, "l"] as const]);
const virama = 0x4d;
const malayalam = 0x0d00;
const firstDigit = 0x66;

function fromBrahmic(text: string): string {
  let roman = "";
  let hasInherentVowel = false;
  const add = (letters: string, isConsonant = false) => {
    roman += hasInherentVowel ? `a${letters}` : letters;
    hasInherentVowel = isConsonant;
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
      hasInherentVowel = false;
    } else if (other) add(other);
    else if (offset >= firstDigit && offset < firstDigit + 10) add(String(offset - firstDigit));
    // What is left is punctuation, or changes no plain letter: nukta, avagraha, marks of length.
    else if (!/\p{M}|\u093d/u.test(letter)) add(letter);
  }
  return hasInherentVowel ? `${roman}a` : roman;
}

const consonant = "bcdfghjklmnpqrstvwxyzTDNS";

const standards: readonly (readonly [RegExp, string])[] = [
  // ITRANS, then Harvard-Kyoto: the vowel r, and nasals before their own row.
  [/R(?:R|\^)[iI]/g, "ri"],
  [/L(?:L|\^)[iI]/g, "li"],
  [new RegExp(`(?<=[${consonant}])R(?=[${consonant}])`, "g"), "ri"],
  [/(?<=[a-z])G(?=[kg])|(?<=[a-z])J(?=[cj])/g, "n"],
  // IAST and ISO 15919 write the vowel r with a dot or a ring below; before a vowel it is a consonant.
  [/r[\u0323\u0325][\u0300-\u036f]*(?![aeiou])/gi, "ri"],
  [/[\u0300-\u036f]/g, ""],
  [/[~^'’ʼ`]/g, ""],
];

/** Lower-cases words in capitals alone: MALLIKA has no vowel LLI of ITRANS. */
const lowerCapitals = (text: string) =>
  text.replace(/[\p{L}\p{M}^~]+/gu, (word) => (/\p{Ll}/u.test(word) ? word : word.toLowerCase()));

/** Returns the words of a text in an Indian script or a roman standard, in plain lower-case letters and digits. */
export function romanizeWords(text: string): string[] {
  let roman = respell(text.normalize("NFC").replace(/[\u200b-\u200d\u2060\ufeff]/g, ""));
  roman = lowerCapitals(roman.normalize("NFKC").normalize("NFD"));
  for (const [pattern, plain] of standards) roman = roman.replace(pattern, plain);
  return fromBrahmic(roman.normalize("NFC"))
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
}
