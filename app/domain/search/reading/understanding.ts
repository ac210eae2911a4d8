import { romanOf, type ShownName } from "../../music/shown-name.ts";
import type { PersonPart } from "../../people/person.ts";
import type { Possession } from "../possession.ts";
import type { ReadingKind } from "./lookups.ts";
import { joinWords, type QueryWord } from "./query-words.ts";

/** A meaning of words. For a person it includes the part: composer, singer, accompanist, or the best-known one. */
export interface Reading {
  kind: ReadingKind;
  first: number;
  past: number;
  names: { name: ShownName; part: string | null }[];
  /** The part of the person that the words name. */
  required?: PersonPart | null;
  /** What songs have or lack, if the words say it. */
  has?: Possession | null;
  /** Whether the names have the spelling of the words. */
  isExact: boolean;
}

/** An alternative reading: the query without the words, and filters instead. */
export interface OtherReading {
  meanings: Pick<Reading, "kind" | "names" | "has">[];
  q: string;
  filters: Record<string, string>;
}

export interface UnderstoodPart extends Pick<Reading, "kind" | "names" | "has"> {
  text: string;
  /** The rest of the query; empty if nothing is left. */
  without: string;
  /** Whether the words name an entry or occur in a title. */
  isKnown: boolean;
  others: OtherReading[];
}

const filterOf = {
  title: "title",
  raaga: "raagaDescription",
  taala: "taalaDescription",
  songType: "songTypeDescription",
  deity: "deity",
  language: "language",
} as const;
const personFilters: Record<string, string> = {
  composer: "composer",
  accompanist: "accompanistName",
};

const maxOthers = 3;

/** Describes the reading of a query, part by part in word order, from the chosen parts and all meanings. */
export function understand(
  words: readonly QueryWord[],
  chosen: readonly Reading[],
  all: readonly Reading[],
): UnderstoodPart[] {
  return chosen
    .toSorted((a, b) => a.first - b.first)
    .map((part) => ({
      kind: part.kind,
      names: dropRepeated(part.names),
      has: part.has ?? null,
      text: textOf(words, part),
      without: joinWords(wordsWithout(words, part)),
      isKnown:
        part.kind !== "title" ||
        all.some((one) => one.first === part.first && one.past === part.past),
      others: listOthers(words, part, all),
    }));
}

/** Treats a person and the same printed name as one meaning. */
const dropRepeated = (names: Reading["names"]) =>
  [...new Map(names.toReversed().map((one) => [romanOf(one.name), one])).values()].toReversed();

const textOf = (words: readonly QueryWord[], { first, past }: Pick<Reading, "first" | "past">) =>
  words
    .slice(first, past)
    .map(({ text }) => text)
    .join(" ");

const wordsWithout = (
  words: readonly QueryWord[],
  { first, past }: Pick<Reading, "first" | "past">,
) => words.filter((_, at) => at < first || at >= past);

function listOthers(
  words: readonly QueryWord[],
  part: Reading,
  all: readonly Reading[],
): OtherReading[] {
  const same = all.filter(
    (one) =>
      one.first === part.first &&
      one.past === part.past &&
      !isSame(one, part) &&
      (one.kind !== part.kind || one.isExact),
  );
  const byKind = [
    ...new Map(same.toReversed().map((one) => [one.kind, one])).values(),
  ].toReversed();
  const others = byKind.flatMap((one) => toOther(words, part, [one]) ?? []);
  const inside = part.kind === "title" ? readInside(part, all) : [];
  const apart = inside.length > 0 ? toOther(words, part, inside) : null;
  return [...others, ...(apart ? [apart] : [])].slice(0, maxOthers);
}

const isSame = (a: Reading, b: Reading) =>
  a.kind === b.kind && JSON.stringify(a.names) === JSON.stringify(b.names);

/** The likeliest names within the words of a title, no word twice. */
function readInside(part: Reading, all: readonly Reading[]): Reading[] {
  const inside: Reading[] = [];
  for (const one of all) {
    const isPart =
      one.first >= part.first &&
      one.past <= part.past &&
      one.past - one.first < part.past - part.first;
    const isFree = inside.every((other) => one.past <= other.first || one.first >= other.past);
    if (isPart && isFree && one.kind !== "title") inside.push(one);
  }
  return inside.toSorted((a, b) => a.first - b.first);
}

function toOther(
  words: readonly QueryWord[],
  part: Reading,
  readings: readonly Reading[],
): OtherReading | null {
  const filters: Record<string, string> = {};
  for (const { kind, names, required, ...span } of readings) {
    if (kind === "year" || kind === "length" || kind === "has" || required) return null;
    const filter =
      kind === "person" ? (personFilters[names[0]?.part ?? ""] ?? "singer") : filterOf[kind];
    if (Object.hasOwn(filters, filter)) return null;
    filters[filter] = kind === "language" ? String(names[0]?.name) : textOf(words, span);
  }
  const isRead = (at: number) => readings.some(({ first, past }) => at >= first && at < past);
  const left = words.filter((_, at) => at < part.first || at >= part.past || !isRead(at));
  return {
    meanings: readings.map(({ kind, names }) => ({ kind, names: dropRepeated(names) })),
    q: joinWords(left),
    filters,
  };
}
