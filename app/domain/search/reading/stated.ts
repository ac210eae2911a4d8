import type { Possession } from "../possession.ts";
import { type MasterPart, readMaster } from "./master-words.ts";
import { listPhrases } from "./phrases.ts";
import { listScaleQueries, type ScaleQuery } from "./scale-words.ts";
import { isJoining, joinFrom, type QueryWord, type Span, splitQuery } from "./query-words.ts";
import { type LengthRange, readLength } from "./spoken-lengths.ts";
import { readPossession } from "./spoken-possessions.ts";
import { readYears, type YearRange } from "./spoken-years.ts";

/** What words of a query say by themselves, whatever the archive holds. */
export type Stated = Span &
  (
    | { kind: "year"; years: YearRange }
    | { kind: "length"; length: LengthRange }
    | { kind: "has"; has: Possession }
    /** The master of the archive. */
    | { kind: "person"; part: MasterPart }
  );

/** Lists what words of a query say by themselves: when it was recorded, how long it is, what it has, "his". */
function listStated(words: readonly QueryWord[], thisYear: number): Stated[] {
  return [
    ...listPhrases(words, (text) => readYears(text, thisYear)).map(
      ({ meaning, ...span }) => ({ ...span, kind: "year", years: meaning }) as const,
    ),
    ...listPhrases(words, readLength).map(
      ({ meaning, ...span }) => ({ ...span, kind: "length", length: meaning }) as const,
    ),
    ...listPhrases(words, readPossession).map(
      ({ meaning, ...span }) => ({ ...span, kind: "has", has: meaning }) as const,
    ),
    ...listPhrases(words, (text, { first }) => readMaster(text, { isFirst: first === 0 })).map(
      ({ meaning, ...span }) => ({ ...span, kind: "person", part: meaning }) as const,
    ),
  ];
}

const isWithin = (at: number, { first, past }: Span) => first <= at && at < past;

/** How many words of a query are looked for; the rest belong to the last. */
const maxLooked = 8;

/** A query as words, and what some of them say by themselves, of raagas too. */
export interface SpokenQuery {
  words: QueryWord[];
  stated: Stated[];
  scales: ScaleQuery[];
}

const readWords = (words: QueryWord[], thisYear: number): SpokenQuery => ({
  words,
  stated: listStated(words, thisYear),
  scales: listScaleQueries(words),
});

/** Splits a query into words, of which at most eight neither join others nor say something by themselves. */
export function splitSpoken(query: string, thisYear: number): SpokenQuery {
  const spoken = readWords(splitQuery(query), thisYear);
  const { words } = spoken;
  const looked = [...words.keys()].filter(
    (at) => !isJoining(words[at]!, words) && !isSpoken(at, spoken),
  );
  return looked.length <= maxLooked
    ? spoken
    : readWords(joinFrom(words, looked[maxLooked - 1]!), thisYear);
}

/**
 * Whether a word is part of a phrase that is never looked up as a name: all but a year that is one word, and swaras
 * that may be words of a title as they have no numbers ("sa ri ga ma").
 */
export const isSpoken = (at: number, { stated, scales }: SpokenQuery): boolean =>
  stated.some((one) => isWithin(at, one) && (one.kind !== "year" || one.past - one.first > 1)) ||
  scales.some((one) => isWithin(at, one) && (one.kind !== "scale" || one.isNumbered));
