import { z } from "zod";
import { tidyLine } from "../tidy-text.ts";
import { type ClaimedKind, sourceLengths } from "./source.ts";
import { isSourceAddress } from "./source-form.ts";

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
export const wordOfFact = (kind: ClaimedKind, field: string): string =>
  pairsOf(kind).find(([, stored]) => stored === field)?.[0] ?? field;

/** Returns how a written fact is stored, or null if there is none. */
function fieldOfWord(kind: ClaimedKind, word: string): string | null {
  const pairs = pairsOf(kind);
  const found = pairs.find(([written]) => written === word && !written.endsWith("…"));
  if (found) return found[1];
  const [, alias] = /^alias (.+)$/.exec(word) ?? [];
  return alias && pairs.some(([, stored]) => stored === "alias ") ? `alias ${alias}` : null;
}

const maxLines = 100;
/** As many as the page of a record shows. */
const maxSources = 60;
const maxLineLength = 5000;
const maxTextLength = 250_000;
/** Longer lines are written as several. */
const usualLineLength = 2000;
export const citedLengths = {
  title: sourceLengths.title,
  note: 300,
  address: sourceLengths.address,
} as const;

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
function readLine(kind: ClaimedKind, line: string): CitedSource[] | null {
  const [word = "", titles = "", more] = splitAt(line, "|");
  const field = fieldOfWord(kind, tidyLine(unescape(word)));
  const cited = splitAt(titles, ";", true).filter(Boolean);
  if (field === null || cited.length === 0 || more !== undefined) return null;
  return cited.map((text) => readSource(field, text));
}

const isShort = ({ title, note, reading, address }: CitedSource) =>
  title.length <= citedLengths.title &&
  note.length <= citedLengths.note &&
  reading.length <= citedLengths.note &&
  address.length <= citedLengths.address;

const wrong = (kind: ClaimedKind) => ({
  message: "admin.sourcesWrong",
  params: { facts: factWords(kind).join(", "), max: maxLines },
});
const long = { message: "admin.sourcesLong", params: citedLengths };
const many = { message: "songForm.tooMany", params: { max: maxSources } };

const checked = z
  .array(z.custom<CitedSource>())
  .transform(sortSources)
  .refine((all) => all.every(isShort), long)
  .refine((all) => all.length <= maxSources, many);

/** Parses the format of `sourceLines` for the facts of a kind of record. */
export const citedText = (kind: ClaimedKind) =>
  z
    .string()
    .max(maxTextLength, "form.maximum")
    .transform((all) =>
      all
        .split(/\r\n?|\n/)
        .map(tidyLine)
        .filter(Boolean),
    )
    .refine((lines) => lines.every((line) => line.length <= maxLineLength), long)
    .transform((lines, context) => {
      const read = lines.length <= maxLines ? lines.map((line) => readLine(kind, line)) : [null];
      if (!read.includes(null)) return read.flatMap((cited) => cited ?? []);
      context.addIssue({ code: "custom", ...wrong(kind) });
      return z.NEVER;
    })
    .pipe(checked);

const line = z.string().transform(tidyLine);
const text = line.optional().transform((given = "") => given);

/** A source of a fact as programs send and receive it. */
export interface CitedRow {
  fact: string;
  title: string;
  address: string;
  note: string;
  reading: string;
}

/** Parses the sources of a record's facts as programs send them. */
export const citedRows = (kind: ClaimedKind) =>
  z
    .array(
      z.object({
        fact: line,
        title: line.refine((title) => title !== "", "account.required"),
        address: text.refine(isSourceAddress, "source.addressWrong"),
        note: text,
        reading: text,
      }),
    )
    .max(maxSources, "songForm.tooMany")
    .transform((rows, context) => {
      const read = rows.map(({ fact, ...row }) => ({ field: fieldOfWord(kind, fact), ...row }));
      if (read.every((row): row is CitedSource => row.field !== null)) return read;
      context.addIssue({ code: "custom", ...wrong(kind) });
      return z.NEVER;
    })
    .pipe(checked);

/** Writes the sources of a record's facts as programs receive them. */
export const toCitedRows = (kind: ClaimedKind, all: readonly CitedSource[]): CitedRow[] =>
  all.map(({ field, ...source }) => ({ fact: wordOfFact(kind, field), ...source }));
