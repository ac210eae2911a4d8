import { type Direction, directions, oneOf, parsePage } from "../paging.ts";
import { type SongSort, songSorts } from "../songs/song.ts";
import { checkYears, parseYear, type SubmittedYears, type YearErrors } from "./years.ts";

const conditions = ["OR", "AND"] as const;
type Condition = (typeof conditions)[number];

/** Matches are counted exactly up to here; beyond it there are 'more than' so many. */
export const maxCountedMatches = 1000;
/** So many songs of its rarest filter does a search for all of several filters compare with the others at once. */
export const maxComparedSongs = 1000;

export const textFilters = [
  /** What the one box asks of every field. */
  "q",
  "title",
  "singer",
  "composer",
  "raagaDescription",
  "taalaDescription",
  "songTypeDescription",
  "accompanistName",
  "lyrics",
] as const;
export type TextFilter = (typeof textFilters)[number];

const longestFilter = 200;

/** What a search asks for. Absent filters are no constraint. */
export interface SongSearch {
  text: Partial<Record<TextFilter, string>>;
  yearStart: number | null;
  yearEnd: number | null;
  condition: Condition;
  /** Null: best match first. */
  sortBy: SongSort | null;
  direction: Direction;
  page: number;
  /** Which thousand of the songs of its rarest filter an AND search compares, from 1 on. */
  part: number;
  /** True when the visitor has asked, and not only opened the form. */
  searched: boolean;
}

/** A search with its years as they were typed. */
export interface ParsedSearch extends SongSearch {
  submittedYears: SubmittedYears;
  yearErrors: YearErrors;
}

/**
 * Reads a search from an address: values trimmed, empty ones dropped, wrong ones as if absent, except
 * years, of which it says what is wrong.
 */
export function parseSearch(query: URLSearchParams, thisYear: number): ParsedSearch {
  const text: SongSearch["text"] = {};
  for (const filter of textFilters) {
    const value = query.get(filter)?.trim().slice(0, longestFilter);
    if (value) text[filter] = value;
  }
  const submittedYears: SubmittedYears = {
    recordingYearStart: query.get("recordingYearStart")?.trim() ?? "",
    recordingYearEnd: query.get("recordingYearEnd")?.trim() ?? "",
  };
  const yearStart = parseYear(submittedYears.recordingYearStart, thisYear);
  const yearEnd = parseYear(submittedYears.recordingYearEnd, thisYear);
  const sortBy = query.get("sortBy");
  return {
    text,
    yearStart,
    yearEnd,
    submittedYears,
    yearErrors: checkYears(submittedYears, thisYear),
    condition: oneOf(conditions, query.get("condition")),
    sortBy: songSorts.find((sort) => sort === sortBy) ?? null,
    direction: oneOf(directions, query.get("direction")),
    page: parsePage(query.get("page")),
    part: parsePage(query.get("part")),
    searched:
      query.get("searched") === "true" ||
      Object.keys(text).length > 0 ||
      submittedYears.recordingYearStart !== "" ||
      submittedYears.recordingYearEnd !== "",
  };
}

/** True when any filter constrains the search. A text without a letter or digit still counts: it finds nothing. */
export function hasFilters(search: SongSearch): boolean {
  return (
    Object.keys(search.text).length > 0 || search.yearStart !== null || search.yearEnd !== null
  );
}
