import type { Language } from "../../domain/music/shown-name.ts";
import { findSoleText } from "../../domain/search/best-match.ts";
import type { UnderstoodPart } from "../../domain/search/reading/understanding.ts";
import { maxComparedSongs, type SongSearch } from "../../domain/search/search.ts";
import type { Database } from "../database.ts";
import { countersStatement, readCounters } from "../counters.ts";
import { readBatch } from "../read-batch.ts";
import { type Lead, readLeads } from "./leads.ts";
import { type LyricsLine, lyricsLinesStatement, readLyricsLines } from "./lyrics-lines.ts";
import { homophonesStatement, readHomophones } from "./raaga-homophones.ts";
import { rankSuggestions, type Suggestion } from "./names/rank-suggestions.ts";
import {
  type DescribedRaagas,
  showDescribed,
  showReading,
  shownNamesStatement,
} from "./reading/read-queries.ts";
import { readText, type SearchResult } from "./search.ts";
import { readSearchRows, searchStatement } from "./search-statement.ts";
import { namesStatement } from "./suggestion-statements.ts";

export interface SearchPage extends SearchResult {
  names: Suggestion[];
  /** The raagas that the query describes by swaras or numbers. */
  described: DescribedRaagas | null;
  /** Names that sound alike, for a search without results. */
  alike: Suggestion[];
  homophones: Suggestion[];
  lines: LyricsLine[];
  understood: UnderstoodPart[];
  leads: Lead[];
}

const maxLines = 4;

/**
 * Reads the page of a search in one batch, or two with `q`. If there are no results or a word is unknown, finds
 * alternatives in three more, or in one if all words are known.
 */
export async function readSearchPage(
  db: Database,
  search: SongSearch,
  language: Language,
): Promise<SearchPage> {
  const { q = "", raagaDescription: raaga = "" } = search.text;
  const isSole = findSoleText(search) !== null && search.only.length === 0;
  const sole = (isSole && q) || "";
  const read = await readText(db, search);
  const [rows, counters, shown, names, lines, others] = await readBatch(db, [
    searchStatement(db, search, read, language, true),
    countersStatement(db),
    read && shownNamesStatement(db, [read], language),
    sole ? namesStatement(db, sole, language) : null,
    sole ? lyricsLinesStatement(db, sole, { limit: maxLines, language }) : null,
    raaga ? homophonesStatement(db, raaga, language) : null,
  ]);
  const results = readSearchRows(rows);
  const understood = read ? showReading(read, shown) : [];
  // If only a part of the songs was compared, the alternative is the next part.
  const isEmpty = results.total === 0 && (results.compared ?? 0) < maxComparedSongs;
  const isUnknown = sole !== "" && results.loose && understood.some(({ isKnown }) => !isKnown);
  const { queries, names: alike } =
    search.page === 1 && (isEmpty || isUnknown)
      ? await readLeads(db, search, read, understood, language)
      : { queries: [], names: [] };
  return {
    ...results,
    version: readCounters(counters).version,
    names: rankSuggestions(sole, names),
    described: read && showDescribed(read, shown),
    alike,
    homophones: readHomophones(others),
    lines: readLyricsLines(lines),
    understood,
    leads: isEmpty ? queries : queries.filter(({ kind }) => kind === "corrected"),
  };
}
