import { defaultLanguage, type Language } from "../../../archive.ts";
import type { Direction } from "../../paging.ts";

/** The initial of all titles that do not begin with a letter. */
const noLetter = "#";

/** Returns the prefix of the sort keys with an initial: no letter first; roman letters last in other scripts. */
function sectionOfInitial(initial: string, language: Language): string {
  if (initial === noLetter) return "0";
  const isRoman = language !== defaultLanguage && /^[A-Z]$/.test(initial);
  return (isRoman ? "2" : "1") + initial.toLowerCase();
}

/** How many titles begin with a letter: of the language's script, or a capital where a title has only a roman form. */
export type InitialCounts = Record<string, number>;

const bySection = (language: Language) => (one: string, other: string) =>
  sectionOfInitial(one, language) < sectionOfInitial(other, language) ? -1 : 1;

/** Lists the letters that titles begin with, in the order of the list. */
export const listInitials = (counts: InitialCounts, language: Language) =>
  Object.keys(counts).toSorted(bySection(language));

/** Counts the titles of the list that begins at a letter. */
export function countFrom(
  counts: InitialCounts,
  language: Language,
  direction: Direction,
  initial: string | null,
): number {
  const first = initial === null ? null : sectionOfInitial(initial, language);
  const isListed = (letter: string) => {
    const section = sectionOfInitial(letter, language);
    return first === null || (direction === "asc" ? section >= first : section <= first);
  };
  return Object.entries(counts).reduce((sum, [letter, n]) => sum + (isListed(letter) ? n : 0), 0);
}

const last = "\u{10ffff}";

/** Returns where the list by title begins: a text that its first title does not come before. */
export function startOf(language: Language, direction: Direction, initial: string | null): string {
  const start = initial === null ? "" : sectionOfInitial(initial, language);
  return direction === "asc" ? start : start + last;
}
