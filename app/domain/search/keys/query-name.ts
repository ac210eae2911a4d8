import { type Abbreviation, parseAbbreviation } from "./abbreviations.ts";
import { cutText } from "../../cut-text.ts";
import { maxTextLength, toSpelledKey } from "./index-keys.ts";
import {
  fold,
  isTamil,
  normalizeWords,
  type SearchKeys,
  toBody,
  toSearchKeys,
} from "./search-key.ts";
import { listTamilVariants } from "./tamil-variants.ts";

export interface QueryName extends SearchKeys {
  plain: string;
  spelled: string;
  /** In Tamil: the keys `k2`, and the beginnings, that other scripts may have. */
  tamilKeys: string[];
  tamilBodies: string[];
  abbreviation: Abbreviation | null;
}

export function toQueryName(query: string): QueryName {
  const text = cutText(query, maxTextLength);
  const keys = toSearchKeys(text);
  const body = fold(toBody(normalizeWords(text)));
  return {
    ...keys,
    plain: text.trim().toLowerCase(),
    spelled: toSpelledKey(text),
    tamilKeys: isTamil(text) ? listTamilVariants(text, keys.k2) : [],
    tamilBodies: isTamil(text) ? listTamilVariants(text, body) : [],
    abbreviation: parseAbbreviation(text),
  };
}

/** Whether a name equals the queried one, ignoring endings and sounds that Tamil does not distinguish. */
export const isNamed = (query: QueryName, name: SearchKeys) =>
  query.k1 === name.k1 || query.tamilKeys.includes(name.k2);

/** Whether a name begins with the queried one. */
export function isBegun(query: QueryName, name: SearchKeys): boolean {
  const folded = fold(name.k0);
  return name.k0.startsWith(query.k0) || query.tamilBodies.some((body) => folded.startsWith(body));
}

export const withoutEnding = (key: string) => key.replace(/(?:amu|mu|am|ai|a|u)$/, "");
