import { archive } from "../../../archive.ts";
import { citedPath, type CitedKind, versionPath } from "./cited-paths.ts";

/** What is cited of a record. Unknown texts are "", other unknown values null. */
export interface CitedRecord {
  kind: CitedKind;
  id: string;
  title: string;
  /** The composer of a composition; nobody writes a raaga. */
  authors: string[];
  performers: string[];
  /** When it was recorded or held: yyyy, yyyy-MM or yyyy-MM-dd. */
  date: string | null;
  place: string;
  /** BCP 47 code of the language that is sung. */
  language: string | null;
}

/** A record as a citation names it, with texts in one line. Days are in UTC. */
export interface Citation extends CitedRecord {
  /** Its key in a bibliography: letters, digits and hyphens. */
  key: string;
  address: string;
  /** The day of the last change, if this version is cited, not the work; the address is that of the version. */
  version: string | null;
  accessed: string;
}

/** Line breaks and control characters would end a field of a file. */
const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** A version of a record. */
export interface CitedVersion {
  /** When it came to be, in milliseconds. */
  at: number;
  /** The revision whose address shows it; 0 if it has no address of its own. */
  revision: number;
}

/** Cites a record, or a version of it. Times are milliseconds. */
export function cite(
  record: CitedRecord,
  { origin, now, version }: { origin: string; now: number; version: CitedVersion | null },
): Citation {
  const { kind, id } = record;
  return {
    ...record,
    key: `${kind}-${encodeURIComponent(id)}`.replaceAll(/[^A-Za-z0-9]+/g, "-"),
    title: oneLine(record.title),
    authors: record.authors.map(oneLine),
    performers: record.performers.map(oneLine),
    place: oneLine(record.place),
    address: origin + (version ? versionPath(kind, id, version.revision) : citedPath(kind, id)),
    version: version && dayOf(version.at),
    accessed: dayOf(now),
  };
}

/** What the record is, as bibliographies say it: in English, whatever language its reader has. */
export const genres: Record<CitedKind, string> = {
  song: "Composition",
  recording: "Recording",
  raaga: "Raaga",
  person: "Person",
  concert: "Concert",
};

/** Says what the record is, with who performed, when and where. */
function describeCited({ kind, performers, date, place }: Citation): string {
  const by = performers.length > 0 ? ` performed by ${performers.join(", ")}` : "";
  return [genres[kind] + by, date, place].filter(Boolean).join(", ");
}

const endsSentence = /[.!?]$/;
const joinSentences = (sentences: string[]) =>
  sentences.map((one) => (endsSentence.test(one) ? one : `${one}.`)).join(" ");

/** The facts that the formats have no field for. */
export const noteOf = (citation: Citation): string =>
  joinSentences([
    describeCited(citation),
    ...(citation.version === null ? [] : [`Version of ${citation.version}`]),
  ]);

/** Writes a citation as text: author, title, what it is, archive, version, address, and the day of the visit. */
export function writePlainText(citation: Citation): string {
  const { authors, title, version, address, accessed } = citation;
  const container = archive.title + (version === null ? "" : `, version of ${version}`);
  return joinSentences([
    ...(authors.length > 0 ? [authors.join(", ")] : []),
    `“${title}”`,
    describeCited(citation),
    container,
    `${address} (accessed ${accessed})`,
  ]);
}
