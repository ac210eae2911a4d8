import { romanizeWords } from "./romanize.ts";

/** Three keys to compare names, from strict to loose; empty for a text without a letter or digit. */
export interface SearchKeys {
  /** The same for every spelling of the same sounds; doubled consonants count (Kanada, Kannada). */
  k0: string;
  /** Doubled letters single, and without the endings that spellings differ in (Mohana, Mohanam). */
  k1: string;
  /** The letters that Tamil writes with one sign made one: k g, t d, p b, c j s. */
  k2: string;
}

const spellings: readonly (readonly [RegExp, string])[] = [
  [/[ao]w(?![aeiouy])|ou/g, "au"],
  [/zh/g, "l"],
  [/x/g, "ks"],
  [/ck|q/g, "k"],
  [/ph|f/g, "p"],
  [/sh+/g, "s"],
  [/([kgcjtdpb])h+/g, "$1"],
  [/tc/g, "cc"],
  [/z/g, "s"],
  [/w/g, "v"],
  [/[gjd]ny|gn(?=a)|^gy(?=a)/g, "jn"],
  [/aa+/g, "a"],
  [/ee+|ii+/g, "i"],
  [/oo+|uu+/g, "u"],
  // y for a vowel: at the end, and between consonants (Byravi).
  [/(?<=[^aeiouy])y$/g, "i"],
  [/(?<=[bcdgjklmnprstv])y(?=[bcdgjklmnprstv])/g, "ai"],
  [/ay(?![aeiouy])/g, "ai"],
  [/e[iy](?![aeiouy])/g, "e"],
  [/au/g, "av"],
  [/ai(?=[aeiouy])y?/g, "ay"],
  [/i(?=[aou])/g, "iy"],
  // h changes places with a sonant: Brahma, Bramha.
  [/h([mnlvy])/g, "$1h"],
  // A nasal before a consonant: m before lips, s and h, n before the others.
  [/n(?=[pbsh])/g, "m"],
  [/m(?=[kgcjtd])/g, "n"],
];

function spell(word: string): string {
  let spelt = word;
  for (const [pattern, letters] of spellings) spelt = spelt.replace(pattern, letters);
  return spelt;
}

const single = (key: string) => key.replace(/([a-z])\1+/g, "$1");

const folded: Record<string, string> = { g: "k", d: "t", b: "p", c: "s", j: "s" };

/** Folds letters that Tamil does not distinguish into one; it writes h within a word as k, or leaves it out beside m. */
export function fold(key: string): string {
  const sounds = key.replace(/([mnlvy])h/g, "$1").replace(/(?<=.)h/g, "k");
  return single(sounds.replace(/[gdbcj]/g, (letter) => folded[letter]!));
}

const minKeyLength = 3;

/** Cuts off the ending of a body that spellings differ in, unless too little is left. */
export function trimEnding(key: string): string {
  const bare = key.replace(/h$/, "").replace(/(?:amu|mu|am|ai|a|u)$/, "");
  return bare.length < minKeyLength ? key : bare;
}

export function normalizeWords(text: string): string[] {
  return romanizeWords(text).map(spell);
}

export function toBody(words: readonly string[]): string {
  return single(words.join(""));
}

/** Computes the keys of a text in any script and spelling, in linear time. */
export function toSearchKeys(text: string): SearchKeys {
  return joinKeys(normalizeWords(text));
}

/** Computes the keys of a text from its words as `normalizeWords` returns them. */
export function joinKeys(words: readonly string[]): SearchKeys {
  const k1 = trimEnding(toBody(words));
  return { k0: words.join(""), k1, k2: fold(k1) };
}

/** Reduces a body to its consonants, which misheard vowels and Tamil's k for h leave unchanged. */
export function toSkeleton(body: string): string {
  const sounds = body
    .replace(/jn/g, "n")
    .replace(/([mnlv])h/g, "$1")
    .replace(/^h|h$/g, "")
    .replace(/h/g, "k");
  return fold(sounds).replace(/[aeiouy]/g, "");
}

export function isTamil(text: string): boolean {
  return /[\u0b80-\u0bff]/.test(text);
}
