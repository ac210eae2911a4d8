import { cutEnding, toSounds } from "./cut-ending.ts";
import { listSingulars } from "./plural.ts";

const cases = "(?:a(?:m[a-z]{0,5}|nik[iu]|vu|t+[iu][a-z]{0,8}|d[aei][a-z]{0,6})?)";
const kindWords: Partial<Record<string, RegExp>> = {
  raaga: new RegExp(`^i?ra[gk]${cases}?$`),
  // With its speed, "Adi (2 kalai)", it is the same taala.
  taala: new RegExp(`^(?:tal${cases}?|kalai|[1-9])$`),
};
const joinedWords: typeof kindWords = {
  raaga: new RegExp(`^ra[gk]${cases}$`),
  taala: new RegExp(`^tal${cases}$`),
};
const jati = /^jati$/;
const minJoined = 2;

const toWords = (text: string) => text.split(/[\s()-]+/);

/** Removes a word that only names the kind ("Kalyani raagam" gives "Kalyani"), unless nothing else is left. */
function removeKindWord(kind: string, text: string): string {
  const words = toWords(text);
  const rest = words.filter((word) => !kindWords[kind]?.test(toSounds(word)));
  return rest.length === words.length ? text : rest.join(" ").trim() || text;
}

function removeJoined(text: string, joined: RegExp): string {
  const words = toWords(text).map((word) => {
    if (joined.test(toSounds(word))) return "";
    return cutEnding(word, (end) => joined.test(end), minJoined) ?? word;
  });
  return words.join(" ").trim();
}

/**
 * Lists how a text may name an entry: without its kind word, then without one that is joined to it, and "jati"; a song
 * type also by its plural ("kritis").
 */
export function listEntryTexts(kind: string, text: string): string[] {
  if (kind === "songType") return [text, ...listSingulars(text)];
  const name = removeKindWord(kind, text);
  const joined = joinedWords[kind];
  if (!joined) return [name];
  const bare = removeJoined(name, joined) || name;
  const family = kind === "taala" ? removeJoined(bare, jati) || bare : bare;
  const others = [bare, family].filter((one) => toWords(one).join() !== toWords(name).join());
  return [name, ...new Set(others)];
}
