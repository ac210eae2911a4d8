import { romanOf, type ShownName } from "../../music/shown-name.ts";
import type { PersonPart } from "../../people/person.ts";
import type { ReadingKind } from "./lookups.ts";
import { joinWords, type QueryWord } from "./query-words.ts";

/** What words may mean; for a person with the part: composer, singer, accompanist, or what the person is known for. */
export interface Reading {
  kind: ReadingKind;
  first: number;
  past: number;
  names: { name: ShownName; part: string | null }[];
  /** The part that the words name of a person. */
  asked?: PersonPart | null;
  /** Whether the names are spelt as the words are. */
  isExact: boolean;
}

/** Another way to read words: the query without them, and filters in their place. */
export interface OtherReading {
  meanings: Pick<Reading, "kind" | "names">[];
  q: string;
  filters: Record<string, string>;
}

export interface UnderstoodPart extends Pick<Reading, "kind" | "names"> {
  text: string;
  /** The query without it; empty if nothing is left. */
  without: string;
  /** Whether the words name something or stand in a title. */
  isKnown: boolean;
  others: OtherReading[];
}

const filterOf = {
  title: "title",
  raaga: "raagaDescription",
  taala: "taalaDescription",
  songType: "songTypeDescription",
  language: "language",
} as const;
const personFilters: Record<string, string> = {
  composer: "composer",
  accompanist: "accompanistName",
};

const maxOthers = 3;

/** Tells how a query was read, part by part in the order of its words, from what was chosen and all that it may mean. */
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
      text: textOf(words, part),
      without: joinWords(wordsWithout(words, part)),
      isKnown:
        part.kind !== "title" ||
        all.some((one) => one.first === part.first && one.past === part.past),
      others: listOthers(words, part, all),
    }));
}

/** A person and the same name as it is printed are one. */
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
  for (const { kind, names, asked, ...span } of readings) {
    if (kind === "year" || asked) return null;
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
