import {
  cut,
  lineKeyLength,
  longestText,
  indexFields,
  tamilMark,
  wholeText,
} from "./index-keys.ts";
import {
  toBody,
  fold,
  isTamil,
  type SearchKeys,
  toSearchKeys,
  toSkeleton,
  normalizeWords,
} from "./search-key.ts";

/** Keys of a field from `from` on, below `to`. */
export type KeyRange = [field: number, from: string, to: string];

/**
 * How a title is asked whether it contains a query, by the one row of its field `text`: that row holds
 * one of `parts`, or is of a Tamil text and holds one of `tamilParts`; or, for a Tamil query, another
 * row of the title is in the range `folded`.
 */
export interface TitleCheck {
  parts: string[];
  tamilParts: string[];
  folded: KeyRange | null;
}

const equal = (field: number, key: string): KeyRange => [field, key, `${key} `];
const beginning = (field: number, key: string): KeyRange => [field, key, `${key}\u{10ffff}`];

/** What a query looks for. `alike` is for when `contains` finds nothing. */
export interface SearchQuery {
  keys: SearchKeys;
  body: string;
  /** Names and titles that contain the query, best match first. */
  contains: KeyRange[];
  /** The same, asked of one title. */
  titleCheck: TitleCheck;
  /** Those that sound like it. */
  alike: KeyRange[];
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
export function parseQuery(text: string): SearchQuery | null {
  const query = [...text].slice(0, longestText).join("");
  const words = normalizeWords(query);
  const body = toBody(words);
  if (body === "") return null;
  const keys = toSearchKeys(query);
  const folded = fold(body);
  const tamil = isTamil(query);
  const skeleton = cut(toSkeleton(body));
  const going = goingOn(body);
  const inTamil = [...new Set([body, ...going].map((key) => tamilMark + fold(key)))];
  const spaces = tamil ? inTamil : [body, ...going, ...inTamil];
  const sounds = beginning(indexFields.folded, cut(folded));
  const containing = [indexFields.begins, indexFields.word, indexFields.inside].map((field) =>
    spaces.map((key) => beginning(field, cut(key))),
  );
  if (tamil) containing.splice(1, 0, [sounds]);
  const whole = equal(indexFields.k2, cut(keys.k2));
  return {
    keys,
    body,
    // Texts of the same k0 or k1 have the same k2.
    titleCheck: {
      parts: [...(tamil ? [] : [body, ...going].map((key) => cut(key))), wholeText(keys.k2)],
      tamilParts: inTamil.map((key) => cut(key.slice(tamilMark.length))),
      folded: tamil ? sounds : null,
    },
    contains: [
      equal(indexFields.k0, cut(keys.k0)),
      equal(indexFields.k1, cut(keys.k1)),
      whole,
      ...containing.flat(),
    ],
    alike: [
      ...(!tamil && folded.length >= shortestFold ? [sounds] : []),
      ...(skeleton === "" ? [] : [equal(indexFields.skeleton, skeleton)]),
    ],
    lyrics: [beginning(indexFields.lyrics, cut(folded, lineKeyLength))],
  };
}

const sounds = "hklmnprstv";
const fewestSounds = 3;

/**
 * Where to look for what is a slip or two away from a query: skeletons that begin with its own or
 * with the first half of it, and those that differ from it in one sound. Bounded by the query's length.
 */
export function listFuzzyRanges(body: string): KeyRange[] {
  const skeleton = cut(toSkeleton(body), 16);
  if (skeleton.length < fewestSounds)
    return skeleton === "" ? [] : [equal(indexFields.skeleton, skeleton)];
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
    beginning(indexFields.skeleton, skeleton),
    ...[...near].filter((key) => key.length > 1).map((key) => equal(indexFields.skeleton, key)),
    beginning(indexFields.skeleton, half),
  ];
}
