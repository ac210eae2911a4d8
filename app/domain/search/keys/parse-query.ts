import {
  formatWholeText,
  indexFields,
  lineKeyLength,
  maxTextLength,
  tamilMark,
  truncateKey,
} from "./index-keys.ts";
import { beginningWith, equalTo, type KeyRange } from "./key-range.ts";
import { fold, isTamil, normalizeWords, toBody, toSearchKeys, toSkeleton } from "./search-key.ts";

/** How to check a title by its row of the field `text`, or for a Tamil query by its rows in `folded`. */
export interface TitleCheck {
  parts: string[];
  tamilParts: string[];
  folded: KeyRange | null;
}

export interface SearchQuery {
  body: string;
  contains: KeyRange[];
  titleCheck: TitleCheck;
  alike: KeyRange[];
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
  const query = [...text].slice(0, maxTextLength).join("");
  const body = toBody(normalizeWords(query));
  if (body === "") return null;
  const { k0, k1, k2 } = toSearchKeys(query);
  const folded = fold(body);
  const tamil = isTamil(query);
  const skeleton = truncateKey(toSkeleton(body));
  const continuations = listContinuations(body);
  const inTamil = [...new Set([body, ...continuations].map((key) => tamilMark + fold(key)))];
  const bodies = tamil ? inTamil : [body, ...continuations, ...inTamil];
  const sounds = beginningWith(indexFields.folded, truncateKey(folded));
  const containing = [indexFields.begins, indexFields.word, indexFields.inside].map((field) =>
    bodies.map((key) => beginningWith(field, truncateKey(key))),
  );
  if (tamil) containing.splice(1, 0, [sounds]);
  return {
    body,
    // Texts of the same k0 or k1 have the same k2, so that the check needs k2 alone.
    titleCheck: {
      parts: [
        ...(tamil ? [] : [body, ...continuations].map((key) => truncateKey(key))),
        formatWholeText(k2),
      ],
      tamilParts: inTamil.map((key) => truncateKey(key.slice(tamilMark.length))),
      folded: tamil ? sounds : null,
    },
    contains: [
      equalTo(indexFields.k0, truncateKey(k0)),
      equalTo(indexFields.k1, truncateKey(k1)),
      equalTo(indexFields.k2, truncateKey(k2)),
      ...containing.flat(),
    ],
    alike: [
      ...(!tamil && folded.length >= minFoldedLength ? [sounds] : []),
      ...(skeleton === "" ? [] : [equalTo(indexFields.skeleton, skeleton)]),
    ],
    lyrics: [beginningWith(indexFields.lyrics, truncateKey(folded, lineKeyLength))],
  };
}
