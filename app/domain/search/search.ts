import { cutText } from "../cut-text.ts";
import { type Direction, directions, oneOf, parsePage } from "../paging.ts";
import { type SongSort, songSorts } from "../songs/song.ts";
import { type SungLanguage, sungLanguages } from "../songs/song-field-kinds.ts";
import { type ChosenFacet, parseFacets } from "./facets.ts";
import { type Possession, possessions } from "./possession.ts";
import { checkYears, parseYear, type SubmittedYears, type YearErrors } from "./years.ts";

const conditions = ["OR", "AND"] as const;
type Condition = (typeof conditions)[number];

export const maxCountedMatches = 1000;
/** How many songs of the filter with the fewest matches an AND search compares with its other filters. */
export const maxComparedSongs = 1000;
/** How many of these songs an OR search checks for matching all filters. */
export const maxWalkedSongs = 1000;

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
  "deity",
] as const;
export type TextFilter = (typeof textFilters)[number];

const maxFilterLength = 200;

export interface SongSearch {
  text: Partial<Record<TextFilter, string>>;
  yearStart: number | null;
  yearEnd: number | null;
  language: SungLanguage | null;
  has: Possession[];
  /** Facet values that every result must have, besides the query and the filters. */
  only: ChosenFacet[];
  /** How the filters other than `q` are combined. */
  condition: Condition;
  /** Null: best match first. */
  sortBy: SongSort | null;
  direction: Direction;
  page: number;
  /** Which thousand songs of its smallest filter an AND search compares, from 1 on. */
  part: number;
}

export interface ParsedSearch extends SongSearch {
  /** Whether there is anything to search for: text, a filter, a facet or a year, valid or not. */
  searched: boolean;
  submittedYears: SubmittedYears;
  yearErrors: YearErrors;
}

/** Parses a search from a query string. Empty and invalid values are ignored; invalid years are reported. */
export function parseSearch(query: URLSearchParams, thisYear: number): ParsedSearch {
  const text: SongSearch["text"] = {};
  for (const filter of textFilters) {
    const value = cutText(query.get(filter)?.trim() ?? "", maxFilterLength).trim();
    if (value) text[filter] = value;
  }
  const submittedYears: SubmittedYears = {
    recordingYearStart: query.get("recordingYearStart")?.trim() ?? "",
    recordingYearEnd: query.get("recordingYearEnd")?.trim() ?? "",
  };
  const yearStart = parseYear(submittedYears.recordingYearStart, thisYear);
  const yearEnd = parseYear(submittedYears.recordingYearEnd, thisYear);
  const sortBy = query.get("sortBy");
  const language = sungLanguages.find((code) => code === query.get("language")) ?? null;
  const has = possessions.filter((one) => query.getAll("has").includes(one));
  const only = parseFacets(query.getAll("only"));
  const search: SongSearch = {
    text,
    yearStart,
    yearEnd,
    language,
    has,
    only,
    condition: oneOf(conditions, query.get("condition")),
    sortBy: songSorts.find((sort) => sort === sortBy) ?? null,
    direction: oneOf(directions, query.get("direction")),
    page: parsePage(query.get("page")),
    part: parsePage(query.get("part")),
  };
  const { recordingYearStart: from, recordingYearEnd: to } = submittedYears;
  return {
    ...search,
    submittedYears,
    yearErrors: checkYears(submittedYears, thisYear),
    searched: hasFilters(search) || from !== "" || to !== "",
  };
}

export function hasFilters(search: SongSearch): boolean {
  return search.text.q !== undefined || search.only.length > 0 || countFilters(search) > 0;
}

/** Counts the filters that `condition` combines. */
export function countFilters({ text, yearStart, yearEnd, language, has }: SongSearch): number {
  const texts = Object.keys(text).filter((filter) => filter !== "q").length;
  const years = yearStart !== null || yearEnd !== null ? 1 : 0;
  return texts + years + (language === null ? 0 : 1) + has.length;
}

/** Whether entries differ in how many filters they match: any of several may. */
export const countsMatches = (search: SongSearch): boolean =>
  search.condition === "OR" && countFilters(search) > 1;
