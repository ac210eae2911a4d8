import { indexFields, tamilMark, truncateKey } from "../keys/index-keys.ts";
import type { KeyRange } from "../keys/key-range.ts";
import { listEntryTexts, readKindWord } from "../keys/kind-words.ts";
import { listNamedLanguages, type NamedLanguage } from "../keys/language-names.ts";
import { listNameReadings } from "../keys/name-readings.ts";
import { parseQuery, type TitleCheck } from "../keys/parse-query.ts";
import { listPlainForms } from "../keys/word-forms.ts";
import { isTamil, normalizeWords, toBody, toSearchKeys } from "../keys/search-key.ts";
import { isPartWord, type RequiredPart, readPart } from "./part-words.ts";
import { isJoining, isJoiningWord, type QueryWord, type Span } from "./query-words.ts";
import { isSpoken, type SpokenQuery } from "./stated.ts";

/** The possible meanings of words of a query. A person matches by any name, printed names included. */
export type ReadingKind =
  | "title"
  | "raaga"
  | "taala"
  | "songType"
  | "deity"
  | "person"
  | "language"
  | "year"
  | "length"
  | "has";

/** How likely a reading is: the smaller, the likelier. Longer readings go before shorter ones. */
const ranks = { same: 0, ending: 2, inTitle: 4, folded: 5, lastName: 6, inLyrics: 7 };
/** A name that contains a word for a part ("Veena Dhanammal") ranks before a part beside a name. */
const withPart = 1;

/** A key to look up in the name index, for these kinds. */
interface NameLookup extends Span {
  kinds: ReadingKind[];
  rank: number;
  field: number;
  key: string;
  /** The part of a person, if the words name one. */
  required?: RequiredPart;
}

interface TitleLookup extends Span {
  rank: number;
  range: KeyRange;
}

/** How to match words in titles and lyrics: by index ranges, and by a check of a title. */
export interface TextLookup extends Span {
  ranges: KeyRange[];
  lines: KeyRange;
  check: TitleCheck;
}

export interface Lookups {
  names: NameLookup[];
  languages: (Span & { code: NamedLanguage })[];
  titles: TitleLookup[];
  texts: TextLookup[];
}

const maxSpan = 5;
/** The minimum length for matching by sound; shorter texts match too much. */
const minFolded = 6;

/**
 * Lists the lookups of all sequences of up to five words, and of the whole query. A sequence of several words neither
 * begins nor ends with one that joins others ("in adi by"), nor has one that says something by itself ("longer than").
 */
export function listLookups(spoken: SpokenQuery): Lookups {
  const { words } = spoken;
  const all: Lookups = { names: [], languages: [], titles: [], texts: [] };
  const isEnd = (at: number) =>
    words.length === 1 || !isJoiningWord(words[at]!) || isPartWord(words[at]!);
  for (let first = 0; first < words.length; first++)
    for (let past = first + 1; past <= words.length; past++) {
      if (isSpoken(past - 1, spoken)) break;
      const isShort = past - first <= maxSpan || past - first === words.length;
      if (isShort && isEnd(first) && isEnd(past - 1)) addLookups(all, words, { first, past });
    }
  return all;
}

function addLookups(all: Lookups, words: readonly QueryWord[], span: Span): void {
  const text = words
    .slice(span.first, span.past)
    .map((one) => one.text)
    .join(" ");
  const query = parseQuery(text);
  const isWord = span.past - span.first === 1;
  if (!query || (isWord && isJoining(words[span.first]!, words))) return;
  // "Ragas" names no raaga, no person and no type, but may be a word of a title.
  if (!isWord || readKindWord(text) === null) addNames(all, words, span, text);
  const lines = query.lyrics[0]!;
  const inTitle = query.contains.filter(
    ([field, key]) => isPhrase(field, key, query.body) || (isWord && field === indexFields.inside),
  );
  const sounds =
    query.body.length < minFolded
      ? []
      : query.alike.filter(([field]) => field === indexFields.folded);
  const check = sounds.length > 0 ? { ...query.titleCheck, folded: sounds } : query.titleCheck;
  all.titles.push(...inTitle.map((range) => ({ ...span, rank: ranks.inTitle, range })));
  all.titles.push(...sounds.map((range) => ({ ...span, rank: ranks.folded, range })));
  all.titles.push({ ...span, rank: ranks.inLyrics, range: lines });
  all.texts.push({ ...span, ranges: [...query.contains, ...sounds, lines], lines, check });
}

