import type { Language } from "../../archive.ts";
import type { ClaimedKind } from "./source.ts";

/** A value of a figure and its frequency. `id` is for the link to its page. */
export interface Counted {
  id: string;
  name: string;
  count: number;
  /** The name by language, where it is known in that language's script. */
  names: Partial<Record<Language, string>>;
}

/** The most frequent values of a kind, and the total. */
export interface Ranking {
  first: Counted[];
  /** The sum of all others. */
  others: number;
}

export interface Figures {
  raagas: Ranking;
  taalas: Ranking;
  languages: Counted[];
  /** By the first year of each: 1960, 1970 … */
  decades: Counted[];
  singers: Ranking;
  /** By month, yyyy-MM: how many were added in it, oldest first. */
  months: { month: string; compositions: number; recordings: number }[];
  /** Counts of facts that name no source, those with the most first; absent in older figures. */
  unsourced?: UnsourcedFact[];
  /** The first records with such facts. */
  unsourcedRecords?: UnsourcedRecord[];
}

/** A kind of fact, how many records tell it, and how many of them without a source. */
export interface UnsourcedFact {
  kind: ClaimedKind;
  field: string;
  total: number;
  unsourced: number;
}

/** A record with facts that name no source. */
export interface UnsourcedRecord {
  kind: ClaimedKind;
  /** The id of its address. */
  id: string;
  name: string;
  fields: string[];
}

export const maxUnsourced = 100;

export const maxRanked = 15;

/** Splits counts, most frequent first, into the first ones and the sum of the others. */
export function rank(counts: readonly Counted[], total: number): Ranking {
  const first = counts.slice(0, maxRanked);
  return { first, others: total - first.reduce((sum, { count }) => sum + count, 0) };
}
