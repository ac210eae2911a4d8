import { archive } from "../../../archive.ts";
import { readKindWord } from "../keys/kind-words.ts";
import { parseQuery, type SearchQuery } from "../keys/parse-query.ts";
import type { Possession } from "../possession.ts";
import type { Lookups, ReadingKind, TextLookup } from "./lookups.ts";
import { composing, type RequiredPart, singing } from "./part-words.ts";
import { isJoining, type QueryWord, readRole, type Span } from "./query-words.ts";
import { findRaagasByScale, type RaagaScale } from "./raagas-by-scale.ts";
import type { ScaleQuery } from "./scale-words.ts";
import type { LengthRange } from "./spoken-lengths.ts";
import { type SpokenQuery, type Stated } from "./stated.ts";

/** The kinds of names that words may mean: those of the name index, people, languages. */
export const sources = [
  "raaga",
  "taala",
  "songType",
  "deity",
  "language",
  "composer",
  "singer",
  "accompanist",
  "person",
] as const;
export type Source = (typeof sources)[number];

/** One meaning of words: a name, or an occurrence in titles or lyrics. */
export interface Meaning extends Span {
  kind: ReadingKind;
  /** The smaller, the likelier. */
  rank: number;
  required: RequiredPart | null;
  /** The name; null for a text. */
  name: { source: Source; id: string } | null;
}

/** Words of a query with their meaning, which a song must match. */
export interface QueryPart extends Span {
  /** `any` (second reading only): any name or text that contains the word. */
  kind: ReadingKind | "any";
  rank: number;
  required: RequiredPart | null;
  ids: Partial<Record<Source, string[]>>;
  /** How to match the words in titles and lyrics. */
  text: TextLookup | null;
  /** The range of dates, as comparable texts. */
  years: { since: string; until: string } | null;
  length: LengthRange | null;
  has: Possession | null;
  /** Whether the words are unknown: no name, and in no title or lyrics. */
  isUnknown: boolean;
}

export interface QueryReading {
  /** The chosen parts: longest first, then likeliest; no word twice. */
  parts: QueryPart[];
  /** All meanings, likeliest first. */
  all: QueryPart[];
}

/**
 * Chooses the reading of a query from the lookups of its words and their meanings. `raagas` are the raagas to compare
 * with the swaras and numbers of the query; they may be missing if it has none (`scales`).
 */
export function readQuery(
  { words, stated, scales }: SpokenQuery,
  lookups: Lookups,
  meanings: readonly Meaning[],
  raagas: readonly RaagaScale[],
): QueryReading {
  const texts = new Map(lookups.texts.map((text) => [spanKey(text), text]));
  const languages = lookups.languages.map(({ code, ...span }): Meaning => {
    const name = { source: "language" as const, id: code };
    return { ...span, kind: "language", rank: 0, required: null, name };
  });
  const all = [
    ...groupMeanings([...meanings, ...languages], texts).map((part) => rankInRole(part, words)),
    ...stated.map(statedPart),
    ...scales.map((one) => scalePart(one, raagas)),
  ]
    .filter(
      (part, _, others) =>
        hasRole(part, words) || !others.some((one) => isSameSpan(one, part) && hasRole(one, words)),
    )
    .toSorted(byLikelihood);
  const chosen: QueryPart[] = [];
  for (const part of all) if (chosen.every((one) => areApart(one, part))) chosen.push(part);
  const unknown = words.flatMap((word, first) => {
    const span = { first, past: first + 1 };
    const isLeft = chosen.every((one) => areApart(one, span));
    if (!isLeft || !parseQuery(word.text) || isJoining(word, words) || isKind(word)) return [];
    // A word of a phrase that another phrase has taken was not looked up.
    const text = textOf(texts, span);
    return text ? [{ ...makePart(span, "title", Infinity), text, isUnknown: true }] : [];
  });
  // Conditions on a song's own row come before those on its texts and people.
  const parts = [...chosen, ...unknown].toSorted((a, b) => Number(isFar(a)) - Number(isFar(b)));
  return { parts, all };
}

/** Whether a word only names a kind of thing: a query of it alone asks for the list of these. */
const isKind = ({ text, quoted }: QueryWord) => !quoted && readKindWord(text) !== null;

/** Words that name a type of songs, and stand in titles as "foot" and "colour". */
const ambiguousTypes = new Set("pada पद పదం ಪದ varna वर्ण ವರ್ಣ".split(" "));

/** Whether the words are such a word alone, which is a part of a title first. */
const isAmbiguous = ({ kind }: QueryPart, words: readonly QueryWord[]) =>
  kind === "songType" && words.length === 1 && ambiguousTypes.has(words[0]!.text.toLowerCase());

/** Whether a part is what the word beside it says: a person after "by", a deity or words of a title after "on". */
function hasRole(part: QueryPart, words: readonly QueryWord[]): boolean {
  if (isAmbiguous(part, words)) return false;
  const role = readRole(words, part);
  if (role === "person") return part.kind === "person";
  return role !== "subject" || part.kind === "title" || part.kind === "deity";
}