function addNames(all: Lookups, words: readonly QueryWord[], span: Span, text: string): void {
  const forms = listPlainForms(text);
  const languages = new Set([text, ...forms].flatMap(listNamedLanguages));
  all.languages.push(...[...languages].map((code) => ({ ...span, code })));
  const names = [
    ...listNames(text),
    ...(span.past - span.first === 1 ? listKinds(text) : []),
    ...forms.flatMap(listEntries),
    ...listPeople(words.slice(span.first, span.past), span.first === 0),
  ];
  all.names.push(...names.map((one) => ({ ...span, ...one })));
}

/** Whether a range covers titles with words that begin with the whole text, as typed or in Tamil's spelling. */
const isPhrase = (field: number, key: string, body: string) =>
  (field === indexFields.begins || field === indexFields.word || field === indexFields.folded) &&
  (key === body || field === indexFields.folded || key.startsWith(tamilMark));

function listNames(text: string): Omit<NameLookup, keyof Span>[] {
  const keys = new Map<string, Omit<NameLookup, keyof Span>>();
  for (const reading of listNameReadings(text)) {
    const called = listEntryTexts(reading.kind, text)[0]!;
    const sound = called === text ? null : toSearchKeys(called).k2;
    for (const [field, key] of reading.ranges) {
      const rank = rankOfName(text, field, key === sound);
      if (rank === null) continue;
      const lookup = keys.get(`${field} ${key}`);
      if (lookup) lookup.kinds.push(reading.kind);
      else keys.set(`${field} ${key}`, { kinds: [reading.kind], rank, field, key });
    }
  }
  return [...keys.values()];
}

/** Lists the raagas, taalas and types that a name may be in a sentence: "కల్యాణిలో" is in Kalyani. */
const listEntries = (form: string): Omit<NameLookup, keyof Span>[] =>
  listNames(form).flatMap((one) => {
    const kinds = one.kinds.filter((kind) => kind !== "person");
    return kinds.length > 0 ? [{ ...one, kinds, rank: Math.max(one.rank, ranks.ending) }] : [];
  });

function listPeople(
  words: readonly QueryWord[],
  beginsQuery: boolean,
): Omit<NameLookup, keyof Span>[] {
  const read = readPart(words, beginsQuery);
  if (!read) return [];
  return listNames(read.name.map(({ text }) => text).join(" "))
    .filter(({ kinds }) => kinds.includes("person"))
    .map((one) => ({
      ...one,
      kinds: ["person"],
      rank: one.rank + withPart,
      required: read.required,
    }));
}

/** The kinds of varnams are varnams too: types whose last word is the text, in the singular. */
function listKinds(text: string): Omit<NameLookup, keyof Span>[] {
  const keys = new Set(listEntryTexts("songType", text).map((one) => toBody(normalizeWords(one))));
  return [...keys].map((key) => ({
    kinds: ["songType"],
    rank: ranks.ending,
    field: indexFields.word,
    key: truncateKey(key),
  }));
}

/** Same spelling first, then another ending; with `isCalled`, also similar sounds. For Tamil, all possible spellings. */
function rankOfName(text: string, field: number, isCalled: boolean): number | null {
  const { k0, k1, k2, word } = indexFields;
  if (field === word) return ranks.lastName;
  if (isTamil(text)) return field <= k2 ? ranks.ending : null;
  if (field === k0) return ranks.same;
  if (field === k1) return ranks.ending;
  // Malayalam often has a letter without voice where others have one: തോടി is Todi.
  if (field === k2 && /[\u0d00-\u0d7f]/u.test(text)) return ranks.folded;
  return field === k2 && isCalled ? ranks.folded : null;
}
