import { defaultLanguage, type Language } from "../../archive.ts";
import { type PersonPart, personParts } from "./person.ts";

/** The filters and start of the list of people: a part, an initial, the person to start after. Null for none. */
export interface PeoplePage {
  part: PersonPart | null;
  initial: string | null;
  after: string | null;
}

const personId = /^[a-z0-9-]{1,100}$/;

/** Parses the query of the list of people; invalid values become null. */
export function parsePeoplePage(query: URLSearchParams): PeoplePage {
  const part = query.get("part");
  const [initial = null] = query.get("initial")?.toUpperCase() ?? "";
  return {
    part: personParts.find((one) => one === part) ?? null,
    initial,
    after: parsePersonId(query.get("after")),
  };
}

/** Returns an id of a person if it can be one, else null. */
export const parsePersonId = (text: string | null | undefined) =>
  text && personId.test(text) ? text : null;

/** Returns the section of the list for an initial. In other languages, roman initials have the last sections. */
export const sectionOfInitial = (initial: string, language: Language) =>
  `${language !== defaultLanguage && /^[A-Z]$/.test(initial) ? 1 : 0}${initial}`;

export const initialOfSection = (section: string) => section.slice(1);
