import { cutEnding, toSounds } from "./cut-ending.ts";
import { normalizeWords } from "./search-key.ts";
import { listTypeTexts } from "./type-words.ts";
import { listPlainForms } from "./word-forms.ts";

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

/** What a word may say that something is, without naming it: "ragas", "தாளம்", "songs". */
export type NamedKind = "raaga" | "taala" | "song";

const nouns: Record<NamedKind, string> = {
  raaga:
    "raga ragas raaga raagas ragam ragams raagam raag raags రాగం రాగము రాగాలు రాగములు రాగాల రాగాల్లో " +
    "ராகம் ராகங்கள் இராகம் இராகங்கள் ராகங்களில் இராகங்களில் ರಾಗ ರಾಗಗಳು ರಾಗಗಳ ರಾಗಗಳಲ್ಲಿ രാഗം രാഗങ്ങൾ രാഗങ്ങളിൽ രാഗങ്ങളിലെ राग रागों रागम",
  taala:
    "tala talas taala taalas talam talams thalam thalams taal తాళం తాళము తాళాలు తాళాల్లో தாளம் தாளங்கள் " +
    "ತಾಳ ತಾಳಗಳು താളം താളങ്ങൾ ताल तालम तालों",
  song:
    "song songs composition compositions recording recordings పాట పాటలు రచన రచనలు రికార్డింగ్ రికార్డింగ్‌లు రికార్డింగులు " +
    "பாட்டு பாடல் பாடல்கள் பாட்டுகள் ஒலிப்பதிவு ஒலிப்பதிவுகள் ಹಾಡು ಹಾಡುಗಳು ರಚನೆ ರಚನೆಗಳು ಧ್ವನಿಮುದ್ರಣ ಧ್ವನಿಮುದ್ರಣಗಳು " +
    "പാട്ട് പാട്ടുകൾ ഗാനം ഗാനങ്ങൾ റെക്കോഡിങ്ങുകൾ റെക്കോർഡിങ്ങുകൾ गीत गाना गाने गीतों रचना रचनाएँ रिकॉर्डिंग",
};

const soundOf = (word: string) => normalizeWords(word).join("");

const kindOfSound = new Map(
  Object.entries(nouns).flatMap(([kind, words]) =>
    words.split(" ").map((word) => [soundOf(word), kind as NamedKind] as const),
  ),
);

/** Returns the kind that a word is the noun for, in any number and case in any of the six languages, or null. */
export function readKindWord(word: string): NamedKind | null {
  for (const form of [word, ...listPlainForms(word)]) {
    const kind = kindOfSound.get(soundOf(form));
    if (kind) return kind;
  }
  return null;
}

const toWords = (text: string) => text.split(/[\s()-]+/);

/** Removes a word that only names the kind ("Kalyani raagam" gives "Kalyani"), unless nothing else is left. */
function removeKindWord(kind: string, text: string): string {
  const words = toWords(text);
  const rest = words.filter(
    (word) => !kindWords[kind]?.test(toSounds(word)) && readKindWord(word) !== kind,
  );
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
  if (kind === "songType") return listTypeTexts(text);
  const name = removeKindWord(kind, text);
  const joined = joinedWords[kind];
  if (!joined) return [name];
  const bare = removeJoined(name, joined) || name;
  const family = kind === "taala" ? removeJoined(bare, jati) || bare : bare;
  const others = [bare, family].filter((one) => toWords(one).join() !== toWords(name).join());
  return [name, ...new Set(others)];
}
