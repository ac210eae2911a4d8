import { indexFields, tamilMark } from "../keys/index-keys.ts";
import type { KeyRange } from "../keys/key-range.ts";
import { listNameReadings } from "../keys/name-readings.ts";
import { parseQuery, type TitleCheck } from "../keys/parse-query.ts";
import { isTamil } from "../keys/search-key.ts";
import type { QueryWord } from "./query-words.ts";

/** What words of a query may mean. A person is found by any name, printed names included. */
export type ReadingKind = "title" | "raaga" | "taala" | "songType" | "person" | "language" | "year";

/** How likely a reading is: the smaller, the likelier. Longer readings go before shorter ones. */
const ranks = { same: 0, ending: 2, inTitle: 4, lastName: 6, inLyrics: 7 };

interface Span {
  first: number;
  /** The word after the last. */
  past: number;
}

/** A key of the name index that words have if they name something of these kinds. */
interface NameLookup extends Span {
  kinds: ReadingKind[];
  rank: number;
  field: number;
  key: string;
}

interface TitleLookup extends Span {
  rank: number;
  range: KeyRange;
}

/** How words are found in titles and lyrics: by ranges, and in a title that is at hand. */
interface TextLookup extends Span {
  ranges: KeyRange[];
  lines: KeyRange;
  check: TitleCheck;
}

export interface Lookups {
  names: NameLookup[];
  languages: (Span & { code: string })[];
  titles: TitleLookup[];
  texts: TextLookup[];
}

const maxSpan = 5;
const joining = /^(?:by|in|of|the|and|on|song|songs|sung|composed)$/iu;

/** Whether a word only joins others, so that songs need not have it. */
export const isJoining = ({ text, quoted }: QueryWord, all: readonly QueryWord[]): boolean =>
  !quoted && all.length > 1 && joining.test(text);

/** Lists what every sequence of up to five words may name. */
export function listLookups(words: readonly QueryWord[]): Lookups {
  const all: Lookups = { names: [], languages: [], titles: [], texts: [] };
  for (let first = 0; first < words.length; first++)
    for (let past = first + 1; past <= Math.min(words.length, first + maxSpan); past++)
      addLookups(all, words, { first, past });
  if (words.length > maxSpan) addLookups(all, words, { first: 0, past: words.length });
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
  for (const reading of listNameReadings(text))
    if (reading.kind === "language")
      all.languages.push(...reading.languages.map((code) => ({ ...span, code })));
  all.names.push(...listNames(text).map((one) => ({ ...span, ...one })));
  const lines = query.lyrics[0]!;
  const inTitle = query.contains.filter(
    ([field, key]) => isPhrase(field, key, query.body) || (isWord && field === indexFields.inside),
  );
  all.titles.push(...inTitle.map((range) => ({ ...span, rank: ranks.inTitle, range })));
  all.titles.push({ ...span, rank: ranks.inLyrics, range: lines });
  all.texts.push({ ...span, ranges: [...query.contains, lines], lines, check: query.titleCheck });
}

/** Whether a range has the titles in which words begin with the whole text, as it is or as Tamil writes it. */
const isPhrase = (field: number, key: string, body: string) =>
  (field === indexFields.begins || field === indexFields.word || field === indexFields.folded) &&
  (key === body || field === indexFields.folded || key.startsWith(tamilMark));

/** Lists the keys by which a text names something. */
function listNames(text: string): Omit<NameLookup, keyof Span>[] {
  const keys = new Map<string, Omit<NameLookup, keyof Span>>();
  for (const reading of listNameReadings(text)) {
    if (reading.kind === "language") continue;
    for (const [field, key] of reading.ranges) {
      const rank = rankOfName(text, field);
      if (rank === null) continue;
      const known = keys.get(`${field} ${key}`);
      if (known) known.kinds.push(reading.kind);
      else keys.set(`${field} ${key}`, { kinds: [reading.kind], rank, field, key });
    }
  }
  return [...keys.values()];
}

/** The same spelling first, then another ending. Tamil writes k and g alike: a text in Tamil names all that it may mean. */
function rankOfName(text: string, field: number): number | null {
  const { k0, k1, k2, word } = indexFields;
  if (field === word) return ranks.lastName;
  if (isTamil(text)) return field <= k2 ? ranks.ending : null;
  if (field === k0) return ranks.same;
  return field === k1 ? ranks.ending : null;
}
