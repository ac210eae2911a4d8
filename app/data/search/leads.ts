import type { Language } from "../../domain/music/shown-name.ts";
import { type LeadQuery, listLeadQueries } from "../../domain/search/reading/lead-queries.ts";
import type { QueryPart } from "../../domain/search/reading/read-query.ts";
import type { UnderstoodPart } from "../../domain/search/reading/understanding.ts";
import type { SongSearch } from "../../domain/search/search.ts";
import type { Database } from "../database.ts";
import type { Suggestion } from "./names/rank-suggestions.ts";
import { statement } from "../drizzle-internals.ts";
import { countCompositions } from "./filters/reading-filter.ts";
import {
  type ReadQuery,
  readQueries,
  showReading,
  shownNamesStatement,
} from "./reading/read-queries.ts";
import { suggestEverything } from "./suggestions.ts";

/** An alternative to a search without results: another search, its reading, and its results. */
export interface Lead extends LeadQuery {
  parts: UnderstoodPart[];
  compositions: number;
  /** Whether there may be more. */
  more: boolean;
}

export interface Leads {
  queries: Lead[];
  names: Suggestion[];
}

const maxCounted = 200;
const maxNames = 6;

const countLimited = (db: Database, parts: readonly QueryPart[]) =>
  statement<{ compositions: number }>(db, countCompositions(parts, maxCounted + 1));

/** Returns an alternative with the compositions that were counted, of which one more than are shown. */
const makeLead = (query: LeadQuery, parts: UnderstoodPart[], compositions = 0): Lead => ({
  ...query,
  parts,
  compositions: Math.min(compositions, maxCounted),
  more: compositions > maxCounted,
});

const withResults = (leads: readonly Lead[]) =>
  leads.filter(({ compositions }) => compositions > 0);

/**
 * Finds alternatives to a search without results: names that sound like an unknown word, the query with that name
 * instead, the same words in other fields, and fewer words; each with its results. Three round trips, or one if all
 * words of a query are known, whose parts have been read.
 */
export async function readLeads(
  db: Database,
  search: SongSearch,
  read: ReadQuery | null,
  understood: readonly UnderstoodPart[],
  language: Language,
): Promise<Leads> {
  const unknown = understood.find(({ kind, isKnown }) => kind === "title" && !isKnown);
  if (read && understood.length > 1 && !unknown && search.text.title === undefined)
    return { queries: await readFewer(db, search, read, understood), names: [] };
  const text = unknown?.text ?? search.text.title ?? Object.values(search.text)[0];
  const names = text ? (await suggestEverything(db, text, language)).slice(0, maxNames) : [];
  const queries = listLeadQueries(
    search,
    understood,
    names.map(({ name, kind }) => ({ name, isTitle: kind === "song" })),
  );
  const [first, ...others] = queries.map(({ q }) => q);
  if (first === undefined) return { queries: [], names };
  const readings = await readQueries(db, [first, ...others]);
  const [shown, ...counts] = await db.batch([
    shownNamesStatement(db, readings, language),
    ...readings.map(({ parts }) => countLimited(db, parts)),
  ]);
  const leads = queries.map((query, at) =>
    makeLead(query, showReading(readings[at]!, shown), counts[at]![0]?.compositions),
  );
  return { queries: withResults(leads), names };
}

/** Finds the results of a query without each of its parts. One round trip. */
async function readFewer(
  db: Database,
  search: SongSearch,
  { parts }: ReadQuery,
  understood: readonly UnderstoodPart[],
): Promise<Lead[]> {
  const inOrder = parts.toSorted((a, b) => a.first - b.first);
  const left = listLeadQueries(search, understood, []).map((query) => {
    const at = understood.findIndex(({ without }) => without === query.q);
    const rest = parts.filter((part) => part !== inOrder[at]);
    return { query, shown: understood.toSpliced(at, 1), count: countLimited(db, rest) };
  });
  const [first, ...others] = left.map(({ count }) => count);
  if (!first) return [];
  const counts = await db.batch([first, ...others]);
  return withResults(
    left.map(({ query, shown }, at) => makeLead(query, shown, counts[at]![0]?.compositions)),
  );
}
