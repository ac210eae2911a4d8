import { cutEnding } from "./cut-ending.ts";
import { normalizeWords } from "./search-key.ts";

const endings = "(?:a(?:m(?:u|lo|ulo)?|vu|da(?:l+i)?|t+il|t+in)?)?";
const kindWords: Partial<Record<string, RegExp>> = {
  raaga: new RegExp(`^i?ra[gk]${endings}$`),
  taala: new RegExp(`^tal${endings}$`),
};
const joinedWords: typeof kindWords = {
  raaga: /^ra[gk]a(?:m|mu|t+il|dal+i|mlo)?$/,
  taala: /^tala(?:m|mu|t+il|dal+i|mlo)?$/,
};
const minJoined = 3;

/** Removes a word that only names the kind ("Kalyani raagam" gives "Kalyani"), unless nothing else is left. */
export function removeKindWord(kind: string, text: string): string {
  const words = text.split(/[\s()]+/);
  const rest = words.filter((word) => !kindWords[kind]?.test(normalizeWords(word).join("")));
  return rest.join(" ").trim() || text;
}

/** Lists how a text may name an entry: without its kind word, then without one that is joined to the name. */
export function listEntryTexts(kind: string, text: string): string[] {
  const name = removeKindWord(kind, text);
  const joined = joinedWords[kind];
  const words = name.split(" ");
  const stem = joined ? cutEnding(words.at(-1)!, (end) => joined.test(end), minJoined) : null;
  return stem === null ? [name] : [name, [...words.slice(0, -1), stem].join(" ")];
}
