import { wholeQuery } from "../domain/best-match.ts";
import { hasFilters, type SongSearch } from "../domain/search.ts";
import { type Database, readTallies, tallyStatement } from "./database.ts";
import { type LyricsLine, linesStatement, readLines } from "./lyrics.ts";
import { readFound, type SearchResult, searchSongs, searchStatement } from "./search.ts";
import { everythingStatements, readEverything, type Suggestion } from "./suggestions.ts";

export interface SearchPage extends SearchResult {
  /** Raagas, people and the like that contain what was asked of everything. */
  names: Suggestion[];
  /** What sounds like it, where no song and no name contains it. */
  alike: Suggestion[];
  /** Lines of lyrics that contain what was asked, with their songs. */
  lines: LyricsLine[];
}

const fewLines = 4;

/** A page of search results with all that is offered beside them. One batch. */
export async function readSearchPage(db: Database, search: SongSearch): Promise<SearchPage> {
  const text = wholeQuery(search);
  if (!hasFilters(search) || text === null) {
    const result = await searchSongs(db, search);
    const lines = result.songs.flatMap((song) => song.line ?? []);
    return { ...result, names: [], alike: [], lines };
  }
  const [rows, tallies, lineRows, ...offers] = await db.batch([
    searchStatement(db, search),
    tallyStatement(db),
    linesStatement(db, text, fewLines),
    ...everythingStatements(db, text),
  ]);
  const { found, alike } = readEverything(text, ...offers);
  const names = "q" in search.text ? found.filter(({ kind }) => kind !== "song") : [];
  const result = readFound(rows);
  return {
    ...result,
    version: readTallies(tallies).version,
    names,
    alike: result.total === 0 && names.length === 0 ? [...found, ...alike] : [],
    lines: readLines(lineRows),
  };
}
