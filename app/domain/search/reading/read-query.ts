import { parseQuery, type SearchQuery } from "../keys/parse-query.ts";
import type { Lookups, ReadingKind, Span, TextLookup } from "./lookups.ts";
import type { AskedPart } from "./part-words.ts";
import { isJoining, type QueryWord } from "./query-words.ts";
import { readYears } from "./spoken-years.ts";

/** Where a name that words may mean stands: the kinds of the name index, people, languages. */
export const sources = [
  "raaga",
  "taala",
  "songType",
  "language",
  "composer",
  "singer",
  "accompanist",
  "person",
] as const;
export type Source = (typeof sources)[number];

/** One thing that words were found to mean: a name, or that they stand in a title or in lyrics. */
export interface Meaning extends Span {
  kind: ReadingKind;
  /** The smaller, the likelier. */
  rank: number;
  asked: AskedPart | null;
  /** The name; null for a text. */
  name: { source: Source; id: string } | null;
}

/** Words of a query and what they mean: a song must have it. */
export interface QueryPart extends Span {
  /** `any`: of the second reading, any name or text that contains the word. */
  kind: ReadingKind | "any";
  rank: number;
  asked: AskedPart | null;
  ids: Partial<Record<Source, string[]>>;
  /** How the words are found in titles and lyrics. */
  text: TextLookup | null;
  /** Dates from the first to the last, as they are compared. */
  years: { since: string; until: string } | null;
  /** Whether it neither names anything nor stands in a title or in lyrics. */
  isUnknown: boolean;
}

export interface QueryReading {
  /** What is looked for: the longest words first, then the likeliest; no word twice. */
  parts: QueryPart[];
  /** All that words may mean, likeliest first. */
  all: QueryPart[];
}

/** Chooses how the words of a query are read, from their lookups and all that these were found to mean. */
export function readQuery(
  words: readonly QueryWord[],
  lookups: Lookups,
  meanings: readonly Meaning[],
  thisYear: number,
): QueryReading {
  const texts = new Map(lookups.texts.map((text) => [spanKey(text), text]));
  const languages = lookups.languages.map(({ code, ...span }): Meaning => {
    const name = { source: "language" as const, id: code };
    return { ...span, kind: "language", rank: 0, asked: null, name };
  });
  const all = [
    ...groupMeanings([...meanings, ...languages], texts),
    ...listYears(words, thisYear),
  ].toSorted(byLikelihood);
  const chosen: QueryPart[] = [];
  for (const part of all) if (chosen.every((one) => areApart(one, part))) chosen.push(part);
  const unknown = words.flatMap((word, first) => {
    const span = { first, past: first + 1 };
    const isLeft = chosen.every((one) => areApart(one, span));
    if (!isLeft || !parseQuery(word.text) || isJoining(word, words)) return [];
    const part = makePart(span, "title", Infinity);
    return [{ ...part, text: textOf(texts, span), isUnknown: true }];
  });
  // What a song's own row tells is compared before what its texts and people do.
  const parts = [...chosen, ...unknown].toSorted((a, b) => Number(isFar(a)) - Number(isFar(b)));
  return { parts, all };
}

const isFar = ({ kind }: QueryPart) => kind === "title" || kind === "person";

const spanKey = ({ first, past }: Span) => `${first} ${past}`;
const textOf = (texts: ReadonlyMap<string, TextLookup>, span: Span) =>
  texts.get(spanKey(span)) ?? null;
const areApart = (one: Span, other: Span) => one.past <= other.first || other.past <= one.first;
const lengthOf = ({ first, past }: Span) => past - first;

const makePart = ({ first, past }: Span, kind: QueryPart["kind"], rank: number): QueryPart => ({
  first,
  past,
  kind,
  rank,
  asked: null,
  ids: {},
  text: null,
  years: null,
  isUnknown: false,
});

const compareKinds = (a: QueryPart, b: QueryPart) =>
  a.kind < b.kind ? -1 : Number(a.kind > b.kind);
const byLikelihood = (a: QueryPart, b: QueryPart) =>
  lengthOf(b) - lengthOf(a) ||
  a.rank - b.rank ||
  Number(a.kind === "person") - Number(b.kind === "person") ||
  compareKinds(a, b);

/** Joins the names of one kind and likelihood that the same words have. */
function groupMeanings(
  meanings: readonly Meaning[],
  texts: ReadonlyMap<string, TextLookup>,
): QueryPart[] {
  const parts = new Map<string, QueryPart>();
  for (const { kind, rank, asked, name, ...span } of meanings) {
    const key = [spanKey(span), kind, rank, asked?.part, asked?.type].join(" ");
    const part = parts.get(key) ?? { ...makePart(span, kind, rank), asked };
    if (name) {
      const ids = (part.ids[name.source] ??= []);
      if (!ids.includes(name.id)) ids.push(name.id);
    } else part.text = textOf(texts, span);
    parts.set(key, part);
  }
  return [...parts.values()];
}

function listYears(words: readonly QueryWord[], thisYear: number): QueryPart[] {
  return words.flatMap(({ text, quoted }, first) => {
    const read = quoted ? null : readYears(text, thisYear);
    if (!read) return [];
    const years = { since: `${read.first}`, until: `${read.last}-12-31` };
    return [{ ...makePart({ first, past: first + 1 }, "year", -1), years }];
  });
}

/** A part of the second reading; `names` are the ranges of the names that contain the word. */
export interface LoosePart extends QueryPart {
  names: SearchQuery["contains"] | null;
  /** Whether it is left out if no name contains the word. */
  isOptional: boolean;
}

/**
 * Reads a query that found nothing a second time. Words that are not known become all names that contain them, or are
 * left out, as are single words beside a title of several: it is written with more words than ours. Otherwise each word
 * is looked for anywhere.
 */
export function readLoosely(
  words: readonly QueryWord[],
  chosen: readonly QueryPart[],
): LoosePart[] {
  const hasPhrase = chosen.some((part) => part.kind === "title" && lengthOf(part) > 1);
  const mayLack = (part: QueryPart) =>
    part.isUnknown || (part.kind === "title" && lengthOf(part) === 1 && hasPhrase);
  const isOptional = chosen.some(mayLack);
  const isYear = ({ kind }: QueryPart) => kind === "year";
  const isLooked = (at: number) =>
    isOptional
      ? chosen.some(({ first, isUnknown }) => isUnknown && first === at)
      : !chosen.some((part) => isYear(part) && part.first === at);
  const looked = words.flatMap(({ text }, first): LoosePart[] => {
    const query = parseQuery(text);
    const isLetter = words.length > 1 && query?.body.length === 1;
    if (!query || isLetter || !isLooked(first)) return [];
    const span = { first, past: first + 1 };
    const lines = query.lyrics[0]!;
    const written = { ...span, ranges: [...query.contains, lines], lines, check: query.titleCheck };
    return [{ ...makePart(span, "any", 0), text: written, names: query.contains, isOptional }];
  });
  const left = chosen.filter((part) => (isOptional ? !mayLack(part) : isYear(part)));
  return [...looked, ...left.map((part) => ({ ...part, names: null, isOptional: false }))];
}
