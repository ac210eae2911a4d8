import type { Language } from "../../archive.ts";
import type { PersonPicture } from "./person-picture.ts";

export const soloParts = [
  "vocal",
  "violin",
  "viola",
  "veena",
  "chitravina",
  "mandolin",
  "flute",
  "nagaswaram",
  "saxophone",
  "jalatarangam",
  "mridangam",
] as const;

/** What people are known for, in the order in which the list of people offers them. */
export const personParts = [
  "composer",
  "poet",
  ...soloParts,
  "ghatam",
  "kanjira",
  "morsing",
  "whistling",
  "teacher",
  "musicologist",
  "group",
] as const;
export type PersonPart = (typeof personParts)[number];

/** Kinds of names besides the usual one. `native` is a form in a script of India. */
export const otherNameKinds = [
  "spelling",
  "initials",
  "short name",
  "full name",
  "honorific",
  "native",
] as const;
export type OtherNameKind = (typeof otherNameKinds)[number];

export interface PersonSummary {
  id: string;
  name: string;
  native: string | null;
  parts: PersonPart[];
  compositionCount: number;
  picture: PersonPicture | null;
  isProposed: boolean;
}

export interface PersonCandidate {
  id: string;
  name: string;
  born: number | null;
  died: number | null;
  parts: PersonPart[];
  /** Whether this is the only person with the printed name, ignoring case. */
  isBearer: boolean;
}

export interface NameCandidates {
  name: string;
  people: PersonCandidate[];
}

export type NamesInScripts = Partial<Record<Language, string>>;

interface PersonName {
  name: string;
  kind: "usual" | OtherNameKind;
  language: Language | null;
  /** The page where this form was seen, or null. */
  seenAt: string | null;
}

/** A person with all facts. Unknown values are null. */
export interface PersonRecord {
  id: string;
  name: string;
  /** The person's own name first: `Srinivasa Iyer, Semmangudi`. */
  sortName: string;
  isoName: string | null;
  born: number | null;
  died: number | null;
  parts: PersonPart[];
  names: PersonName[];
  identifiers: { scheme: "wikidata" | "musicbrainz" | "viaf"; value: string }[];
  source: string | null;
}

export const maxListedSongs = 20;

/** How many of a person's newest recordings are searched for people who share them. */
export const maxSharedRecordings = 60;
