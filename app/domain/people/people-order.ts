import { type Language, languages } from "../../archive.ts";
import type { NamesInScripts } from "./person.ts";

/** A row of the list of people in one language. `section` is "0" or "1" and an initial, see `sectionOf`. */
export interface PeopleIndexRow {
  personId: string;
  language: Language;
  /** "" for the list of everybody. */
  part: string;
  section: string;
  sortName: string;
  native: string | null;
}

interface ListedPerson {
  id: string;
  name: string;
  /** The person's own name, a comma, and place and initials: `Srinivasa Iyer, Semmangudi`. */
  sortName: string;
  parts: readonly string[];
  names: NamesInScripts;
}

/** Returns the rows of a person in the list of every language, for all people and for each part. */
export function makePeopleIndexRows(person: ListedPerson): PeopleIndexRow[] {
  return languages.flatMap((language) => {
    const native = person.names[language] ?? null;
    const sortName = native ? sortNative(native, person) : person.sortName;
    const section = sectionOf(sortName, native !== null || language === "en");
    return ["", ...person.parts].map((part) => {
      return { personId: person.id, language, part, section, sortName, native };
    });
  });
}

/** "0" before an initial in the reader's own script, "1" before one in roman letters: those are listed last. */
const sectionOf = (sortName: string, isOwnScript: boolean) =>
  `${isOwnScript ? 0 : 1}${initialOf(sortName)}`;

/** The first letter of a name: of roman names a capital without diacritics, else without its vowel sign. */
function initialOf(name: string): string {
  const [letter = ""] = name.normalize("NFD");
  return letter.toUpperCase();
}

/** Puts the person's own name first in a native name too, unless it has another number of words. */
function sortNative(native: string, { name, sortName }: ListedPerson): string {
  const [own = ""] = sortName.split(", ");
  const words = native.split(" ");
  const roman = name.split(" ");
  const at = roman.indexOf(own.split(" ")[0]!);
  if (words.length !== roman.length || at <= 0) return native;
  return `${words.slice(at).join(" ")}, ${words.slice(0, at).join(" ")}`;
}
