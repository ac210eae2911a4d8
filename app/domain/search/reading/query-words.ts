import { type NamedKind, readKindWord } from "../keys/kind-words.ts";
import { partVerbs } from "./part-verbs.ts";

/** A word of a query, or a quoted phrase. */
export interface QueryWord {
  text: string;
  quoted: boolean;
}

/** A sequence of words of a query. */
export interface Span {
  first: number;
  /** The word after the last. */
  past: number;
}

/** Words of a query that joins many of them: "tillanas in adi by him from the 1960s longer than ten minutes". */
const maxWords = 24;
const token = /["“”„«»]([^"“”„«»]*)["“”„«»]?|[^\s,;:/|+·()[\]"“”„«»]+/gu;
/** A hyphen between two names, or two years. */
const hyphen = /(?<!\p{Nd})[-–—]|[-–—](?!\p{Nd})/u;

/** Splits a query into at most 24 words; further ones belong to the last. */
export function splitQuery(query: string): QueryWord[] {
  const words = [...query.matchAll(token)]
    .flatMap(([text, quoted]) =>
      quoted === undefined
        ? text.split(hyphen).map((word) => ({ text: word, quoted: false }))
        : [{ text: quoted.trim(), quoted: true }],
    )
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  return joinFrom(words, maxWords - 1);
}

/** Makes one word of those from `first` on. */
export const joinFrom = (words: QueryWord[], first: number): QueryWord[] =>
  words.length <= first + 1
    ? words
    : [
        ...words.slice(0, first),
        {
          text: words
            .slice(first)
            .map(({ text }) => text)
            .join(" "),
          quoted: false,
        },
      ];

/** Joins words to a query that splits into the same words. */
export const joinWords = (words: readonly QueryWord[]): string =>
  words.map(({ text, quoted }) => (quoted ? `"${text}"` : text)).join(" ");

const toSet = (words: string) => new Set(words.split(" "));

/** Words that join others, by language. Endings of Tamil and Malayalam stand alone after a hyphen ("1975-இல்"). */
const joining = toSet(
  "by in of the and on with from sung composed recorded about praise for to that which are is have has dedicated at all any some show find me " +
    "లో లోని లోవి మరియు గురించి మీద పై యొక్క చేత ద్వారా నుండి నుంచి ఉన్న గల తో రికార్డు చేసిన చేసినవి " +
    "மற்றும் பற்றி பற்றிய மீது மேல் மீதான இல் உள்ள அமைந்த என்ற பதிவான பதிவானவை " +
    "ನಲ್ಲಿ ಯಲ್ಲಿ ಮತ್ತು ಬಗ್ಗೆ ಕುರಿತು ಕುರಿತ ಕುರಿತಾದ ಮೇಲೆ ಮೇಲಿನ ಇರುವ ಅವರ ಅವರು ಎಂಬ ದಾಖಲಾದ " +
    "ഉം ഒപ്പം കുറിച്ച് കുറിച്ചുള്ള പറ്റി പറ്റിയുള്ള മേൽ ഇൽ ൽ ഉള്ള എന്ന റെക്കോർഡ് ചെയ്ത " +
    "में का की के और पर से वाले वाली वाला द्वारा बारे ने को गया गए गये गई गयी हुआ हुए हुई रिकॉर्ड " +
    Object.values(partVerbs).join(" "),
);

/** Words before and after a name that say that it is a person's: "by", "द्वारा". */
const ofPeople = toSet("by ద్వారా చేత द्वारा");
/** Words before and after what a song is about: "on Krishna", "కృష్ణుని మీద". */
const ofSubjects = toSet(
  "on about గురించి మీద పై பற்றி பற்றிய மீது மேல் மீதான ಬಗ್ಗೆ ಕುರಿತು ಕುರಿತ ಕುರಿತಾದ ಮೇಲೆ ಮೇಲಿನ കുറിച്ച് കുറിച്ചുള്ള പറ്റി പറ്റിയുള്ള മേൽ पर",
);

const has = (words: ReadonlySet<string>, word: QueryWord | undefined) =>
  word !== undefined && !word.quoted && words.has(word.text.toLowerCase());

/** Whether a word is one that only joins others, wherever it stands. */
export const isJoiningWord = (word: QueryWord): boolean => has(joining, word);

/** Whether a word only joins others or says what they are ("ragas", "songs"), so that songs need not have it. */
export const isJoining = (word: QueryWord, all: readonly QueryWord[]): boolean =>
  !word.quoted && all.length > 1 && (isJoiningWord(word) || readKindWord(word.text) !== null);

/** What the word beside words says of them: a person ("by"), what a song is about ("on"), or null. */
export function readRole(
  words: readonly QueryWord[],
  { first, past }: Span,
): "person" | "subject" | null {
  const [before, after] = [words[first - 1], words[past]];
  // In English such a word stands before what it is about, in the languages of India after it.
  const isEnglish = (word: QueryWord | undefined) =>
    word !== undefined && /^[a-z]/i.test(word.text);
  const is = (set: ReadonlySet<string>) =>
    (isEnglish(before) && has(set, before)) || (!isEnglish(after) && has(set, after));
  if (is(ofPeople)) return "person";
  return is(ofSubjects) ? "subject" : null;
}

/** Lists the kinds that a query names and says nothing else of: "ragas", "all songs"; none for other queries. */
export function listAskedKinds(words: readonly QueryWord[]): NamedKind[] {
  const kinds = words.map(({ text, quoted }) => (quoted ? null : readKindWord(text)));
  const isAlone = words.every((word, at) => kinds[at] !== null || isJoiningWord(word));
  return isAlone ? [...new Set(kinds.filter((kind) => kind !== null))] : [];
}
