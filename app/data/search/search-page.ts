import { findSoleText } from "../../domain/search/best-match.ts";
import { hasFilters, type SongSearch } from "../../domain/search/search.ts";
import { type Database, readCounters, countersStatement } from "../database.ts";
import { type LyricsLine, lyricsLinesStatement, readLyricsLines } from "./lyrics-lines.ts";
import { homophonesStatement, readHomophones } from "./raaga-collisions.ts";
import { readSearchRows, type SearchResult, searchSongs, searchStatement } from "./search.ts";
import {
  alikeStatements,
  namesStatement,
  readSuggestions,
  type Suggestion,
} from "./suggestions.ts";

export interface SearchPage extends SearchResult {
  /** Raagas, people and the like that contain what was asked of everything. */
  names: Suggestion[];
  /** What sounds like it, where no song and no name contains it. */
  alike: Suggestion[];
  /** Raagas that sound like the one that was asked for, and are others. */
  homophones: Suggestion[];
  /** Lines of lyrics that contain what was asked, with their songs. */
  lines: LyricsLine[];
}

const fewLines = 4;

/** A page of search results with all that is offered beside them. One batch. */
export async function readSearchPage(db: Database, search: SongSearch): Promise<SearchPage> {
  const text = findSoleText(search);
  const raaga = search.text.raagaDescription;
  if (raaga !== undefined) return readWithRaaga(db, search, raaga);
  if (!hasFilters(search) || text === null) {
    const result = await searchSongs(db, search);
    return { ...result, ...nothingBeside, lines: linesOf(result) };
  }
  const results = [
    searchStatement(db, search),
    countersStatement(db),
    ...alikeStatements(db, text),
  ] as const;
  if (!("q" in search.text)) {
    const [rows, counters, names, titles] = await db.batch(results);
    const { version } = readCounters(counters);
    const alike = readSuggestions(text, names, titles);
    return { ...readSearchRows(rows), version, ...nothingBeside, alike };
  }
  const [rows, counters, alikeNames, alikeTitles, names, lines] = await db.batch([
    ...results,
    namesStatement(db, text),
    lyricsLinesStatement(db, text, fewLines),
  ]);
  return {
    ...readSearchRows(rows),
    version: readCounters(counters).version,
    ...nothingBeside,
    names: readSuggestions(text, names),
    alike: readSuggestions(text, alikeNames, alikeTitles),
    lines: readLyricsLines(lines),
  };
}

const nothingBeside = { names: [], alike: [], homophones: [], lines: [] };

const linesOf = ({ songs }: Pick<SearchResult, "songs">) => songs.flatMap(({ line }) => line ?? []);

async function readWithRaaga(db: Database, search: SongSearch, raaga: string): Promise<SearchPage> {
  const [rows, counters, others] = await db.batch([
    searchStatement(db, search),
    countersStatement(db),
    homophonesStatement(db, raaga),
  ]);
  const found = readSearchRows(rows);
  const { version } = readCounters(counters);
  const homophones = readHomophones(others);
  return { ...found, version, ...nothingBeside, homophones, lines: linesOf(found) };
}
