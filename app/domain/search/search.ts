import { type Direction, directions, oneOf, parsePage } from "../paging.ts";
import { type SongSort, songSorts } from "../songs/song.ts";
import { checkYears, parseYear, type SubmittedYears, type YearErrors } from "./years.ts";

const conditions = ["OR", "AND"] as const;
type Condition = (typeof conditions)[number];

export const maxCountedMatches = 1000;
/** How many songs of the filter with the fewest matches an AND search compares with its other filters. */
export const maxComparedSongs = 1000;

export const textFilters = [
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

const maxFilterLength = 200;

export interface SongSearch {
  text: Partial<Record<TextFilter, string>>;
  yearStart: number | null;
  yearEnd: number | null;
  condition: Condition;
  /** Null: best match first. */
  sortBy: SongSort | null;
  direction: Direction;
  page: number;
  /** Which thousand songs of its smallest filter an AND search compares, from 1 on. */
  part: number;
  searched: boolean;
}

export interface ParsedSearch extends SongSearch {
  submittedYears: SubmittedYears;
  yearErrors: YearErrors;
}

/** Parses a search from a query string. Empty and invalid values are ignored; invalid years are reported. */
export function parseSearch(query: URLSearchParams, thisYear: number): ParsedSearch {
  const text: SongSearch["text"] = {};
  for (const filter of textFilters) {
    const value = query.get(filter)?.trim().slice(0, maxFilterLength);
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

export function hasFilters(search: SongSearch): boolean {
  return (
    Object.keys(search.text).length > 0 || search.yearStart !== null || search.yearEnd !== null
  );
}
