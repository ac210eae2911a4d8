import { parseId } from "../paging.ts";

export const sourceKinds = [
  "book",
  "article",
  "website",
  "database",
  "recording",
  "person",
] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** A source as it is edited. Unknown texts are "", an unknown year null. */
export interface Source {
  title: string;
  author: string;
  year: number | null;
  kind: SourceKind;
  address: string;
  /** An ISBN, ISSN, DOI or call number. */
  identifier: string;
}

export const sourcePath = (id: number): string => `/sources/${id}`;

/** The kinds of records whose facts rest on sources. */
export const claimedKinds = ["composition", "song", "person", "raaga", "taala", "deity"] as const;
export type ClaimedKind = (typeof claimedKinds)[number];

export interface ClaimedSubject {
  kind: ClaimedKind;
  id: string;
}

/** Writes the record after which a page of a source begins, as `raaga:Abhogi`. */
export const writeSubject = ({ kind, id }: ClaimedSubject): string => `${kind}:${id}`;

/** Reads what `writeSubject` wrote; null for anything else. */
export function readSubject(text: string | null): ClaimedSubject | null {
  const [, word, id] = /^([a-z]+):(.{1,300})$/s.exec(text ?? "") ?? [];
  const kind = claimedKinds.find((one) => one === word);
  if (!kind || !id) return null;
  const isNumbered = kind === "composition" || kind === "song";
  return isNumbered && parseId(id) === null ? null : { kind, id };
}

/** The most characters of each text of a source. */
export const sourceLengths = { title: 200, author: 200, address: 1000, identifier: 100 } as const;
