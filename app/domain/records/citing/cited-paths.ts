import { historyPath } from "../history/history-path.ts";

export const citedKinds = ["song", "recording", "raaga", "person", "concert"] as const;
/** What can be cited: a composition (`song`), the recording on the same page, or another record. */
export type CitedKind = (typeof citedKinds)[number];

export const isCitedKind = (text: string | undefined): text is CitedKind =>
  citedKinds.some((kind) => kind === text);

const folders: Record<CitedKind, string> = {
  song: "songs",
  recording: "songs",
  raaga: "raagas",
  person: "people",
  concert: "concerts",
};

/** Returns the address of the record that is cited. It never changes (docs/addresses.md). */
export const citedPath = (kind: CitedKind, id: string): string =>
  `/${folders[kind]}/${encodeURIComponent(id)}`;

/** Returns the address of a version of a record, or that of the record where its versions have none. */
export const versionPath = (kind: CitedKind, id: string, revision: number): string =>
  revision === 0 || kind === "concert"
    ? citedPath(kind, id)
    : historyPath({ kind: kind === "recording" ? "song" : kind, id }, revision);

/** Returns the address of the page with the citation of a record. */
export const citePath = (kind: CitedKind, id: string | number): string =>
  `/cite/${kind}/${encodeURIComponent(id)}`;

const nameOf = (kind: CitedKind) => (kind === "recording" ? "recording" : "cite");

/** Returns the address of a file with the citation of a record. */
export const citationFilePath = (kind: CitedKind, id: string, extension: string): string =>
  `${citedPath(kind, id)}/${nameOf(kind)}.${extension}`;

/** The addresses of such files, as `/songs/:id/cite.bib`. */
export const citationFileAddress = (kind: CitedKind, extension: string): string =>
  `/${folders[kind]}/:id/${nameOf(kind)}.${extension}`;
