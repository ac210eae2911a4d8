import type { Language } from "../../domain/music/shown-name.ts";
import { type LeadQuery, listLeadQueries } from "../../domain/search/reading/lead-queries.ts";
import type { UnderstoodPart } from "../../domain/search/reading/understanding.ts";
import type { SongSearch } from "../../domain/search/search.ts";
import type { Database } from "../database.ts";
import type { Suggestion } from "./names/rank-suggestions.ts";
import { statement } from "../drizzle-internals.ts";
import { countCompositions } from "./filters/reading-filter.ts";
import { readQueries, showReading, shownNamesStatement } from "./reading/read-queries.ts";
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

/**
 * Finds alternatives to a search without results: names that sound like an unknown word, the query with that name
 * instead, the same words in other fields, and fewer words; each with its results. Three round trips.
 */
export async function readLeads(
  db: Database,
  search: SongSearch,
  understood: readonly UnderstoodPart[],
  language: Language,
): Promise<Leads> {
  const unknown = understood.find(({ kind, isKnown }) => kind === "title" && !isKnown);
  const text = unknown?.text ?? search.text.title ?? Object.values(search.text)[0];
  const names = text ? (await suggestEverything(db, text, language)).slice(0, maxNames) : [];
  const queries = listLeadQueries(
    search,
    understood,
    names.map(({ name, kind }) => ({ name, isTitle: kind === "song" })),
  );
  const [first, ...others] = queries.map(({ q }) => q);
  if (first === undefined) return { queries: [], names };
  const read = await readQueries(db, [first, ...others]);
  const [shown, ...counts] = await db.batch([
    shownNamesStatement(db, read, language),
    ...read.map(({ parts }) =>
      statement<{ compositions: number }>(db, countCompositions(parts, maxCounted + 1)),
    ),
  ]);
  const leads = queries.map((query, at): Lead => {
    const compositions = counts[at]![0]?.compositions ?? 0;
    return {
      ...query,
      parts: showReading(read[at]!, shown),
      compositions: Math.min(compositions, maxCounted),
      more: compositions > maxCounted,
    };
  });
  return { queries: leads.filter(({ compositions }) => compositions > 0), names };
}
