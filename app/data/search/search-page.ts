import type { Language } from "../../domain/music/shown-name.ts";
import { findSoleText } from "../../domain/search/best-match.ts";
import { hasFilters, type SongSearch } from "../../domain/search/search.ts";
import type { Database } from "../database.ts";
import { countersStatement, readCounters } from "../counters.ts";
import { type LyricsLine, lyricsLinesStatement, readLyricsLines } from "./lyrics-lines.ts";
import { homophonesStatement, readHomophones } from "./raaga-homophones.ts";
import { rankSuggestions, type Suggestion } from "./rank-suggestions.ts";
import { type SearchResult, searchSongs } from "./search.ts";
import { readSearchRows, searchStatement } from "./search-statement.ts";
import { alikeStatements, namesStatement } from "./suggestion-statements.ts";

export interface SearchPage extends SearchResult {
  names: Suggestion[];
  alike: Suggestion[];
  homophones: Suggestion[];
  lines: LyricsLine[];
}

const maxLines = 4;
const noExtras = { names: [], alike: [], homophones: [], lines: [] };

export async function readSearchPage(
  db: Database,
  search: SongSearch,
  language: Language,
): Promise<SearchPage> {
  const raaga = search.text.raagaDescription;
  if (raaga !== undefined) return readWithHomophones(db, search, raaga, language);
  const text = findSoleText(search);
  if (!hasFilters(search) || text === null) {
    const result = await searchSongs(db, search, language);
    return { ...result, ...noExtras };
  }
  return "q" in search.text
    ? readWithNamesAndLines(db, search, text, language)
    : readWithAlike(db, search, text, language);
}

async function readWithAlike(
  db: Database,
  search: SongSearch,
  text: string,
  language: Language,
): Promise<SearchPage> {
  const [rows, counters, names, titles] = await db.batch([
    searchStatement(db, search, language),
    countersStatement(db),
    ...alikeStatements(db, text, language),
  ]);
  const { version } = readCounters(counters);
  const alike = rankSuggestions(text, names, titles);
  return { ...readSearchRows(rows), version, ...noExtras, alike };
}

async function readWithNamesAndLines(
  db: Database,
  search: SongSearch,
  text: string,
  language: Language,
): Promise<SearchPage> {
  const [rows, counters, alikeNames, alikeTitles, names, lines] = await db.batch([
    searchStatement(db, search, language),
    countersStatement(db),
    ...alikeStatements(db, text, language),
    namesStatement(db, text, language),
    lyricsLinesStatement(db, text, { limit: maxLines, language }),
  ]);
  return {
    ...readSearchRows(rows),
    version: readCounters(counters).version,
    homophones: [],
    names: rankSuggestions(text, names),
    alike: rankSuggestions(text, alikeNames, alikeTitles),
    lines: readLyricsLines(lines),
  };
}

async function readWithHomophones(
  db: Database,
  search: SongSearch,
  raaga: string,
  language: Language,
): Promise<SearchPage> {
  const [rows, counters, others] = await db.batch([
    searchStatement(db, search, language),
    countersStatement(db),
    homophonesStatement(db, raaga, language),
  ]);
  const found = readSearchRows(rows);
  const { version } = readCounters(counters);
  const homophones = readHomophones(others);
  return { ...found, version, ...noExtras, homophones };
}
