import { z } from "zod";
import { readLines } from "./detail-lines.ts";
import { tidyLine } from "../tidy-text.ts";
import { errorKey } from "./entry-fields.ts";

export interface CitedSource {
  /** `arohana` for the scale, `parent`, `bhashanga`, `time`, `creator`, `alias Foo`; "" for all that is known. */
  field: string;
  title: string;
  note: string;
}

const words = new Map([
  ["", "all"],
  ["arohana", "scale"],
]);
const fields = new Map([...words].map(([field, word]) => [word, field]));

export const raagaFacts = [
  "all",
  "scale",
  "parent",
  "bhashanga",
  "time",
  "creator",
  "alias …",
] as const;
export const taalaFacts = ["all", "creator", "alias …"] as const;

const maxLines = 40;
const maxTitle = 200;

const compare = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1);

/** Puts sources in the order of their facts, then of their titles; each once. */
export function sortSources(all: readonly CitedSource[]): CitedSource[] {
  const distinct = new Map(all.map((one) => [JSON.stringify([one.field, one.title]), one]));
  return [...distinct.values()].toSorted(
    (one, other) => compare(one.field, other.field) || compare(one.title, other.title),
  );
}

/** Formats sources by fact: `scale | title; title [note]`, one fact a line. */
export function sourceLines(all: readonly CitedSource[]): string {
  const titles = new Map<string, string[]>();
  for (const { field, title, note } of sortSources(all))
    titles.set(field, [...(titles.get(field) ?? []), note ? `${title} [${note}]` : title]);
  return [...titles]
    .map(([field, ofField]) => `${words.get(field) ?? field} | ${ofField.join("; ")}`)
    .join("\n");
}

/** Titles end at a semicolon that is not within the brackets of a note. */
function readTitles(text: string, field: string): CitedSource[] {
  const parts = text.match(/(?:[^;[\]]|\[[^\]]*\]|[[\]])+/g) ?? [];
  return parts
    .map(tidyLine)
    .filter(Boolean)
    .map((part) => {
      const [, title, note] = /^(.+?) \[([^\]]+)\]$/.exec(part) ?? [];
      return title && note ? { field, title, note } : { field, title: part, note: "" };
    });
}

const readFact = (word: string) => fields.get(word) ?? word.replace(/^alias\s+/, "alias ");

/** Parses the format of `sourceLines` for these facts. */
export function entrySources(facts: readonly string[]) {
  const isFact = (word: string) =>
    word.startsWith("alias ") ? facts.includes("alias …") : facts.includes(word);
  const line = z.tuple([z.string().refine(isFact), z.string().min(1)]);
  return z
    .string()
    .transform(readLines)
    .refine((lines) => lines.length <= maxLines && z.array(line).safeParse(lines).success, {
      message: errorKey("admin.sourcesWrong"),
      params: { facts: facts.join(", "), max: maxLines },
    })
    .transform((lines) =>
      sortSources(lines.flatMap(([word = "", titles = ""]) => readTitles(titles, readFact(word)))),
    )
    .refine((all) => all.every(({ title, note }) => title.length + note.length <= maxTitle), {
      message: errorKey("admin.sourcesLong"),
      params: { max: maxTitle },
    })
    .default([]);
}

interface Cited {
  sources: CitedSource[];
  aliases: { alias: string }[];
}

const isAlias = (field: string) => field.startsWith("alias ");

/** Whether every other name that sources are given for is one of the entry's. */
export const namesKnownAliases = ({ sources, aliases }: Cited): boolean =>
  sources.every(
    ({ field }) => !isAlias(field) || aliases.some(({ alias }) => `alias ${alias}` === field),
  );

/**
 * Removes outdated sources: those of a fact that changed while its sources did not, and those of removed aliases.
 * `factsOf` returns the values of an entry that a field of its sources refers to.
 */
export function withoutOutdated<Entry extends Cited>(
  before: Entry,
  after: Entry,
  factsOf: (entry: Entry) => Record<string, unknown>,
): Entry {
  const [old, now] = [factsOf(before), factsOf(after)];
  const changed = Object.keys(now).filter(
    (field) =>
      JSON.stringify(old[field]) !== JSON.stringify(now[field]) &&
      JSON.stringify(sourcesOf(before, field)) === JSON.stringify(sourcesOf(after, field)),
  );
  const unchanged = after.sources.filter(({ field }) => !changed.includes(field));
  return {
    ...after,
    sources: unchanged.filter((one) => namesKnownAliases({ ...after, sources: [one] })),
  };
}

const sourcesOf = ({ sources }: Cited, field: string) =>
  sources.filter((one) => one.field === field);
