import {
  bodyOf,
  fold,
  isTamil,
  type SearchKeys,
  searchKeys,
  skeletonOf,
  spellWords,
} from "./search-key.ts";

/**
 * What a row of the index holds, best match first. `begins`, `word` and `inside` together are
 * `contains`: the body from its first letter, from the first letter of a later word, from any other.
 */
export const places = {
  k0: 0,
  k1: 1,
  k2: 2,
  begins: 3,
  word: 4,
  inside: 5,
  /** The body of a text that is not Tamil as Tamil would have written it, from each word on. */
  folded: 6,
  /** Its consonants, from each word on. */
  skeleton: 7,
  /** A line of lyrics, folded, from each word on. */
  lyrics: 8,
  /** Not a key but a name: who accompanies a song. */
  accompanist: 9,
  /** The whole body, and k2 in capitals: what a song is asked that another filter found. */
  text: 10,
  /** Not a key: by which rules the rows of this song or name were made. */
  version: 15,
} as const;

/** Raised with every change of the keys or rows, so that `search:reindex` finds what is old. */
export const indexVersion = "1";

/** How much of a key is kept: longer queries match on their first letters. */
export const keyLength = 40;
const lineKeyLength = 24;
const longestText = 200;

export interface IndexKey {
  place: number;
  key: string;
}

/** Keys of a place from `from` on, below `to`. */
export type KeyRange = [place: number, from: string, to: string];

/**
 * How a title is asked whether it contains a query, by the one row of its place `text`: that row holds
 * one of `parts`, or is of a Tamil text and holds one of `tamilParts`; or, for a Tamil query, another
 * row of the title is in the range `folded`.
 */
export interface TextCheck {
  parts: string[];
  tamilParts: string[];
  folded: KeyRange | null;
}

const cut = (key: string, length = keyLength) => [...key].slice(0, length).join("");

/** Bodies of Tamil texts are kept apart: what they sound like is known only folded. */
const tamilMark = "*";

const contained = (body: string, tamil: boolean) => (tamil ? tamilMark + fold(body) : body);

/** The k2 of a text as its row `text` has it: in capitals, so that no body is found in it. */
const wholeText = (k2: string) => `=${cut(k2).toUpperCase()}.`;

/** The bodies of a text from each of its words on, the whole text first. */
function wordBodies(words: readonly string[]): string[] {
  return words.map((_, at) => bodyOf(words.slice(at)));
}

/**
 * The rows that make a text findable by any part of it, in any script and spelling. About 30 for a
 * title of 20 letters; texts are read up to 200 letters. None for a text without letter or digit.
 */
export function indexKeys(text: string): IndexKey[] {
  const words = spellWords([...text].slice(0, longestText).join(""));
  if (words.length === 0) return [];
  const tamil = isTamil(text);
  const { k0, k1, k2 } = searchKeys(text);
  const bodies = wordBodies(words);
  const letters = [...bodies[0]!];
  const starts = new Set(bodies.map((body) => letters.length - [...body].length));
  const rows: IndexKey[] = [
    { place: places.k0, key: cut(k0) },
    { place: places.k1, key: cut(k1) },
    { place: places.k2, key: cut(k2) },
    ...letters.map((_, at) => ({
      place: at === 0 ? places.begins : starts.has(at) ? places.word : places.inside,
      key: cut(contained(letters.slice(at, at + 2 * keyLength).join(""), tamil)),
    })),
    { place: places.text, key: (tamil ? contained(bodies[0]!, true) : bodies[0]!) + wholeText(k2) },
    ...(tamil ? [] : bodies.map((body) => ({ place: places.folded, key: cut(fold(body)) }))),
    ...bodies.map((body) => ({ place: places.skeleton, key: cut(skeletonOf(body)) })),
  ];
  return unique(rows.filter(({ key }) => key !== ""));
}

/** The rows that make a line of lyrics findable by any words of it that follow each other. */
export function lineKeys(line: string): IndexKey[] {
  const bodies = wordBodies(spellWords([...line].slice(0, longestText).join("")));
  return unique(
    bodies.map((body) => ({ place: places.lyrics, key: cut(fold(body), lineKeyLength) })),
  );
}

