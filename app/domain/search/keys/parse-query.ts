import { cutText } from "../../cut-text.ts";
import {
  formatWholeText,
  indexFields,
  lineKeyLength,
  maxTextLength,
  tamilMark,
  truncateKey,
} from "./index-keys.ts";
import { beginningWith, equalTo, type KeyRange } from "./key-range.ts";
import { listTamilBeginnings, listTamilVariants } from "./tamil-variants.ts";
import { fold, isTamil, normalizeWords, toBody, toSearchKeys, toSkeleton } from "./search-key.ts";

/** How to check a title by its row of the field `text`, or for a Tamil query by its rows in `folded`. */
export interface TitleCheck {
  parts: string[];
  tamilParts: string[];
  folded: KeyRange[];
}

export interface SearchQuery {
  body: string;
  contains: KeyRange[];
  titleCheck: TitleCheck;
  alike: KeyRange[];
  /** The key with c pronounced as k, as in Carnatic. */
  respelt: KeyRange[];
  lyrics: KeyRange[];
}

const minFoldedLength = 3;

/** Lists continuations of a final nasal: "om" is the beginning of Omkara, which keys spell onkara. */
function listContinuations(body: string): string[] {
  const [head, nasal] = [body.slice(0, -1), body.at(-1)];
  if (nasal === "m") return [..."cdgjkt"].map((letter) => `${head}n${letter}`);
  return nasal === "n" ? [..."bhps"].map((letter) => `${head}m${letter}`) : [];
}

/** Parses a query into the index ranges that answer it, or null if it has neither letter nor digit. */
export function parseQuery(text: string): SearchQuery | null {
  const query = cutText(text, maxTextLength);
  const body = toBody(normalizeWords(query));
  if (body === "") return null;
  const { k0, k1, k2 } = toSearchKeys(query);
  const folded = fold(body);
  const tamil = isTamil(query);
  const variants = listTamilVariants(query, folded);
  const equal = listTamilVariants(query, k2);
  const skeleton = truncateKey(toSkeleton(body));
  const continuations = listContinuations(body);
  const inTamil = [...new Set([body, ...continuations].map((key) => tamilMark + fold(key)))];
  const otherwise = listTamilBeginnings(folded).map((key) => tamilMark + key);
  const bodies = tamil ? inTamil : [body, ...continuations, ...inTamil];
  const sounds = [...new Set([...variants, ...(tamil ? continuations.map(fold) : [])])].map((key) =>
    beginningWith(indexFields.folded, truncateKey(key)),
  );
  const containing = [indexFields.begins, indexFields.word, indexFields.inside].map((field) =>
    bodies.map((key) => beginningWith(field, truncateKey(key))),
  );
  if (tamil) containing.splice(1, 0, sounds);
  return {
    body,
    // Texts of the same k0 or k1 have the same k2, so that the check needs k2 alone.
    titleCheck: {
      parts: [
        ...(tamil ? [] : [body, ...continuations].map((key) => truncateKey(key))),
        ...equal.map(formatWholeText),
      ],
      tamilParts: inTamil.map((key) => truncateKey(key.slice(tamilMark.length))),
      folded: tamil ? sounds : [],
    },
    contains: [
      equalTo(indexFields.k0, truncateKey(k0)),
      equalTo(indexFields.k1, truncateKey(k1)),
      ...equal.map((key) => equalTo(indexFields.k2, truncateKey(key))),
      ...containing.flat(),
    ],
    alike: [
      ...(!tamil && folded.length >= minFoldedLength ? sounds : []),
      ...(skeleton === "" ? [] : [equalTo(indexFields.skeleton, skeleton)]),
      ...otherwise.map((key) => beginningWith(indexFields.begins, truncateKey(key))),
    ],
    respelt: /c(?!h)/i.test(query)
      ? [
          beginningWith(
            indexFields.begins,
            truncateKey(toBody(normalizeWords(query.replace(/c(?!h)/gi, "k")))),
          ),
        ]
      : [],
    lyrics: [beginningWith(indexFields.lyrics, truncateKey(folded, lineKeyLength))],
  };
}
