import { archive } from "../../../archive.ts";
import { type Citation, genres } from "./citation.ts";
import type { CitedKind } from "./cited-paths.ts";

const types: Record<CitedKind, string> = {
  song: "webpage",
  recording: "song",
  raaga: "webpage",
  person: "webpage",
  concert: "performance",
};

/** Names stay whole: the archive does not know which part is whose. */
const toNames = (names: string[]) =>
  names.length > 0 ? names.map((literal) => ({ literal })) : undefined;

const toDate = (date: string) => ({ "date-parts": [date.split("-").map(Number)] });

/** Writes CSL-JSON 1.0.2: a list of one item. */
export function writeCsl(citation: Citation): string {
  const { kind, key, authors, performers, title, date, place, address, version } = citation;
  const isPage = types[kind] === "webpage";
  const item = {
    id: key,
    type: types[kind],
    title,
    author: toNames(authors),
    performer: toNames(performers),
    issued: date === null ? undefined : toDate(date),
    "event-place": place || undefined,
    "container-title": isPage ? archive.title : undefined,
    publisher: archive.title,
    genre: genres[kind],
    language: citation.language ?? undefined,
    version: version ?? undefined,
    URL: address,
    accessed: toDate(citation.accessed),
  };
  return `${JSON.stringify([item], null, 2)}\n`;
}
