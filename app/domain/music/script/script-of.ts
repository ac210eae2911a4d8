import type { IndicScript, Script } from "./scripts.ts";

const letters: Record<IndicScript, RegExp> = {
  te: /\p{sc=Telu}/gu,
  ta: /\p{sc=Taml}/gu,
  kn: /\p{sc=Knda}/gu,
  ml: /\p{sc=Mlym}/gu,
  hi: /\p{sc=Deva}/gu,
};
const roman = /\p{sc=Latn}/gu;

const count = (text: string, letter: RegExp) => text.match(letter)?.length ?? 0;

/** In ISO 15919 about one letter in six has a mark; with fewer, loose roman letters have a word or two of it. */
const lettersToAMark = 25;

/**
 * Whether a text is unmistakably ISO 15919. ITRANS and Harvard-Kyoto are not, which have capitals within words; nor is
 * Tamil's ṉ, as Tamil leaves sounds ambiguous.
 */
function isIso(text: string): boolean {
  if (/\p{Ll}\p{M}*\p{Lu}/u.test(text)) return false;
  const folded = text.normalize("NFC").toLowerCase();
  const marked = count(folded.normalize("NFD"), /\p{M}/gu);
  if (marked * lettersToAMark < count(folded, roman)) return false;
  return (
    /[ēōṁ]|r̥/u.test(folded) && /^(?:[a-eg-pr-vyāīūēōṁṅñṭḍṇśṣḥḷḻṟ]|r̥̄?|[^\p{L}\p{M}])+$/u.test(folded)
  );
}

/** Detects the script of most letters of `text`; null for none, or for roman letters of an unknown scheme. */
export function scriptOf(text: string): Script | null {
  const counts = Object.entries(letters).map(
    ([script, letter]) => [script as IndicScript, count(text, letter)] as const,
  );
  const [script, most] = counts.reduce((a, b) => (b[1] > a[1] ? b : a));
  if (most > count(text, roman)) return script;
  return most === 0 && isIso(text) ? "iso" : null;
}