function unique(rows: IndexKey[]): IndexKey[] {
  return [...new Map(rows.map((row) => [`${row.place} ${row.key}`, row])).values()];
}

const equal = (place: number, key: string): KeyRange => [place, key, `${key} `];
const beginning = (place: number, key: string): KeyRange => [place, key, `${key}\u{10ffff}`];

/** What a query looks for. `close` is for when `contains` finds nothing. */
export interface QueryRanges {
  keys: SearchKeys;
  body: string;
  /** Names and titles that contain the query, best match first. */
  contains: KeyRange[];
  /** The same, asked of one title. */
  check: TextCheck;
  /** Those that sound like it. */
  close: KeyRange[];
  lyrics: KeyRange[];
}

const shortestFold = 3;

/**
 * A nasal at the end of what was typed may be the other one once the word goes on: "om" is the beginning
 * of Omkara, which keys spell onkara.
 */
function goingOn(body: string): string[] {
  const [head, nasal] = [body.slice(0, -1), body.at(-1)];
  if (nasal === "m") return [..."cdgjkt"].map((letter) => `${head}n${letter}`);
  return nasal === "n" ? [..."bhps"].map((letter) => `${head}m${letter}`) : [];
}

/** The ranges of the index that answer a query, or null when it has neither letter nor digit. */
export function queryRanges(text: string): QueryRanges | null {
  const query = [...text].slice(0, longestText).join("");
  const words = spellWords(query);
  const body = bodyOf(words);
  if (body === "") return null;
  const keys = searchKeys(query);
  const folded = fold(body);
  const tamil = isTamil(query);
  const skeleton = cut(skeletonOf(body));
  const going = goingOn(body);
  const inTamil = [...new Set([body, ...going].map((key) => tamilMark + fold(key)))];
  const spaces = tamil ? inTamil : [body, ...going, ...inTamil];
  const sounds = beginning(places.folded, cut(folded));
  const containing = [places.begins, places.word, places.inside].map((place) =>
    spaces.map((key) => beginning(place, cut(key))),
  );
  if (tamil) containing.splice(1, 0, [sounds]);
  const whole = equal(places.k2, cut(keys.k2));
  return {
    keys,
    body,
    // Texts of the same k0 or k1 have the same k2.
    check: {
      parts: [...(tamil ? [] : [body, ...going].map((key) => cut(key))), wholeText(keys.k2)],
      tamilParts: inTamil.map((key) => cut(key.slice(tamilMark.length))),
      folded: tamil ? sounds : null,
    },
    contains: [
      equal(places.k0, cut(keys.k0)),
      equal(places.k1, cut(keys.k1)),
      whole,
      ...containing.flat(),
    ],
    close: [
      ...(!tamil && folded.length >= shortestFold ? [sounds] : []),
      ...(skeleton === "" ? [] : [equal(places.skeleton, skeleton)]),
    ],
    lyrics: [beginning(places.lyrics, cut(folded, lineKeyLength))],
  };
}

const sounds = "hklmnprstv";
const fewestSounds = 3;

/**
 * Where to look for what is a slip or two away from a query: skeletons that begin with its own or
 * with the first half of it, and those that differ from it in one sound. Bounded by the query's length.
 */
export function nearRanges(body: string): KeyRange[] {
  const skeleton = cut(skeletonOf(body), 16);
  if (skeleton.length < fewestSounds)
    return skeleton === "" ? [] : [equal(places.skeleton, skeleton)];
  const near = new Set<string>();
  for (let at = 0; at <= skeleton.length; at++) {
    const [head, tail] = [skeleton.slice(0, at), skeleton.slice(at)];
    near.add(head + tail.slice(1));
    if (tail.length > 1) near.add(head + tail[1] + tail[0] + tail.slice(2));
    for (const sound of sounds) {
      near.add(head + sound + tail);
      near.add(head + sound + tail.slice(1));
    }
  }
  const half = skeleton.slice(0, Math.max(2, Math.ceil(skeleton.length / 2)));
  return [
    beginning(places.skeleton, skeleton),
    ...[...near].filter((key) => key.length > 1).map((key) => equal(places.skeleton, key)),
    beginning(places.skeleton, half),
  ];
}
