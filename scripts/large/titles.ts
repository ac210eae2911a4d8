import type { Chance } from "./chance.ts";
import {
  compoundHeads,
  compoundTails,
  lyricSyllables,
  romanWords,
  scholarlyWords,
  tamilWords,
  teluguWords,
} from "./words.ts";

interface Script {
  language: string | null;
  word: (chance: Chance) => string;
}

const titled = (word: string) => `${word[0]!.toUpperCase()}${word.slice(1)}`;

function romanWord(chance: Chance): string {
  if (chance.happens(0.2)) return titled(chance.oneOf(compoundHeads) + chance.oneOf(compoundTails));
  return titled(chance.favour(romanWords));
}

const telugu: Script = { language: "te", word: (chance) => chance.favour(teluguWords) };
const tamil: Script = { language: "ta", word: (chance) => chance.favour(tamilWords) };
const scholarly: Script = {
  language: "sa",
  word: (chance) => titled(chance.favour(scholarlyWords)),
};
const roman: Script = { language: null, word: romanWord };

/** Returns a title: 5 % are in Telugu, 5 % in Tamil, 8 % with diacritics. */
export function pickScript(chance: Chance): Script {
  const share = chance.next();
  if (share < 0.05) return telugu;
  if (share < 0.1) return tamil;
  return share < 0.18 ? scholarly : roman;
}

export function inventTitle(chance: Chance, { word }: Script): string {
  return Array.from({ length: chance.between(2, 4) }, () => word(chance)).join(" ");
}

/** Returns pallavi, anupallavi and charanam of meaningless syllables. */
export function inventLyrics(chance: Chance): string {
  const word = () =>
    Array.from({ length: chance.between(2, 5) }, () => chance.oneOf(lyricSyllables)).join("");
  const line = () => Array.from({ length: chance.between(4, 6) }, word).join(" ");
  const lines = (count: number) => Array.from({ length: count }, line).join("\n");
  return [lines(2), lines(2), lines(chance.between(4, 8))].join("\n\n");
}
