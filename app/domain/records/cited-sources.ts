import { tidyLine } from "../tidy-text.ts";
import type { ClaimedKind } from "./source.ts";

/** A source that states a fact of a record. */
export interface CitedSource {
  /** The fact, as `arohana` or `alias Foo`; "" for all that is known. */
  field: string;
  title: string;
  /** Empty where the title alone says which source is meant. */
  address: string;
  /** A remark on its certainty, or where in the source it is. */
  note: string;
  /** What the source states instead; "" if it agrees. */
  reading: string;
}

/** The facts that may have sources: how they are written, and how they are stored if in another way. */
const facts: Record<ClaimedKind, readonly (string | readonly [word: string, field: string])[]> = {
  composition: [
    ["all", ""],
    "title",
    "isoTitle",
    "nativeTitle",
    "otherTitles",
    "composer",
    ["raaga", "raagaId"],
    "raagas",
    ["taala", "taalaId"],
    ["songType", "songTypeId"],
    "language",
    "deity",
    "signature",
    "description",
    "lyrics",
    "notation",
    "meaning",
    "recordings",
  ],
  song: [
    ["all", ""],
    "singer",
    ["date", "recordingDate"],
    "event",
    "place",
    ["concert", "concertId"],
    "track",
    ["raaga", "ownRaagaId"],
    ["taala", "ownTaalaId"],
    "accompaniments",
    ["about", "mediaDescription"],
  ],
  person: [["all", ""], "years", "names"],
  deity: [["all", ""], "names"],
  raaga: [
    ["all", ""],
    ["scale", "arohana"],
    "parent",
    "bhashanga",
    "time",
    "creator",
    ["alias …", "alias "],
  ],
  taala: [["all", ""], "creator", ["alias …", "alias "]],
};

const pairsOf = (kind: ClaimedKind) =>
  facts[kind].map((fact) => (typeof fact === "string" ? ([fact, fact] as const) : fact));

/** Lists the facts of a record that may have sources, as they are written. */
export const factWords = (kind: ClaimedKind): string[] => pairsOf(kind).map(([word]) => word);

/** Returns how a fact is written. */
const wordOfFact = (kind: ClaimedKind, field: string): string =>
  pairsOf(kind).find(([, stored]) => stored === field)?.[0] ?? field;

/** Returns how a written fact is stored, or null if there is none. */
export function fieldOfWord(kind: ClaimedKind, word: string): string | null {
  const pairs = pairsOf(kind);
  const found = pairs.find(([written]) => written === word && !written.endsWith("…"));
  if (found) return found[1];
  const [, alias] = /^alias (.+)$/.exec(word) ?? [];
  return alias && pairs.some(([, stored]) => stored === "alias ") ? `alias ${alias}` : null;
}

/** Longer lines are written as several. */
const usualLineLength = 2000;

const compare = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1);

/** Puts sources in the order of their facts, then of their titles; each once. */
export function sortSources(all: readonly CitedSource[]): CitedSource[] {
  const keyOf = ({ field, title, address }: CitedSource) => JSON.stringify([field, title, address]);
  return [...new Map(all.map((one) => [keyOf(one), one])).values()].toSorted(
    (one, other) =>
      compare(one.field, other.field) ||
      compare(one.title, other.title) ||
      compare(one.address, other.address),
  );
}

/** Splits a text at a mark, but for marks behind a backslash, and for those within brackets where `keepsNotes`. */
function splitAt(text: string, mark: string, keepsNotes = false): string[] {
  const units: string[] = text.match(/\\[^]|[^]/gu) ?? [];
  const lastClosing = units.lastIndexOf("]");
  const parts = [""];
  let isNote = false;
  for (const [at, unit] of units.entries()) {
    if (keepsNotes && unit === "[" && at < lastClosing) isNote = true;
    if (unit === "]") isNote = false;
    if (unit === mark && !isNote) parts.push("");
    else parts[parts.length - 1] += unit;
  }
  return parts.map((part) => part.trim());
}

const marks = /[\\;|[\]<>=]/g;
const escape = (text: string) => text.replace(marks, String.raw`\$&`);
const unescape = (text: string) => text.replace(/\\([\\;|[\]<>=])/g, "$1");

const citation =
  /^((?:\\[^]|[^])+?)(?: <(https?:\/\/(?:\\[^]|[^<>\\])+)>)?(?: \[((?:\\[^]|[^[\]\\])+)\])?(?: = ([^]+))?$/iu;

function readSource(field: string, text: string): CitedSource {
  const [, title = text, address = "", note = "", reading = ""] = citation.exec(text) ?? [];
  return {
    field,
    title: unescape(title).trim(),
    address: unescape(address),
    note: unescape(note).trim(),
    reading: unescape(reading).trim(),
  };
}

const writeParts = ({ title, address, note, reading }: CitedSource) =>
  `${title}${address && ` <${address}>`}${note && ` [${note}]`}${reading && ` = ${reading}`}`;

/** Writes a source, with backslashes before marks that would be read as others. */
function writeSource(source: CitedSource): string {
  const plain = writeParts(source);
  const { field, ...parts } = source;
  // A bracket that is not closed, or a backslash, would hold what is written behind it.
  const isPlain =
    !/[[\]\\]/.test(Object.values(parts).join("")) &&
    splitAt(plain, "|").length === 1 &&
    splitAt(plain, ";", true).length === 1 &&
    JSON.stringify(readSource(source.field, plain)) === JSON.stringify(source);
  const escaped = Object.entries(parts).map(([name, part]) => [name, escape(part)]);
  return isPlain ? plain : writeParts({ field, ...Object.fromEntries(escaped) });
}

/** Writes sources by fact: `raaga | title <address> [note] = what it states instead; title`, one fact a line. */
export function sourceLines(kind: ClaimedKind, all: readonly CitedSource[]): string {
  const lines: { field: string; text: string }[] = [];
  for (const source of sortSources(all)) {
    const last = lines.at(-1);
    const written = writeSource(source);
    if (last?.field === source.field && last.text.length + written.length < usualLineLength)
      last.text += `; ${written}`;
    else
      lines.push({
        field: source.field,
        text: `${escape(wordOfFact(kind, source.field))} | ${written}`,
      });
  }
  return lines.map(({ text }) => text).join("\n");
}

/** Reads a line of `sourceLines`; null if it is none. */
export function readSourceLine(kind: ClaimedKind, line: string): CitedSource[] | null {
  const [word = "", titles = "", more] = splitAt(line, "|");
  const field = fieldOfWord(kind, tidyLine(unescape(word)));
  const cited = splitAt(titles, ";", true).filter(Boolean);
  if (field === null || cited.length === 0 || more !== undefined) return null;
  return cited.map((text) => readSource(field, text));
}

/** A source of a fact as programs send and receive it. */
export interface CitedRow {
  fact: string;
  title: string;
  address: string;
  note: string;
  reading: string;
}

/** Writes the sources of a record's facts as programs receive them. */
export const toCitedRows = (kind: ClaimedKind, all: readonly CitedSource[]): CitedRow[] =>
  all.map(({ field, ...source }) => ({ fact: wordOfFact(kind, field), ...source }));
