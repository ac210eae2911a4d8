import { cutText } from "../../cut-text.ts";
import { indexFields, maxTextLength, tamilMark } from "./index-keys.ts";
import { romanizeInitials } from "./initials.ts";
import { beginningWith, type KeyRange } from "./key-range.ts";
import {
  fold,
  isTamil,
  normalizeWords,
  type SearchKeys,
  toBody,
  toSearchKeys,
  trimEnding,
} from "./search-key.ts";
import { listUnfolded } from "./tamil-variants.ts";

/** A name that consists of initials and an end. Each initial is folded by sound and as a possible roman letter. */
export interface Abbreviation {
  initials: string[][];
  /** The key `k2` of the end. */
  end: string;
}

const maxInitial = 3;
const minEnd = 3;
const { word, inside } = indexFields;

const splitAtDots = (text: string) =>
  cutText(text, maxTextLength)
    .split(".")
    .map((part) => part.trim());

function toInitial(part: string): string[] {
  const body = fold(toBody(normalizeWords(part)));
  const isShort = body !== "" && [...part].length <= maxInitial;
  return isShort ? [...new Set([body, ...romanizeInitials([part]).map(fold)])] : [];
}

/** Parses "M. Chapu" or "மா.மா.கௌளை" into initials and the rest, or returns null. */
export function parseAbbreviation(text: string): Abbreviation | null {
  const parts = splitAtDots(text);
  const initials = parts.slice(0, -1).map(toInitial);
  const end = toSearchKeys(parts.at(-1)!).k2;
  const isOne = initials.length > 0 && initials.every((one) => one.length > 0);
  return isOne && end.length >= minEnd ? { initials, end } : null;
}

/** Whether a name begins with the first initial, has the others in their order, and ends as the abbreviation does. */
export function isAbbreviated({ initials, end }: Abbreviation, { k2 }: SearchKeys): boolean {
  if (!k2.endsWith(end)) return false;
  const [first, ...others] = initials;
  let rest = k2.slice(0, -end.length);
  const begun = first!.find((letters) => rest.startsWith(letters));
  if (begun === undefined) return false;
  rest = rest.slice(begun.length);
  return others.every((letters) => {
    const letter = letters.find((one) => rest.includes(one));
    if (letter === undefined) return false;
    rest = rest.slice(rest.indexOf(letter) + letter.length);
    return true;
  });
}

/** Lists the ranges of names that have the end of an abbreviation; none if the text is no abbreviation. */
export function listAbbreviatedRanges(text: string): KeyRange[] {
  const end = parseAbbreviation(text)?.end;
  if (end === undefined) return [];
  const last = trimEnding(toBody(normalizeWords(splitAtDots(text).at(-1)!)));
  const endings = isTamil(text) ? listUnfolded(end) : [last];
  return [word, inside].flatMap((field) =>
    [...endings, tamilMark + end].map((key) => beginningWith(field, key)),
  );
}