/** The rank of a deity that the word beside it makes the subject, whatever else its name may be. */
const subjectRank = 1;
const rankInRole = (part: QueryPart, words: readonly QueryWord[]): QueryPart =>
  part.kind === "deity" && readRole(words, part) === "subject"
    ? { ...part, rank: Math.min(part.rank, subjectRank) }
    : part;

const isSameSpan = (one: Span, other: Span) => one.first === other.first && one.past === other.past;

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
  required: null,
  ids: {},
  text: null,
  years: null,
  length: null,
  has: null,
  isUnknown: false,
});

const compareKinds = (a: QueryPart, b: QueryPart) =>
  a.kind < b.kind ? -1 : Number(a.kind > b.kind);
const byLikelihood = (a: QueryPart, b: QueryPart) =>
  lengthOf(b) - lengthOf(a) ||
  a.rank - b.rank ||
  Number(a.kind === "person") - Number(b.kind === "person") ||
  compareKinds(a, b);

/** Joins the names of one kind and likelihood that the same words have; types of songs of any likelihood. */
function groupMeanings(
  meanings: readonly Meaning[],
  texts: ReadonlyMap<string, TextLookup>,
): QueryPart[] {
  const parts = new Map<string, QueryPart>();
  for (const { kind, rank, required, name, ...span } of meanings.toSorted(
    (a, b) => a.rank - b.rank,
  )) {
    const likelihood = kind === "songType" ? "" : rank;
    const key = [spanKey(span), kind, likelihood, required?.part, required?.type].join(" ");
    const part = parts.get(key) ?? { ...makePart(span, kind, rank), required };
    if (name) {
      const ids = (part.ids[name.source] ??= []);
      if (!ids.includes(name.id)) ids.push(name.id);
    } else part.text = textOf(texts, span);
    parts.set(key, part);
  }
  return [...parts.values()];
}

/** The rank of what words say by themselves, without a name of the archive: a year, swaras. */
const statedRank = -1;
const isStated = ({ rank }: QueryPart) => rank === statedRank;

/** Whether a part is raagas that the words describe by swaras or numbers. */
export const isDescribed = (part: QueryPart): boolean => part.kind === "raaga" && isStated(part);

function statedPart(one: Stated): QueryPart {
  const part = makePart(one, one.kind, statedRank);
  switch (one.kind) {
    case "year":
      return { ...part, years: { since: `${one.years.first}`, until: `${one.years.last}-12-31` } };
    case "length":
      return { ...part, length: one.length };
    case "has":
      return { ...part, has: one.has };
    case "person": {
      const required = one.part === "composer" ? composing : singing;
      return { ...part, required, ids: { person: [archive.composerId] } };
    }
  }
}

const scalePart = (query: ScaleQuery, raagas: readonly RaagaScale[]): QueryPart => ({
  ...makePart(query, "raaga", statedRank),
  ids: { raaga: findRaagasByScale(query, raagas) },
});

/** A part of the second reading; `names` are the ranges of the names that contain the word. */
export interface LoosePart extends QueryPart {
  names: SearchQuery["contains"] | null;
  /** Whether to omit the part if no name contains the word. */
  isOptional: boolean;
}

/**
 * Reads a query without results a second time. Unknown words match all names that contain them, or are omitted, as are
 * single words beside a title of several words: the query's title may have more words than the archive's. Other words
 * are searched in all fields.
 */
export function readLoosely(
  words: readonly QueryWord[],
  chosen: readonly QueryPart[],
): LoosePart[] {
  const hasPhrase = chosen.some((part) => part.kind === "title" && lengthOf(part) > 1);
  const mayLack = (part: QueryPart) =>
    part.isUnknown || (part.kind === "title" && lengthOf(part) === 1 && hasPhrase);
  const isOptional = chosen.some(mayLack);
  const isLooked = (at: number) =>
    isOptional
      ? chosen.some(({ first, isUnknown }) => isUnknown && first === at)
      : !chosen.some((part) => isStated(part) && part.first <= at && at < part.past);
  const looked = words.flatMap(({ text }, first): LoosePart[] => {
    const query = parseQuery(text);
    const isLetter = words.length > 1 && query?.body.length === 1;
    if (!query || isLetter || !isLooked(first)) return [];
    const span = { first, past: first + 1 };
    const lines = query.lyrics[0]!;
    const written = { ...span, ranges: [...query.contains, lines], lines, check: query.titleCheck };
    return [{ ...makePart(span, "any", 0), text: written, names: query.contains, isOptional }];
  });
  const left = chosen.filter((part) => (isOptional ? !mayLack(part) : isStated(part)));
  return [...looked, ...left.map((part) => ({ ...part, names: null, isOptional: false }))];
}
